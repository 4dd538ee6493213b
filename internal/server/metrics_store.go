package server

import (
	"context"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"fray/internal/jobs"
	"fray/internal/store"
)

// measure adds the metrics of the store.
func (m *metrics) measure(s store.Measured) {
	seconds := prometheus.NewHistogramVec(prometheus.HistogramOpts{
		Name: "fray_store_seconds", Help: "Duration of uses of the store, with the wait for a connection: read or write.",
		Buckets: []float64{.0001, .00025, .0005, .001, .0025, .005, .01, .025, .05, .1, .25, .5, 1, 2.5},
	}, []string{"call"})
	errors := prometheus.NewCounterVec(prometheus.CounterOpts{
		Name: "fray_store_errors_total", Help: "Uses of the store that failed because it does not work: read or write.",
	}, []string{"call"})
	m.registry.MustRegister(seconds, errors)
	type call struct {
		took   prometheus.Observer
		failed prometheus.Counter
	}
	read, write := call{seconds.WithLabelValues("read"), errors.WithLabelValues("read")}, call{seconds.WithLabelValues("write"), errors.WithLabelValues("write")}
	s.Observe(func(c store.Call) {
		of := read
		if c.Writes {
			of = write
		}
		if of.took.Observe(c.Took.Seconds()); c.Failed {
			of.failed.Inc()
		}
	})
	for state, count := range map[string]func(store.Connections) int{
		"busy": func(c store.Connections) int { return c.Busy },
		"idle": func(c store.Connections) int { return c.Idle },
		"most": func(c store.Connections) int { return c.Most },
	} {
		m.registry.MustRegister(prometheus.NewGaugeFunc(prometheus.GaugeOpts{
			Name: "fray_store_connections", Help: "Connections to the database that are busy or idle, and the most that there can be.",
			ConstLabels: prometheus.Labels{"state": state},
		}, func() float64 { return float64(count(s.Connections())) }))
	}
}

// loadTime is how long a look at the load of the jobs takes at most.
const loadTime = 2 * time.Second

// load collects what workers have to do, each time it is asked. While the database is away there is nothing to tell.
type load struct{ queue *jobs.Queue }

// gauges returns what is collected.
func (load) gauges() []loadGauge {
	gauge := func(name, help string, of func(jobs.Load) int) loadGauge {
		return loadGauge{prometheus.NewDesc(name, help, nil, nil), of}
	}
	return []loadGauge{
		gauge("fray_jobs", "Open jobs of the database.", func(l jobs.Load) int { return l.Jobs }),
		gauge("fray_shards", "Shards of open jobs that are not computed yet.", func(l jobs.Load) int { return l.Shards }),
		gauge("fray_workers", "Workers of the database that are alive.", func(l jobs.Load) int { return l.Workers }),
		gauge("fray_worker_cores", "Shards that these workers compute at a time.", func(l jobs.Load) int { return l.Cores }),
	}
}

// loadGauge is one number of a load.
type loadGauge struct {
	desc *prometheus.Desc
	of   func(jobs.Load) int
}

// Describe implements prometheus.Collector.
func (l load) Describe(to chan<- *prometheus.Desc) {
	for _, g := range l.gauges() {
		to <- g.desc
	}
}

// Collect implements prometheus.Collector.
func (l load) Collect(to chan<- prometheus.Metric) {
	ctx, cancel := context.WithTimeout(context.Background(), loadTime)
	defer cancel()
	is, err := l.queue.Load(ctx)
	if err != nil {
		return
	}
	for _, g := range l.gauges() {
		to <- prometheus.MustNewConstMetric(g.desc, prometheus.GaugeValue, float64(g.of(is)))
	}
}
