package server

import (
	"net/http"
	"strconv"

	"fray/api"
	"fray/internal/web"
)

// player is the word for a seat that no bot plays.
const player = "player"

// servePages registers the pages.
func (s *Server) servePages() {
	s.mux.Handle("GET /assets/", s.c.Site.Assets())
	if s.c.Pictures != nil {
		s.mux.HandleFunc("GET /pictures/{name}", s.picture)
	}
	s.mux.HandleFunc("GET /{$}", s.home)
	s.mux.HandleFunc("POST /tables", s.startForm)
	s.mux.HandleFunc("GET /rules/{ruleset}", s.rulesPage)
	s.mux.HandleFunc("GET /rules/{ruleset}/{rule}", s.rulePage)
	s.mux.HandleFunc("GET /guides/{ruleset}", s.guidePage)
	s.seat("GET /t/{token}", s.tablePage)
	s.seat(streamRoute, s.events)
	s.mux.HandleFunc("GET /t/{token}/qr.svg", s.qrCode)
	s.seat("GET /t/{token}/record", s.large(s.recordFile))
	s.seat("GET /t/{token}/replay", s.large(s.replayPage))
	s.seat("GET /t/{token}/replay.html", s.large(s.replayFile))
	s.serveForms()
}

func (s *Server) home(w http.ResponseWriter, r *http.Request) {
	s.homePage(w, r, http.StatusOK, "", api.Create{})
}

// homePage shows the home page, with the problem why and the entered values if a form was refused.
func (s *Server) homePage(w http.ResponseWriter, r *http.Request, status int, why string, form api.Create) {
	fights, err := s.c.Registry.Encounters()
	if err != nil {
		s.fail(w, r, s.problemOf(r.Context(), err))
		return
	}
	page := web.Home{Encounters: fights, Rulesets: s.headings(), Players: s.c.Registry.Players(), Problem: why, Form: form, Says: saidAtHome(r.URL.Query().Get("said"))}
	page.Page, _ = strconv.Atoi(r.URL.Query().Get("page")) // not a number: the first page
	page.Page = min(max(page.Page, 1), lastPage)
	page.Tables, err = s.sittings(r.Context(), (page.Page-1)*shownTables, shownTables+1)
	if err != nil {
		s.fail(w, r, s.problemOf(r.Context(), err))
		return
	}
	if page.More = len(page.Tables) > shownTables; page.More {
		page.Tables = page.Tables[:shownTables]
	}
	s.show(w, r, status, page)
}

// headings are the rulesets of the home page.
func (s *Server) headings() []web.Ruleset {
	var out []web.Ruleset
	for _, rs := range s.c.Rulesets {
		out = append(out, web.Ruleset{Name: rs.Name, About: rs.About})
	}
	return out
}
