package client

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"time"

	"fray/api"
)

const (
	silence   = 45 * time.Second // after this long without a word, three heartbeats, a connection is dead
	firstWait = 250 * time.Millisecond
	lastWait  = 15 * time.Second
	maxEvent  = 8 << 20 // bytes of a line
)

// Events tells of the table as it is and after every change, whole, until the context ends or tell gives an error, which
// is returned. A connection that breaks off is made anew. A slow caller misses steps in between and is always told the
// latest. Was is the last state that the caller has; nil: none. It ends by itself with a [*Refused] when the link leads nowhere.
func (c *Client) Events(ctx context.Context, was *api.State, tell func(*api.State) error) error {
	for wait := firstWait; ; wait = min(2*wait, lastWait) {
		had := was
		err := c.listen(ctx, &was, tell)
		var told *toldError
		switch {
		case errors.As(err, &told):
			return told.error
		case ctx.Err() != nil:
			return ctx.Err()
		case final(err):
			return err
		case was != had:
			wait = firstWait
		}
		pause := wait
		if r := (*Refused)(nil); errors.As(err, &r) {
			pause = max(pause, r.After)
		}
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-time.After(pause):
		}
	}
}

// toldError is an error of whoever is told.
type toldError struct{ error }

// final reports whether there is no use in trying again.
func final(err error) bool {
	var r *Refused
	return errors.As(err, &r) && r.Status < http.StatusInternalServerError && r.Status != http.StatusTooManyRequests
}

// listen follows one connection to its end.
func (c *Client) listen(ctx context.Context, was **api.State, tell func(*api.State) error) error {
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	since := 0
	if *was != nil {
		since = (*was).Rev
	}
	patient := *c.http
	patient.Timeout = 0 // it lasts as long as the fight
	dead := time.AfterFunc(silence, stop)
	defer dead.Stop()
	res, err := c.send(ctx, &patient, http.MethodGet, "events", number("since", since), nil)
	if err != nil {
		return err
	}
	defer res.Body.Close() //nolint:errcheck // read only
	lines := bufio.NewScanner(res.Body)
	lines.Buffer(nil, maxEvent)
	event := ""
	for lines.Scan() {
		dead.Reset(silence)
		name, value, _ := bytes.Cut(lines.Bytes(), []byte(": "))
		switch string(name) {
		case "event":
			event = string(value)
		case "data":
			if event != "state" {
				continue
			}
			s := new(api.State)
			if err := json.Unmarshal(value, s); err != nil {
				return fmt.Errorf("an event can not be read: %w", err)
			}
			if *was != nil {
				s.After(*was)
			}
			*was = s
			dead.Stop() // nothing is read meanwhile: a slow tell says nothing about the connection
			if err := tell(s); err != nil {
				return &toldError{err}
			}
			dead.Reset(silence)
		}
	}
	if err := lines.Err(); err != nil {
		return err
	}
	return io.EOF
}
