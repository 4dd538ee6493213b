package client_test

import (
	"context"
	"errors"
	"io"
	"net/http"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"fray/api"
	"fray/client"
)

// streams is a transport whose responses are streams of events that stay open until the request's context ends.
type streams struct {
	opened int
	events string
}

// RoundTrip opens a stream.
func (s *streams) RoundTrip(r *http.Request) (*http.Response, error) {
	s.opened++
	body := io.MultiReader(strings.NewReader(s.events), until{r.Context()})
	return &http.Response{StatusCode: http.StatusOK, Body: io.NopCloser(&whole{r.Context(), body}), Request: r}, nil
}

// whole is a body that cannot be read after the request is canceled.
type whole struct {
	ctx context.Context
	io.Reader
}

// Read reads at most 40 bytes, as a slow connection delivers them.
func (w *whole) Read(b []byte) (int, error) {
	if err := w.ctx.Err(); err != nil {
		return 0, err
	}
	return w.Reader.Read(b[:min(len(b), 40)])
}

// until is a body that blocks until the context ends.
type until struct{ ctx context.Context }

// Read blocks until the context ends.
func (u until) Read([]byte) (int, error) {
	<-u.ctx.Done()
	return 0, u.ctx.Err()
}

const twoStates = "event: change\ndata: {\"rev\":\"e.1\",\"set\":{}}\n\nevent: change\ndata: {\"rev\":\"e.2\",\"since\":\"e.1\",\"set\":{}}\n\n"

var errEnough = errors.New("enough")

// A caller that is slow to process a state keeps its connection.
func TestSlowCallerKeepsItsConnection(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		line := &streams{events: twoStates}
		c, err := client.New("http://fray.example", "token", &http.Client{Transport: line})
		if err != nil {
			t.Fatal(err)
		}
		err = c.Events(t.Context(), nil, func(s *api.State) error {
			<-time.After(10 * time.Minute)
			if s.Rev.N == 2 || line.opened > 1 {
				return errEnough
			}
			return nil
		})
		if !errors.Is(err, errEnough) || line.opened != 1 {
			t.Errorf("%d connections were opened: %v", line.opened, err)
		}
	})
}

// A connection that stays silent for 45 seconds after a state is replaced by a new one.
func TestSilentConnectionIsReplaced(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		line := &streams{events: twoStates}
		c, err := client.New("http://fray.example", "token", &http.Client{Transport: line})
		if err != nil {
			t.Fatal(err)
		}
		began, states := time.Now(), 0
		err = c.Events(t.Context(), nil, func(*api.State) error {
			if states++; states > 2 {
				return errEnough
			}
			return nil
		})
		if took := time.Since(began); !errors.Is(err, errEnough) || line.opened != 2 || took < 45*time.Second || took > time.Minute {
			t.Errorf("%d connections were opened in %s: %v", line.opened, took, err)
		}
	})
}
