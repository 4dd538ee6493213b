package server

import (
	"maps"
	"net/http"
	"strings"
	"time"

	"fray/api"
	"fray/internal/room"
	"fray/internal/web"
)

// seatedHandler serves a request by a link that leads to a table.
type seatedHandler func(w http.ResponseWriter, r *http.Request, p place) *problem

// seat has the mux answer what needs a link.
func (s *Server) seat(pattern string, h seatedHandler) {
	s.mux.HandleFunc(pattern, func(w http.ResponseWriter, r *http.Request) {
		p, refused := s.enter(r.Context(), tokenOf(r))
		switch {
		case refused == nil:
			refused = h(w, r, p)
		case refused.Code == codeNoLink: // whether a page is there is not for those without a link to know
			refused = refuse(http.StatusNotFound, codeNoLink, "This link leads nowhere: it was mistyped, or has been replaced by a new one. Ask your game master for it.")
		}
		if refused != nil {
			s.sayTo(w, r, refused)
		}
	})
}

// sayTo is say to the holder of a link.
func (s *Server) sayTo(w http.ResponseWriter, r *http.Request, p *problem) {
	if p.Code == codeNoLink { // whether a page is there is not for those without a link to know
		p = refuse(http.StatusNotFound, codeNoLink, "This link leads nowhere: it was mistyped, or has been replaced by a new one. Ask your game master for it.")
	}
	s.say(w, r, p)
}

// large has only so many of such requests be served at once: their answers are large, and whoever takes them may be slow.
func (s *Server) large(h seatedHandler) seatedHandler {
	return func(w http.ResponseWriter, r *http.Request, p place) *problem {
		leave, refused := s.takeFile(callOf(r.Context()))
		if refused != nil {
			return refused
		}
		defer leave()
		return h(w, r, p)
	}
}

// takeFile counts one more large answer, if there may be one.
func (s *Server) takeFile(c *call) (leave func(), refused *problem) {
	leave, ok := s.files.enter(key{c.address, s.c.Limits.AddressFiles})
	if !ok {
		return nil, tooMany(time.Second)
	}
	return leave, nil
}

// say refuses a request as whoever sent it reads it: by JSON or by a page.
func (s *Server) say(w http.ResponseWriter, r *http.Request, p *problem) {
	if ofAPI(r) {
		_ = p.write(w) // else whoever asked is gone
		return
	}
	maps.Copy(w.Header(), p.GetHeaders())
	f := web.Failure{Status: p.Status, Title: titleOf(p.Status), Detail: sentence(p.Detail)}
	if token := r.PathValue("token"); token != "" && p.Code != codeNoLink {
		f.Back = "/t/" + token
	}
	if p.Status >= http.StatusInternalServerError {
		f.ID = callOf(r.Context()).id
	}
	if p.Code == room.CodeDamaged {
		f.Title, f.Back = "This table is damaged", ""
		if at, refused := s.enter(r.Context(), r.PathValue("token")); refused == nil && at.viewer.Role == api.RoleGM {
			f.Damaged = "/t/" + at.token
		}
	}
	s.show(w, r, p.Status, f)
}

// titleOf says what an error page is about, to people.
func titleOf(status int) string {
	switch status {
	case http.StatusNotFound:
		return "There is nothing here"
	case http.StatusForbidden:
		return "That is not yours to do"
	case http.StatusTooManyRequests:
		return "A little slower, please"
	case http.StatusConflict:
		return "It has gone on meanwhile"
	case http.StatusServiceUnavailable:
		return "Not at this moment"
	case http.StatusInternalServerError:
		return "Something has broken here"
	default:
		return "That can not be done"
	}
}

// sentence is a text as a sentence.
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
