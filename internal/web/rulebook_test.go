package web_test

import (
	"strings"
	"testing"

	"fray/internal/web"
	"fray/ruleset"
)

// TestRulebook checks that every rule is under its chapter and that every link leads to a rule.
func TestRulebook(t *testing.T) {
	s := site(t)
	for _, rs := range ruleset.All() {
		var page strings.Builder
		if err := s.Render(&page, web.Rules{Book: rs.Book}); err != nil {
			t.Fatal(err)
		}
		html := page.String()
		for _, c := range rs.Book.Chapters {
			if strings.Count(html, `<section class="chapter" id="`+c.ID+`"`) != 1 {
				t.Errorf("%s: chapter %s is missing or repeated", rs.Name, c.ID)
			}
		}
		for _, r := range rs.Book.Rules {
			if !strings.Contains(html, `<article class="rule" id="`+r.ID+`"`) {
				t.Errorf("rule %s is missing", r.ID)
			}
		}
		for _, link := range strings.Split(html, `data-rule="`)[1:] {
			id, _, _ := strings.Cut(link, `"`)
			if rs.Book.Find(id) == 0 {
				t.Errorf("%s: a text links to %s, which is not a rule", rs.Name, id)
			}
		}
		if !strings.Contains(html, "data-rule") {
			t.Errorf("%s: no text links to another rule", rs.Name)
		}
	}
}
