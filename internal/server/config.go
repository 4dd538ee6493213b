package server

import (
	"io/fs"
	"log/slog"
	"net/url"
	"time"

	"fray/internal/jobs"
	"fray/internal/room"
	"fray/internal/store"
	"fray/internal/web"
	"fray/ruleset"
)

// Config configures a server. Registry, Store, Site and Log are required.
type Config struct {
	Registry *room.Registry
	Store    store.Store
	Site     *web.Site
	Log      *slog.Logger
	Rulesets []ruleset.Ruleset
	Version  string

	Pictures fs.FS // pictures that encounters name, by file; nil: there are none

	Queue *jobs.Queue // the jobs of the database; nil: there are none

	Peers *Peers // the other servers of the store; nil: there are none

	Base       *url.URL // public address of the server behind a proxy; nil: the address of each request
	TrustProxy bool     // trust X-Forwarded-For, -Proto and -Host
	Limits     Limits   // zero fields get their defaults
}

// Rate is a rate limit: one per Every on average, and Burst at once after a pause.
type Rate struct {
	Every time.Duration
	Burst int
}

// Limits are the limits of a server. The comments give the defaults.
type Limits struct {
	Address Rate // requests per address, without assets; 25 per second, 200 at once
	Link    Rate // requests per link and address; 10 per second, 60 at once
	Create  Rate // new tables per address; one in 10 seconds, 20 at once
	Talk    Rate // messages, pings and changes of notes per link; one in 2 seconds, 8 at once

	Streams        int // open streams in total; 10,000
	AddressStreams int // open streams per address; 200
	LinkStreams    int // open streams (pages) per link; for the spectators' link, per address; 16
	Files          int // replays and records being made or sent, in total; 64
	AddressFiles   int // the same per address; 8
	Conns          int // connections in total; 12,000
	AddressConns   int // connections per address; not limited if a proxy is trusted, because all are the proxy's; 1,000

	Replay    time.Duration // longest time to make a replay; 40 s, below the 60 s that an answer may take
	Heartbeat time.Duration // interval of a stream's beats; 15 s
	Stalled   time.Duration // a stream or file whose client accepts nothing for this long is cut off; 10 s
	Stop      time.Duration // time for pending requests to finish at shutdown; 10 s
}

// maxBody is the largest request body, in bytes.
const maxBody = 64 << 10

// AnyRate returns the limits with rates that no client reaches.
func (l Limits) AnyRate() Limits {
	rate := Rate{Every: time.Nanosecond, Burst: 1 << 30}
	l.Address, l.Link, l.Create, l.Talk = rate, rate, rate, rate
	return l
}

// filled returns the limits with defaults in place of zero fields.
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
	rate(&l.Talk, 2*time.Second, 8)
	count(&l.Streams, 10_000)
	count(&l.AddressStreams, 200)
	count(&l.LinkStreams, 16)
	count(&l.Files, 64)
	count(&l.AddressFiles, 8)
	count(&l.Conns, 12_000)
	count(&l.AddressConns, 1000)
	span(&l.Replay, 40*time.Second)
	span(&l.Heartbeat, 15*time.Second)
	span(&l.Stalled, 10*time.Second)
	span(&l.Stop, 10*time.Second)
	return l
}
