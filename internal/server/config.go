package server

import (
	"log/slog"
	"net/url"
	"time"

	"fray/internal/room"
	"fray/internal/store"
	"fray/internal/web"
	"fray/ruleset"
)

// Config is what a server is made of. Hall, Store, Site and Log have to be there.
type Config struct {
	Hall     *room.Hall
	Store    store.Store
	Site     *web.Site
	Log      *slog.Logger
	Rulesets []ruleset.Ruleset
	Version  string

	Base       *url.URL // what people reach the server by, if it is behind a proxy; nil: what each request says
	TrustProxy bool     // believe X-Forwarded-For, -Proto and -Host
	Limits     Limits   // what is zero has the default
}

// Rate is how often something may be done: once every so long, and so many at once after a rest.
type Rate struct {
	Every time.Duration
	Burst int
}

// Limits are the bounds of a server.
type Limits struct {
	Address Rate // requests of one address, without assets; 25 a second, 200 at once
	Link    Rate // requests by one link from one address; 10 a second, 60 at once
	Create  Rate // new tables of one address; one in 10 seconds, 20 at once

	Streams        int // open streams in all; 10,000
	AddressStreams int // of one address; 200
	LinkStreams    int // of one link, and of the spectators' from one address: pages that are open; 16
	Files          int // replays and records that are made or sent at once, in all; 64
	AddressFiles   int // of one address; 8
	Conns          int // connections in all; 12,000
	AddressConns   int // of one address, unless a proxy is trusted: then all are the proxy's; 1,000

	Film      time.Duration // a replay that takes longer to make is refused; 40 s, as an answer has 60
	Heartbeat time.Duration // of a stream; 15 s
	Stalled   time.Duration // a stream that takes nothing for this long is cut off; 10 s
	Stop      time.Duration // what is under way at the end has this long to finish; 10 s
}

// maxBody is how many bytes a request may have at most.
const maxBody = 64 << 10

// filled are the limits with their defaults.
func (l Limits) filled() Limits {
	rate := func(r *Rate, every time.Duration, burst int) {
		if r.Every <= 0 || r.Burst <= 0 {
			*r = Rate{every, burst}
		}
	}
	count := func(n *int, by int) {
		if *n <= 0 {
			*n = by
		}
	}
	span := func(d *time.Duration, by time.Duration) {
		if *d <= 0 {
			*d = by
		}
	}
	rate(&l.Address, 40*time.Millisecond, 200)
	rate(&l.Link, 100*time.Millisecond, 60)
	rate(&l.Create, 10*time.Second, 20)
	count(&l.Streams, 10_000)
	count(&l.AddressStreams, 200)
	count(&l.LinkStreams, 16)
	count(&l.Files, 64)
	count(&l.AddressFiles, 8)
	count(&l.Conns, 12_000)
	count(&l.AddressConns, 1000)
	span(&l.Film, 40*time.Second)
	span(&l.Heartbeat, 15*time.Second)
	span(&l.Stalled, 10*time.Second)
	span(&l.Stop, 10*time.Second)
	return l
}
