package server

import (
	"maps"
	"net/http"
	"strconv"
	"strings"
	"time"

	"fray/api"
	"fray/bot"
	"fray/internal/web"
)

// person is what plays a seat that no bot plays.
const person = "person"

// players are all that may play a seat.
func players() []string { return append([]string{person}, bot.Names()...) }

// servePages has the mux answer what people see.
func (s *Server) servePages() {
	s.mux.Handle("GET /assets/", s.c.Site.Assets())
	s.mux.HandleFunc("GET /{$}", s.home)
	s.mux.HandleFunc("POST /tables", s.startForm)
	s.mux.HandleFunc("GET /rules/{ruleset}", s.rulesPage)
	s.mux.HandleFunc("GET /rules/{ruleset}/{rule}", s.rulePage)
	s.seat("GET /t/{token}", s.tablePage)
	s.seat(streamRoute, s.events)
	s.seat("GET /t/{token}/record", s.large(s.recordFile))
	s.seat("GET /t/{token}/replay", s.large(s.replayPage))
	s.seat("GET /t/{token}/replay.html", s.large(s.replayFile))
	s.serveForms()
}

// seatedHandler serves a request by a link that leads to a table.
type seatedHandler func(w http.ResponseWriter, r *http.Request, p place) *problem

// seat has the mux answer what needs a link.
func (s *Server) seat(pattern string, h seatedHandler) {
	s.mux.HandleFunc(pattern, func(w http.ResponseWriter, r *http.Request) {
		p, refused := s.enter(r.Context(), tokenOf(r))
		if refused != nil { // whether a page is there is not for those without a link to know
			refused = refuse(http.StatusNotFound, codeNoLink, "This link leads nowhere: it was mistyped, or has been replaced by a new one. Ask your game master for it.")
		} else {
			refused = h(w, r, p)
		}
		if refused != nil {
			s.say(w, r, refused)
		}
	})
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

func (s *Server) home(w http.ResponseWriter, r *http.Request) {
	s.homePage(w, r, http.StatusOK, "", api.Create{})
}

// homePage shows the home page; with a problem, what was typed into the form that was refused.
func (s *Server) homePage(w http.ResponseWriter, r *http.Request, status int, why string, form api.Create) {
	fights, err := s.c.Hall.Encounters()
	if err != nil {
		s.say(w, r, s.problemOf(r.Context(), err))
		return
	}
	page := web.Home{Encounters: fights, Players: players(), Problem: why, Form: form, Says: said(r.URL.Query().Get("said"))}
	page.Page, _ = strconv.Atoi(r.URL.Query().Get("page")) // else the first
	page.Page = min(max(page.Page, 1), lastPage)
	page.Tables, err = s.sittings(r.Context(), (page.Page-1)*shownTables, shownTables+1)
	if err != nil {
		s.say(w, r, s.problemOf(r.Context(), err))
		return
	}
	if page.More = len(page.Tables) > shownTables; page.More {
		page.Tables = page.Tables[:shownTables]
	}
	page.About = map[string]string{}
	for _, rs := range s.c.Rulesets {
		page.About[rs.Name] = rs.About
	}
	s.show(w, r, status, page)
}

func (s *Server) rulesPage(w http.ResponseWriter, r *http.Request) {
	rs, ok := s.ruleset(r.PathValue("ruleset"))
	if !ok {
		s.say(w, r, refuse(http.StatusNotFound, codeNoRoute, "there is no such ruleset"))
		return
	}
	s.show(w, r, http.StatusOK, web.Rules{Book: rs.Book, About: rs.About})
}

func (s *Server) rulePage(w http.ResponseWriter, r *http.Request) {
	rs, ok := s.ruleset(r.PathValue("ruleset"))
	if !ok || rs.Book.Find(r.PathValue("rule")) == 0 {
		s.say(w, r, refuse(http.StatusNotFound, codeNoRoute, "there is no such rule"))
		return
	}
	s.show(w, r, http.StatusOK, web.Rule{Ruleset: rs.Name, Text: rs.Book.Text(rs.Book.Find(r.PathValue("rule")))})
}
