package server

import (
	"net/http"
	"strconv"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/collectors"

	"fray/internal/store"
)

// metrics are the metrics of /metrics, on their own registry.
type metrics struct {
	registry *prometheus.Registry
	requests *prometheus.CounterVec   // by route and status
	seconds  *prometheus.HistogramVec // by route, without streams
	refused  *prometheus.CounterVec   // by code: requests refused before they were processed
	panics   prometheus.Counter
	events   prometheus.Counter
	cut      prometheus.Counter
	relayed  *prometheus.CounterVec // by what became of it: requests that another server answers
}

func newMetrics(c Config, open func() int) *metrics {
	stats := c.Registry.Stats
	m := &metrics{
		registry: prometheus.NewRegistry(),
		requests: prometheus.NewCounterVec(prometheus.CounterOpts{
			Name: "fray_http_requests_total", Help: "Requests by route and status.",
		}, []string{"route", "status"}),
		seconds: prometheus.NewHistogramVec(prometheus.HistogramOpts{
			Name: "fray_http_seconds", Help: "Duration of requests by route, without streams.",
			Buckets: []float64{.001, .0025, .005, .01, .025, .05, .1, .25, .5, 1, 2.5, 5},
		}, []string{"route"}),
		refused: prometheus.NewCounterVec(prometheus.CounterOpts{
			Name: "fray_refused_total", Help: "Requests refused before they were processed, by code.",
		}, []string{"code"}),
		panics: prometheus.NewCounter(prometheus.CounterOpts{Name: "fray_panics_total", Help: "Requests that ended in a panic."}),
		events: prometheus.NewCounter(prometheus.CounterOpts{Name: "fray_events_total", Help: "Events sent on streams."}),
		cut:    prometheus.NewCounter(prometheus.CounterOpts{Name: "fray_streams_cut_total", Help: "Streams that were cut off because the client accepted nothing."}),
	}
	m.relayed = prometheus.NewCounterVec(prometheus.CounterOpts{
		Name: "fray_relayed_total", Help: "Requests for tables of other servers: answered, repeated because the table moved, or lost with the server.",
	}, []string{"outcome"})
	m.registry.MustRegister(m.requests, m.seconds, m.refused, m.panics, m.events, m.cut, m.relayed,
		collectors.NewGoCollector(), collectors.NewProcessCollector(collectors.ProcessCollectorOpts{}))
	gauge := func(name, help string, value func() int) {
		m.registry.MustRegister(prometheus.NewGaugeFunc(prometheus.GaugeOpts{Name: name, Help: help}, func() float64 { return float64(value()) }))
	}
	gauge("fray_streams", "Open streams.", open)
	gauge("fray_tables", "Tables known in memory.", func() int { return stats().Rooms })
	gauge("fray_leases", "Tables that this server answers for, without branches; 0 if the server is alone.", func() int { return stats().Leases })
	gauge("fray_tables_awake", "Tables whose fight is in memory.", func() int { return stats().Awake })
	gauge("fray_branches", "Stored branches.", func() int { return stats().Branches })
	if is, ok := c.Store.(store.Measured); ok {
		m.measure(is)
	}
	if c.Queue != nil {
		m.registry.MustRegister(load{c.Queue})
	}
	return m
}

// served counts a request.
func (m *metrics) served(r *http.Request, status int, took time.Duration) {
	if status == 0 {
		status = http.StatusOK
	}
	where := route(r)
	m.requests.WithLabelValues(where, strconv.Itoa(status)).Inc()
	if where != streamRoute && where != apiStreamRoute {
		m.seconds.WithLabelValues(where).Observe(took.Seconds())
	}
}
