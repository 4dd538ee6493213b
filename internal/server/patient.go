package server

import (
	"net/http"
	"slices"
	"time"
)

// piece is how many bytes of a large answer a client has to accept at a time.
const piece = 32 << 10

// patientWriter gives each piece of a stream or of a large answer time to be accepted, and cuts the client off if it is not.
type patientWriter struct {
	http.ResponseWriter
	c       *http.ResponseController
	stalled time.Duration
}

func newPatientWriter(w http.ResponseWriter, stalled time.Duration) *patientWriter {
	p := &patientWriter{w, http.NewResponseController(innermost(w)), stalled}
	_ = p.c.SetReadDeadline(time.Time{}) // the request's deadline must not end the stream; if it does, the client connects again
	return p
}

// Unwrap is for [http.ResponseController].
func (w *patientWriter) Unwrap() http.ResponseWriter { return w.ResponseWriter }

// Write writes b piece by piece.
func (w *patientWriter) Write(b []byte) (written int, err error) {
	for part := range slices.Chunk(b, piece) {
		if err := w.c.SetWriteDeadline(time.Now().Add(w.stalled)); err != nil {
			return written, err
		}
		n, err := w.ResponseWriter.Write(part)
		written += n
		if err != nil {
			return written, err
		}
	}
	return written, nil
}
