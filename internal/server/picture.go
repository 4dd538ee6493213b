package server

import (
	"io/fs"
	"net/http"
	"path"

	"fray/api"
)

// maxPicture is the largest picture that is sent, in bytes.
const maxPicture = 8 << 20

// picture sends a picture that an encounter names. It is sent as a picture whatever is in the file, so that no browser runs it.
func (s *Server) picture(w http.ResponseWriter, r *http.Request) {
	name := r.PathValue("name")
	kind := map[string]string{".png": "image/png", ".jpg": "image/jpeg", ".webp": "image/webp"}[path.Ext(name)]
	info, err := fs.Stat(s.c.Pictures, name)
	if kind == "" || err != nil || !info.Mode().IsRegular() || info.Size() > maxPicture {
		s.fail(w, r, refuse(api.CodeNoRoute, "no such picture"))
		return
	}
	h := w.Header()
	h.Set("Content-Type", kind)
	h.Set("Cache-Control", "public, max-age=3600")
	http.ServeFileFS(w, r, s.c.Pictures, name) //nolint:gosec // a name that is no path, in a folder that nothing leads out of
}
