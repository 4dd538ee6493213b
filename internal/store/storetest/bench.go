package storetest

import (
	"bytes"
	"fmt"
	"sync"
	"sync/atomic"
	"testing"
)

// benchLine returns a line with the usual length of an input.
func benchLine() []byte { return bytes.Repeat([]byte("x"), 160) }

// BenchmarkAppend appends to several tables at once; each line is acknowledged before the table's next. One operation is one
// line. The final number of lines is checked.
func BenchmarkAppend(b *testing.B, d Driver) {
	for _, tables := range []int{1, 8, 64, 200} {
		b.Run(fmt.Sprint("tables=", tables), func(b *testing.B) {
			s := d.open(b, d.Empty(b))
			for i := range tables {
				create(b, s, fmt.Sprint("t", i))
			}
			var left atomic.Int64
			left.Store(int64(b.N))
			b.ReportAllocs()
			b.ResetTimer()
			var all sync.WaitGroup
			for i := range tables {
				all.Go(func() {
					id, line := fmt.Sprint("t", i), benchLine()
					for n := 1; left.Add(-1) >= 0; n++ {
						if err := s.Append(b.Context(), id, n, line); err != nil {
							b.Error(err)
							return
						}
					}
				})
			}
			all.Wait()
			b.StopTimer()
			list, err := s.Tables(b.Context(), 0, tables)
			lines := -tables // do not count headers
			for _, t := range list {
				lines += t.Lines
			}
			if err != nil || lines != b.N {
				b.Errorf("%d lines of %d: %v", lines, b.N, err)
			}
		})
	}
}

// BenchmarkLines reads a record of 400 lines in a store with 100 of them.
func BenchmarkLines(b *testing.B, d Driver) {
	const tables, lines = 100, 400
	s := d.open(b, d.Empty(b))
	record := make([][]byte, lines)
	for i := range record {
		record[i] = benchLine()
	}
	for i := range tables {
		create(b, s, fmt.Sprint("t", i))
		if err := s.Append(b.Context(), fmt.Sprint("t", i), 1, record...); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		got, err := s.Lines(b.Context(), fmt.Sprint("t", i%tables))
		if err != nil || len(got) != lines+1 {
			b.Fatal(len(got), err)
		}
	}
}

// BenchmarkLink looks up a token, as every request does.
func BenchmarkLink(b *testing.B, d Driver) {
	s := d.open(b, d.Empty(b))
	l := link("one", "g", "gm")
	create(b, s, "one", l)
	b.ReportAllocs()
	for b.Loop() {
		if got, err := s.LinkByHash(b.Context(), l.Hash); err != nil || got.ID != l.ID {
			b.Fatal(got, err)
		}
	}
}
