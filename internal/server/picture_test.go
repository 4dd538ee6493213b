package server_test

import (
	"net/http"
	"testing"
	"testing/fstest"

	"fray/internal/server"
)

// A picture is sent as what its name says, and nothing but pictures is sent.
func TestPictures(t *testing.T) {
	files := fstest.MapFS{
		"wolf.png": {Data: []byte("<script>alert(1)</script>")}, "fen.jpg": {Data: []byte("x")}, "gate.webp": {Data: []byte("x")},
		"duel.yaml": {Data: []byte("x")}, "folder.png/wolf.png": {Data: []byte("x")}, "huge.png": {Data: make([]byte, 8<<20+1)},
	}
	h := openServer(t, t.TempDir(), setup{server: func(c *server.Config) { c.Pictures = files }})
	for name, kind := range map[string]string{
		"wolf.png": "image/png", "fen.jpg": "image/jpeg", "gate.webp": "image/webp",
		"duel.yaml": "", "folder.png": "", "huge.png": "", "none.png": "", "%2e%2e%2fwolf.png": "",
	} {
		res, _ := h.ask(http.MethodGet, "/pictures/"+name, "", "", nil)
		want := http.StatusOK
		if kind == "" {
			want = http.StatusNotFound
		}
		if res.StatusCode != want || (kind != "" && res.Header.Get("Content-Type") != kind) || res.Header.Get("X-Content-Type-Options") != "nosniff" {
			t.Errorf("%s: %s, %s", name, res.Status, res.Header.Get("Content-Type"))
		}
	}
}
