package room

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"io"
	"time"

	"github.com/klauspost/compress/zstd"

	"fray/api"
	"fray/internal/store"
	"fray/table"
)

const (
	timelinePiece  = 512 << 10        // bytes that are compressed together, about
	timelineWindow = 1 << 20          // bytes that the compressor looks back
	timelineTime   = 2 * time.Minute  // to make the timelines of a fight
	closeTime      = 10 * time.Second // to store the timelines of fights that have just ended, when the server stops
)

// viewerName is what the store calls the viewers with this audience.
func viewerName(v Viewer) string {
	if v.Role == api.RoleSeat {
		return "seat " + v.Seat
	}
	return v.Role
}

// storeTimelines stores what every viewer has seen of a fight that is over, so that it can be viewed for ever. A separate goroutine does
// the work; if it fails, it is done again when the fight is opened next.
func (r *Room) storeTimelines() {
	f := r.fight
	if f == nil || f.recorded == f.lines || len(f.pending) > 0 {
		return
	}
	if _, over := f.s.Over(); !over {
		return
	}
	cast := f.s.Game().Cast()
	b := r.backTo(f, audience{api.RoleGM, table.GM})
	b.shared.here = map[string]int{} // who is connected is not part of the fight
	r.registry.mu.Lock()
	defer r.registry.mu.Unlock()
	if r.registry.closed {
		return
	}
	f.recorded = f.lines
	lines := f.lines
	r.registry.recorders.Go(func() {
		ctx, cancel := context.WithTimeout(context.Background(), timelineTime)
		defer cancel()
		err := r.recordTimelines(ctx, &b, cast, lines)
		busy, refused := errors.AsType[*Refusal](err)
		switch {
		case err == nil || errors.Is(err, store.ErrConflict) || errors.Is(err, store.ErrNotFound):
		case refused && busy.Code == api.CodeBusy:
			r.log.Warn("what was seen of a fight is stored when it is opened next", "error", err)
		default:
			r.log.Error("cannot store what was seen of a fight", "error", err)
		}
	})
}

// recordTimelines makes the timelines of all viewers and stores them, unless the store has them.
func (r *Room) recordTimelines(ctx context.Context, b *back, cast *table.Cast, lines int) error {
	if _, err := r.store.Timeline(ctx, r.id, api.RoleSpectator); err == nil {
		return nil
	}
	viewers := []Viewer{{Role: api.RoleGM}, {Role: api.RoleSpectator}}
	for _, seat := range cast.Seats[1:] {
		viewers = append(viewers, Viewer{Role: api.RoleSeat, Seat: seat})
	}
	var all []audience
	writers := map[audience]*timelineWriter{}
	for _, v := range viewers {
		all = append(all, v.audience(cast))
		writers[v.audience(cast)] = new(timelineWriter)
	}
	if err := r.play(ctx, b, all, func(e audience, s *api.State) error { return writers[e].add(s) }); err != nil {
		return err
	}
	var out []store.Timeline
	for i, e := range all {
		data, err := writers[e].finish()
		if err != nil {
			return err
		}
		out = append(out, store.Timeline{Viewer: viewerName(viewers[i]), Data: data})
	}
	return r.store.PutTimelines(ctx, r.id, lines, out)
}

// packer compresses pieces of timelines. It is safe for concurrent use, and does nothing until then.
var packer, errPacker = zstd.NewWriter(nil, zstd.WithEncoderConcurrency(1), zstd.WithWindowSize(timelineWindow))

// timelineWriter writes states as JSON lines, compressed in pieces: one compressor for each viewer would need some MiB each.
type timelineWriter struct {
	packed []byte
	rest   bytes.Buffer // not yet compressed
}

func (w *timelineWriter) add(s *api.State) error {
	err := json.NewEncoder(&w.rest).Encode(s)
	if err == nil && w.rest.Len() >= timelinePiece {
		err = w.pack()
	}
	return err
}

// pack compresses what is there.
func (w *timelineWriter) pack() error {
	if errPacker != nil {
		return errPacker
	}
	w.packed = packer.EncodeAll(w.rest.Bytes(), w.packed)
	w.rest.Reset()
	return nil
}

// finish returns the timeline.
func (w *timelineWriter) finish() ([]byte, error) {
	err := w.pack()
	return w.packed, err
}

// readTimeline tells the states of a timeline, in their order.
func readTimeline(data []byte, tell func(*api.State) error) error {
	z, err := zstd.NewReader(bytes.NewReader(data), zstd.WithDecoderConcurrency(1), zstd.WithDecoderMaxWindow(timelineWindow))
	if err != nil {
		return err
	}
	defer z.Close()
	lines := json.NewDecoder(z)
	for {
		var s struct {
			api.State
			Rev json.RawMessage `json:"rev"` // earlier versions have a number there
		}
		switch err := lines.Decode(&s); {
		case errors.Is(err, io.EOF):
			return nil
		case err != nil:
			return err
		}
		s.State.Rev = api.Rev{Epoch: pastEpoch, N: s.Inputs + 1}
		if err := tell(&s.State); err != nil {
			return err
		}
	}
}

// awaitTimelines waits for timelines that are being stored.
func (h *Registry) awaitTimelines() {
	done := make(chan struct{})
	go func() {
		h.recorders.Wait()
		close(done)
	}()
	select {
	case <-done:
	case <-time.After(closeTime):
	}
}
