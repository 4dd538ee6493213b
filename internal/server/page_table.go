package server

import (
	"context"
	"net/http"

	"fray/api"
	"fray/internal/web"
	"fray/table"
)

// saidAtHome returns the message of the home page after a form. The key is the value of the query field said.
func saidAtHome(key string) string {
	return map[string]string{"deleted": "Table deleted.", "dropped": "What-if deleted."}[key]
}

// saidAtTable returns the message of a table's page after a form. The key is the value of the query field said.
func saidAtTable(key string) string {
	return map[string]string{
		"answered": "Answer sent.", "undone": "Undone.", "asked": "The table is voting on your undo request.",
		"voted": "Vote sent.", "adjusted": "Decree applied.", "joined": "Combatant added.", "reserved": "Combatant added, out of sight.", "fresh": "Later dice will be rolled again.",
		"stirred": "Your text is mixed into the dice.", "begun": "The fight has begun.", "next": "The next fight has begun.", "paused": "Clocks paused.", "resumed": "Clocks resumed.", "limited": "Time limit set.", "aided": "Help for players changed.",
		"standing": "Standing answers saved.", "handed": "Seat handed over.", "revoked": "Link revoked.",
		"ended": "The fight is over.", "said": "Message sent.", "pinged": "Everyone who sees the place was shown it.", "noted": "Notes saved.", "analyzed": "The analysis has begun: the replay shows it.", "unanalyzed": "The analysis has been stopped.",
	}[key]
}

func (s *Server) tablePage(w http.ResponseWriter, r *http.Request, p session) *problem {
	page, err := s.tableOf(r.Context(), p, r.URL.Query().Get("blocked") == "1")
	if err != nil {
		return s.problemOf(r.Context(), err)
	}
	page.Says = saidAtTable(r.URL.Query().Get("said"))
	s.show(w, r, http.StatusOK, page)
	return nil
}

// tableOf returns the page of a link.
func (s *Server) tableOf(ctx context.Context, p session, blocked bool) (web.Table, error) {
	shown, err := p.State(ctx, p.viewer)
	if err != nil {
		return web.Table{}, err
	}
	blocked = blocked && shown.Question != nil // the address may be older than the state
	page := web.Table{
		State: *shown, Token: p.token, Players: s.c.Registry.Players(), ShowBlocked: blocked, Branch: shown.Branch != "",
		Title: func(id string) string { return s.ruleText(shown.Ruleset, id).Title },
	}
	if rs, ok := s.ruleset(page.State.Ruleset); ok {
		page.Kinds, page.Verbs = words(rs.Book.QuestionNames()), words(rs.Book.VerbNames())
		for _, n := range rs.Book.Numbers {
			page.Numbers = append(page.Numbers, web.Number{Name: n.Name, About: n.About})
		}
		page.Acts = acts(rs.Book)
		page.Pauses = rs.Book.Pauses()
	}
	if blocked {
		if page.Blocked, err = p.Blocked(ctx, p.viewer); err != nil {
			return page, err
		}
	}
	if p.viewer.Role == api.RoleGM {
		known, err := p.Decrees(ctx, p.viewer)
		if err != nil {
			return page, err
		}
		page.Decrees = *known
	}
	if p.viewer.Role == api.RoleGM && !page.Branch { // a branch has only the link that it was made with
		page.Links, err = p.Links(ctx, p.viewer)
	}
	return page, err
}

// acts explains the verbs of a ruleset: first those of a turn, in the order of their headings.
func acts(book *table.Book) []web.Act {
	var out []web.Act
	for _, tab := range table.Tabs() {
		for _, row := range book.Verbs {
			if row.Name != "" && row.Tab == tab {
				out = append(out, web.Act{Verb: row.Name, Tab: tab.String(), About: row.About})
			}
		}
	}
	return out
}

// words returns the names that are not empty.
func words(names []string) []string {
	var out []string
	for _, name := range names {
		if name != "" {
			out = append(out, name)
		}
	}
	return out
}

// ruleText returns the text of a rule, or an empty one if the id is unknown.
func (s *Server) ruleText(ruleset, id string) table.RuleText {
	rs, ok := s.ruleset(ruleset)
	if !ok {
		return table.RuleText{}
	}
	return rs.Book.Text(rs.Book.Find(id))
}

func (s *Server) events(w http.ResponseWriter, r *http.Request, p session) *problem {
	return s.stream(w, r, p)
}
