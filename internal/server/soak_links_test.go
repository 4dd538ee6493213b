package server_test

import (
	"context"
	"net/http"

	"fray/api"
	"fray/client"
)

// relink gives everybody new links, one after the other, until the end.
func (tb *soakTable) relink(ctx context.Context) {
	for n := 0; ctx.Err() == nil; n++ {
		switch n % 3 {
		case 0:
			tb.reseat(ctx, "town")
		case 1:
			tb.reseat(ctx, "hills")
		case 2:
			tb.regm(ctx, n%2 == 0)
		}
	}
}

// reseat gives a seat a new link while the old one is in use: a stream is open, another is being opened, and a request hangs.
func (tb *soakTable) reseat(ctx context.Context, seat string) {
	old := tb.token(seat)
	streams := []*soakStream{tb.stream(ctx, old), tb.stream(ctx, old)}
	slow, slowErr := holdAt(tb.addr(), http.MethodPost, "/api/seat", old, `{"seat":"`+seat+`","plays":"person"}`)
	fresh, err := tb.reissue(ctx, api.NewLink{Role: api.RoleSeat, Seat: seat})
	if err != nil {
		for _, s := range streams {
			s.stop()
		}
		return
	}
	tb.replaced(seat, old, fresh)
	for _, s := range streams {
		tb.ends(ctx, s, fresh)
	}
	if slowErr == nil {
		tb.finish(slow)
	}
	tb.refused(ctx, old)
}

// regm gives the GM a new link. The old one has to work until the new one is used, which it is at once, or never.
func (tb *soakTable) regm(ctx context.Context, useIt bool) {
	old := tb.token("gm")
	stream := tb.stream(ctx, old)
	slow, slowErr := holdAt(tb.addr(), http.MethodPost, "/api/links", old, `{"role":"gm"}`)
	fresh, err := tb.reissue(ctx, api.NewLink{Role: api.RoleGM})
	if err != nil || !useIt {
		tb.enters(ctx, old)
		stream.stop()
		if slowErr == nil {
			_ = slow.conn.Close()
		}
		return
	}
	if !tb.enters(ctx, fresh) { // the end of the test: the new link may not have been used
		stream.stop()
		if slowErr == nil {
			_ = slow.conn.Close()
		}
		return
	}
	tb.replaced("gm", old, fresh)
	tb.ends(ctx, stream, fresh)
	if slowErr == nil {
		tb.finish(slow)
	}
	tb.refused(ctx, old)
	tb.enters(ctx, fresh)
}

// reissue asks for a new link until it is there, however often the server is killed at it.
func (tb *soakTable) reissue(ctx context.Context, l api.NewLink) (token string, err error) {
	gm := tb.client(tb.token("gm"))
	var made api.Link
	if err := tb.try(ctx, func() (err error) { made, err = gm.Reissue(ctx, l); return err }); err != nil {
		if client.Code(err) != "" {
			tb.locked.Add(1)
			tb.t.Errorf("table %s: the game master gets no new link: %v", tb.id, err)
		}
		return "", err
	}
	tb.acknowledged(&tb.links)
	return made.Token, nil
}

// replaced notes that a link was replaced.
func (tb *soakTable) replaced(seat, old, fresh string) {
	tb.mu.Lock()
	defer tb.mu.Unlock()
	if seat == "gm" {
		tb.gm = fresh
	} else {
		tb.seats[seat] = fresh
	}
	tb.dead = append(tb.dead, old)
}

// enters fails unless the GM can get in, and reports whether that was answered.
func (tb *soakTable) enters(ctx context.Context, token string) bool {
	err := tb.try(ctx, func() error { _, err := tb.client(token).Links(ctx); return err })
	if client.Code(err) != "" {
		tb.locked.Add(1)
		tb.t.Errorf("table %s: the game master's link is refused: %v", tb.id, err)
	}
	return err == nil
}

// refused fails if a revoked link leads in.
func (tb *soakTable) refused(ctx context.Context, token string) {
	err := tb.try(ctx, func() error { _, err := tb.client(token).State(ctx, 0); return err })
	if ctx.Err() != nil && client.Code(err) == "" {
		return
	}
	tb.tried.Add(1)
	if client.Code(err) != "no_link" {
		tb.served.Add(1)
		tb.t.Errorf("table %s: a revoked link is answered %v", tb.id, err)
	}
}

// finish fails if a request that hung while its link was revoked is carried out.
func (tb *soakTable) finish(o held) {
	status, err := o.finish()
	if err != nil {
		return // the server was killed
	}
	tb.tried.Add(1)
	if status != http.StatusUnauthorized {
		tb.served.Add(1)
		tb.t.Errorf("table %s: a request of a revoked link is answered %d", tb.id, status)
	}
}
