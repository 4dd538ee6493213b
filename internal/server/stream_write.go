package server

import (
	"errors"
	"io"
	"net/http"
	"os"
	"strconv"
	"time"

	"fray/api"
	"fray/internal/room"
)

// eventWriter writes the events of a stream. A client that accepts nothing for some time is cut off.
type eventWriter struct {
	w       io.Writer
	c       *http.ResponseController // of the connection: a stream's compressor holds nothing back
	stalled time.Duration
	metrics *metrics
}

// begin sends the first change, and before it how long to wait before a new connection, and the name of the script of pages: a page with
// another one is of another version of this program, and loads itself again.
func (e *eventWriter) begin(script string, shown *room.Shown) bool {
	return e.after("retry: "+retryMillis+"\nevent: page\ndata: {\"script\":\""+script+"\"}\n\n", shown)
}

// change sends an event with a change.
func (e *eventWriter) change(shown *room.Shown) bool { return e.after("", shown) }

// after sends a text and then an event with a change.
func (e *eventWriter) after(before string, shown *room.Shown) bool {
	e.metrics.events.Inc()
	const frame = 64 // bytes at most around the change
	text := append(make([]byte, 0, len(before)+len(shown.JSON)+frame), before...)
	text = append(text, "event: change\nid: "...)
	text = append(text, shown.Rev.String()...)
	text = append(text, "\ndata: "...)
	text = append(text, shown.JSON...)
	return e.send(append(text, "\n\n"...)) // in one piece, because each piece is compressed alone
}

// beat sends an event that shows that the connection works. It carries the server's time. It is an event and no comment, so
// that scripts of pages see it too.
func (e *eventWriter) beat() bool {
	return e.raw("event: beat\ndata: {\"now\":" + strconv.FormatInt(time.Now().UnixMilli(), 10) + "}\n\n")
}

// bye sends an event with the reason why the stream ends.
func (e *eventWriter) bye(code api.Code) {
	e.raw("event: bye\ndata: {\"code\":\"" + string(code) + "\"}\n\n")
}

func (e *eventWriter) raw(text string) bool { return e.send([]byte(text)) }

// send sends a text and flushes everything sent before it.
func (e *eventWriter) send(b []byte) bool {
	if err := e.c.SetWriteDeadline(time.Now().Add(e.stalled)); err != nil {
		return false
	}
	_, err := e.w.Write(b)
	return e.ok(err) && e.ok(e.c.Flush())
}

// ok reports whether err is nil, and counts a stream that was cut off.
func (e *eventWriter) ok(err error) bool {
	if errors.Is(err, os.ErrDeadlineExceeded) {
		e.metrics.cut.Inc()
	}
	return err == nil
}
