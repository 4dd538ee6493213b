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
	"net/url"
	"time"

	"fray/api"
)

const (
	silence   = 45 * time.Second // a connection without data for this long (three heartbeats) is considered dead
	firstWait = 250 * time.Millisecond
	lastWait  = 15 * time.Second
	maxEvent  = 8 << 20 // bytes of a line
)

// Events calls notify with the current state and then after every change, each time with a complete state, until the context
// ends or notify returns an error, which Events returns. It reconnects when a connection breaks. A slow caller misses
// intermediate states but always gets the latest. Last is the caller's last state, or nil. A question that the link may only answer
// for others has no choices but their number (Held): [Client.Question] gets them. Events returns a [*Refused] when the link does not
// work.
func (c *Client) Events(ctx context.Context, last *api.State, notify func(*api.State) error) error {
	for wait := firstWait; ; wait = min(2*wait, lastWait) {
		had := last
		err := c.listen(ctx, &last, notify)
		var failed *notifyError
		switch {
		case errors.As(err, &failed):
			return failed.error
		case ctx.Err() != nil:
			return ctx.Err()
		case final(err):
			return err
		case last != had:
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

// notifyError is an error that the caller's notify returned.
type notifyError struct{ error }

// final reports whether retrying is useless.
func final(err error) bool {
	var r *Refused
	return errors.As(err, &r) && r.Status < http.StatusInternalServerError && r.Status != http.StatusTooManyRequests
}

// listen reads events from one connection until it ends.
func (c *Client) listen(ctx context.Context, last **api.State, notify func(*api.State) error) error {
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	query := url.Values{}
	if *last != nil {
		query.Set("since", (*last).Rev.String())
	}
	patient := *c.http
	patient.Timeout = 0 // it lasts as long as the fight
	dead := time.AfterFunc(silence, stop)
	defer dead.Stop()
	res, err := c.send(ctx, &patient, http.MethodGet, "events", query, nil)
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
			if event != "change" {
				continue
			}
			c := new(api.Change)
			if err := json.Unmarshal(value, c); err != nil {
				return fmt.Errorf("an event cannot be read: %w", err)
			}
			s, err := c.Apply(*last)
			if err != nil {
				*last = nil // the next connection starts with a whole state
				return fmt.Errorf("an event cannot be applied: %w", err)
			}
			*last = s
			dead.Stop() // a slow notify says nothing about the connection
			if err := notify(s); err != nil {
				return &notifyError{err}
			}
			dead.Reset(silence)
		}
	}
	if err := lines.Err(); err != nil {
		return err
	}
	return io.EOF
}
