package server

import (
	"maps"
	"net/http"
	"strings"
	"time"

	"fray/api"
	"fray/internal/web"
)

// seatedHandler serves a request with a working link.
type seatedHandler func(w http.ResponseWriter, r *http.Request, p session) *problem

// seat registers a route that needs a link.
func (s *Server) seat(pattern string, h seatedHandler) {
	s.mux.HandleFunc(pattern, func(w http.ResponseWriter, r *http.Request) {
		p, relayed, refused := s.reach(w, r)
		if refused == nil && !relayed {
			refused = h(w, r, p)
		}
		if refused != nil {
			s.failLink(w, r, refused)
		}
	})
}

// failLink is fail for routes that need a link. A link that does not work gets 404, so that a stranger cannot find out which
// pages exist.
func (s *Server) failLink(w http.ResponseWriter, r *http.Request, p *problem) {
	if p.Code == api.CodeNoLink {
		p = refuseAs(http.StatusNotFound, api.CodeNoLink, "This link does not work: it was mistyped, or replaced by a new one. Ask your game master for the current link.")
	}
	s.fail(w, r, p)
}

// large limits how many requests for large answers are served at the same time, because clients may be slow to receive them. A client
// that accepts nothing for a while is cut off.
func (s *Server) large(h seatedHandler) seatedHandler {
	return func(w http.ResponseWriter, r *http.Request, p session) *problem {
		release, refused := s.acquireFile(callOf(r.Context()))
		if refused != nil {
			return refused
		}
		defer release()
		return h(newPatientWriter(w, s.c.Limits.Stalled), r, p)
	}
}

// acquireFile counts one more large answer, or refuses it if there are too many.
func (s *Server) acquireFile(c *call) (release func(), refused *problem) {
	release, ok := s.files.acquire(key{c.address, s.c.Limits.AddressFiles})
	if !ok {
		return nil, tooMany(time.Second)
	}
	return release, nil
}

// fail sends a problem: as JSON to programs, as a page to people.
func (s *Server) fail(w http.ResponseWriter, r *http.Request, p *problem) {
	if ofAPI(r) {
		_ = p.write(w) // if this fails, the client has gone
		return
	}
	maps.Copy(w.Header(), p.GetHeaders())
	f := web.Failure{Status: p.Status, Title: titleOf(p.Status), Detail: sentence(p.Detail)}
	if token := r.PathValue("token"); token != "" && p.Code != api.CodeNoLink {
		f.Back = "/t/" + token
	}
	if p.Status >= http.StatusInternalServerError {
		f.ID = callOf(r.Context()).id
	}
	if p.Code == api.CodeDamaged {
		f.Title, f.Back = "This table is damaged", ""
		if at, refused := s.enter(r.Context(), r.PathValue("token")); refused == nil && at.viewer.Role == api.RoleGM {
			f.Damaged = "/t/" + at.token
		}
	}
	s.show(w, r, p.Status, f)
}

// titleOf returns the title of an error page.
func titleOf(status int) string {
	switch status {
	case http.StatusNotFound:
		return "Not found"
	case http.StatusForbidden:
		return "Not allowed"
	case http.StatusTooManyRequests:
		return "Too many requests"
	case http.StatusConflict:
		return "The game has moved on"
	case http.StatusServiceUnavailable:
		return "Not available right now"
	case http.StatusInternalServerError:
		return "Server error"
	default:
		return "This cannot be done"
	}
}

// sentence writes a text as a sentence, with a capital letter and a full stop.
func sentence(text string) string {
	if text == "" {
		return ""
	}
	text = strings.ToUpper(text[:1]) + text[1:]
	if !strings.HasSuffix(text, ".") {
		text += "."
	}
	return text
}
