package server_test

import (
	"context"
	"net/http"

	"fray/api"
	"fray/client"
)

// replaceLinks replaces the links of the seats and the GM in turn until the context ends.
func (tb *soakTable) replaceLinks(ctx context.Context) {
	for n := 0; ctx.Err() == nil; n++ {
		switch n % 3 {
		case 0:
			tb.replaceSeatLink(ctx, "town")
		case 1:
			tb.replaceSeatLink(ctx, "hills")
		case 2:
			tb.replaceGMLink(ctx, n%2 == 0)
		}
	}
}

// replaceSeatLink replaces the link of a seat while it is in use: by open streams and a slow request.
func (tb *soakTable) replaceSeatLink(ctx context.Context, seat string) {
	old := tb.token(seat)
	streams := []*soakStream{tb.stream(ctx, old), tb.stream(ctx, old)}
	slow, slowErr := startSlow(tb.addr(), http.MethodPost, "/api/v1/seat", old, `{"seat":"`+seat+`","plays":"player"}`)
	fresh, err := tb.reissue(ctx, api.NewLink{Role: api.RoleSeat, Seat: seat})
	if err != nil {
		for _, s := range streams {
			s.stop()
		}
		return
	}
	tb.replaced(seat, old, fresh)
	for _, s := range streams {
		tb.checkEnds(ctx, s, fresh)
	}
	if slowErr == nil {
		tb.finish(slow)
	}
	tb.checkRevoked(ctx, old)
}

// replaceGMLink makes a new link for the GM. The old one has to work until the new one is used, which is at once or never.
func (tb *soakTable) replaceGMLink(ctx context.Context, useIt bool) {
	old := tb.token("gm")
	stream := tb.stream(ctx, old)
	slow, slowErr := startSlow(tb.addr(), http.MethodPost, "/api/v1/links", old, `{"role":"gm"}`)
	fresh, err := tb.reissue(ctx, api.NewLink{Role: api.RoleGM})
	if err != nil || !useIt {
		tb.checkWorks(ctx, old)
		stream.stop()
		if slowErr == nil {
			_ = slow.conn.Close()
		}
		return
	}
	if !tb.checkWorks(ctx, fresh) { // the test ends: whether the new link was used is open, but it works, and the old one may not
		tb.mu.Lock()
		tb.gm = fresh
		tb.mu.Unlock()
		stream.stop()
		if slowErr == nil {
			_ = slow.conn.Close()
		}
		return
	}
	tb.replaced("gm", old, fresh)
	tb.checkEnds(ctx, stream, fresh)
	if slowErr == nil {
		tb.finish(slow)
	}
	tb.checkRevoked(ctx, old)
	tb.checkWorks(ctx, fresh)
}

// reissue requests a new link until the server answers, across kills.
func (tb *soakTable) reissue(ctx context.Context, l api.NewLink) (token string, err error) {
	gm := tb.client(tb.token("gm"))
	var made api.Link
	if err := tb.try(ctx, func() (err error) { made, err = gm.Reissue(ctx, l); return err }); err != nil {
		if client.Code(err) != "" {
			tb.locked.Add(1)
			tb.t.Errorf("table %s: the game master cannot get a new link: %v", tb.id, err)
		}
		return "", err
	}
	tb.acknowledged(&tb.links)
	return made.Token, nil
}

// replaced records that a link was replaced.
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

// checkWorks checks that a GM link works, and reports whether the server answered.
func (tb *soakTable) checkWorks(ctx context.Context, token string) bool {
	err := tb.try(ctx, func() error { _, err := tb.client(token).Links(ctx); return err })
	if client.Code(err) != "" {
		tb.locked.Add(1)
		tb.t.Errorf("table %s: the game master's link does not work: %v", tb.id, err)
	}
	return err == nil
}

// checkRevoked checks that a revoked link does not work.
func (tb *soakTable) checkRevoked(ctx context.Context, token string) {
	err := tb.try(ctx, func() error { _, err := tb.client(token).State(ctx); return err })
	if ctx.Err() != nil && client.Code(err) == "" {
		return
	}
	tb.tried.Add(1)
	if client.Code(err) != "no_link" {
		tb.served.Add(1)
		tb.t.Errorf("table %s: a revoked link gives the error %v, not no_link", tb.id, err)
	}
}

// finish checks that a slow request is refused after its link was revoked.
func (tb *soakTable) finish(o slowRequest) {
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
