package server

import (
	"bytes"
	"encoding/binary"
	"hash/crc32"
	"io"
	"sync"

	"github.com/klauspost/compress/flate"
	"github.com/klauspost/compress/gzhttp/writer"
)

// streamGzip makes the compressors of streams.
var streamGzip = writer.GzipWriterFactory{
	Levels: func() (least, most int) { return flate.BestSpeed, flate.BestSpeed },
	New:    func(w io.Writer, _ int) writer.GzipWriter { return &streamWriter{to: w} },
}

// gzipHead is the start of a gzip file without a name or a time.
const gzipHead = "\x1f\x8b\x08\x00\x00\x00\x00\x00\x04\xff"

// streamWriter compresses a stream as one gzip file in which each write stands alone. So it is sent at once, and all streams share a few
// compressors, each of which takes some 600 KiB.
type streamWriter struct {
	to    io.Writer
	begun bool
	sum   uint32 // of what was written
	size  uint32
}

// deflater is a compressor with its output.
type deflater struct {
	*flate.Writer
	out bytes.Buffer
}

var deflaters = sync.Pool{New: func() any {
	w, err := flate.NewWriter(nil, flate.BestSpeed)
	if err != nil {
		panic(err) // the level is valid
	}
	return &deflater{Writer: w}
}}

// Write compresses a piece of the stream and sends it.
func (w *streamWriter) Write(p []byte) (int, error) {
	w.sum = crc32.Update(w.sum, crc32.IEEETable, p)
	w.size += uint32(len(p)) // modulo 1<<32, as gzip has it
	err := w.send(func(d *deflater) error {
		if _, err := d.Write(p); err != nil {
			return err
		}
		return d.Flush()
	}, nil)
	if err != nil {
		return 0, err
	}
	return len(p), nil
}

// Close sends the end of the file.
func (w *streamWriter) Close() error {
	foot := binary.LittleEndian.AppendUint32(nil, w.sum)
	return w.send((*deflater).Close, binary.LittleEndian.AppendUint32(foot, w.size))
}

// Flush does nothing: nothing is held back.
func (w *streamWriter) Flush() error { return nil }

// send sends what do writes to a compressor, and then a foot. The compressor is free before that, because clients may be slow.
func (w *streamWriter) send(do func(*deflater) error, foot []byte) error {
	d := deflaters.Get().(*deflater)
	d.out.Reset()
	if !w.begun {
		d.out.WriteString(gzipHead)
		w.begun = true
	}
	d.Reset(&d.out)
	err := do(d)
	text := append(bytes.Clone(d.out.Bytes()), foot...)
	deflaters.Put(d)
	if err != nil {
		return err
	}
	_, err = w.to.Write(text)
	return err
}
