package web

import (
	"bytes"
	"compress/gzip"
	"maps"
	"net/http"
	"path"
	"slices"
	"strings"
)

// asset is one file in the forms sent to clients: plain and compressed.
type asset struct {
	kind          string // Content-Type
	plain, packed []byte
}

// kindOf returns the content type of an asset, by file extension.
func kindOf(file string) string {
	switch path.Ext(file) {
	case ".css":
		return "text/css; charset=utf-8"
	case ".svg":
		return "image/svg+xml"
	default:
		return "text/javascript; charset=utf-8"
	}
}

func newAsset(file string, text []byte) (asset, error) {
	var b bytes.Buffer
	z, err := gzip.NewWriterLevel(&b, gzip.BestCompression)
	if err != nil {
		return asset{}, err
	}
	if _, err := z.Write(text); err != nil {
		return asset{}, err
	}
	if err := z.Close(); err != nil {
		return asset{}, err
	}
	return asset{kindOf(file), text, b.Bytes()}, nil
}

// AssetsPath is the path where [Site.Assets] is mounted.
const AssetsPath = "/assets/"

// Assets serves scripts and styles. Their names contain a hash of the content, so browsers may cache them without expiry.
func (s *Site) Assets() http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		a, ok := s.assets[strings.TrimPrefix(r.URL.Path, AssetsPath)]
		if !ok {
			http.NotFound(w, r)
			return
		}
		h := w.Header()
		h.Set("Content-Type", a.kind)
		h.Set("Cache-Control", "public, max-age=31536000, immutable")
		h.Set("X-Content-Type-Options", "nosniff")
		h.Set("Vary", "Accept-Encoding")
		body := a.plain
		if takesGzip(r) {
			h.Set("Content-Encoding", "gzip")
			body = a.packed
		}
		_, _ = w.Write(body) // an error means that the client has disconnected
	})
}

// takesGzip reports whether the client accepts gzip.
func takesGzip(r *http.Request) bool {
	for item := range strings.SplitSeq(r.Header.Get("Accept-Encoding"), ",") {
		name, q, _ := strings.Cut(strings.TrimSpace(item), ";")
		if name == "gzip" && strings.ReplaceAll(q, " ", "") != "q=0" {
			return true
		}
	}
	return false
}

// Files returns the names of the assets, sorted.
func (s *Site) Files() []string { return slices.Sorted(maps.Keys(s.assets)) }
