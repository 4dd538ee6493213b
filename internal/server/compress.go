package server

import (
	"errors"
	"net/http"
	"path"

	"github.com/klauspost/compress/gzhttp"
	"github.com/klauspost/compress/gzip"
)

// compressor compresses the answers of a handler for clients that accept gzip.
type compressor func(http.Handler) http.HandlerFunc

// compressors returns the compressors of answers (packed) and of streams (flowing), which can stay open for hours. The length of a compressed answer reveals nothing to attackers: only the holder of a token can
// request what the token shows.
func compressors() (packed, flowing compressor, err error) {
	packed, err = gzhttp.NewWrapper(gzhttp.EnableZstd(false), gzhttp.CompressionLevel(gzip.BestSpeed))
	flowing, failed := gzhttp.NewWrapper(gzhttp.EnableZstd(false), gzhttp.Implementation(streamGzip), gzhttp.CompressionLevel(gzip.BestSpeed), gzhttp.MinSize(0))
	return packed, flowing, errors.Join(err, failed)
}

// streaming reports whether the answer of a request is a stream.
func streaming(r *http.Request) bool {
	page, _ := path.Match("/t/*/events", r.URL.Path) // the pattern is valid
	return page || r.URL.Path == apiEvents
}

// innermost returns the writer of the connection, below all that wrap it.
func innermost(w http.ResponseWriter) http.ResponseWriter {
	for {
		outer, ok := w.(interface{ Unwrap() http.ResponseWriter })
		if !ok {
			return w
		}
		w = outer.Unwrap()
	}
}
