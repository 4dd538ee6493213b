package server_test

import (
	"net/http"
	"net/url"
	"strconv"
	"strings"
	"testing"

	"fray/api"
)

// TestDeletedTable checks that deleting a table ends its streams, its links and its place in the list at once.
func TestDeletedTable(t *testing.T) {
	h := openServer(t, t.TempDir(), setup{})
	tb, stays := h.start(duel()), h.start(duel())
	gm := h.client(tb.gm)
	branch, err := gm.Branch(t.Context(), 0)
	must(t, err)
	open := map[string]rawStream{}
	for name, token := range map[string]string{"gm": tb.gm, "town": tb.seats["town"], "watch": tb.watch, "branch": branch.Token} {
		open[name] = h.stream(token, "")
		open[name].find(t, "event: change")
	}
	must(t, gm.Delete(t.Context()))
	for name, s := range open {
		s.find(t, "event: bye")
		if got := s.find(t, "data: "); got != `{"code":"deleted"}` {
			t.Errorf("the stream of %s ends with %s", name, got)
		}
	}
	for _, token := range []string{tb.gm, tb.seats["town"], tb.watch, branch.Token} {
		if res, body := h.ask(http.MethodGet, "/api/v1/state", token, "", nil); problemIn(t, res, body).Code != "no_link" {
			t.Errorf("a link of the deleted table is answered %s", body)
		}
		if res, _ := h.ask(http.MethodGet, "/t/"+token, "", "", nil); res.StatusCode != http.StatusNotFound {
			t.Errorf("its page is answered %s", res.Status)
		}
	}
	all, err := gm.Tables(t.Context(), 0)
	must(t, err)
	if len(all) != 1 || all[0].ID != stays.id {
		t.Errorf("the tables are %+v, not only %s", all, stays.id)
	}
	_, err = h.client(stays.gm).State(t.Context())
	must(t, err)
}

// TestDeleteTableByForm checks that the form deletes the table only for the GM, and only when the box is ticked.
func TestDeleteTableByForm(t *testing.T) {
	h := openServer(t, t.TempDir(), setup{})
	tb := h.start(duel())
	sure := url.Values{"sure": {"yes"}}
	if res, _ := h.post("/t/"+tb.seats["town"]+"/delete", sure); res.StatusCode != http.StatusForbidden {
		t.Errorf("a seat gets %s", res.Status)
	}
	gm := "/t/" + tb.gm
	if res, body := h.post(gm+"/delete", nil); res.StatusCode != http.StatusUnprocessableEntity || !strings.Contains(body, "Nothing is deleted") {
		t.Errorf("without the box it is answered %s", res.Status)
	}
	if _, body := h.ask(http.MethodGet, gm, "", "", nil); !strings.Contains(body, gm+"/delete") {
		t.Error("the GM's page has no form to delete the table")
	}
	res, _ := h.post(gm+"/delete", sure)
	if at := res.Header.Get("Location"); res.StatusCode != http.StatusSeeOther || at != "/?said=deleted" {
		t.Fatalf("it is answered %s to %s", res.Status, at)
	}
	if _, body := h.ask(http.MethodGet, "/?said=deleted", "", "", nil); !strings.Contains(body, "Table deleted.") {
		t.Error("the home page does not confirm the deletion")
	}
	if res, _ := h.ask(http.MethodGet, gm, "", "", nil); res.StatusCode != http.StatusNotFound {
		t.Errorf("the page still exists: %s", res.Status)
	}
}

// TestManyTables checks that the home page lists every table once, the newest first, over several pages.
func TestManyTables(t *testing.T) {
	const many = 120
	h := openServer(t, t.TempDir(), setup{})
	for range many {
		h.start(api.Create{Encounter: "duel", Seed: 7})
	}
	seen := map[string]bool{}
	pages := 0
	for at := "/"; at != ""; pages++ {
		_, body := h.ask(http.MethodGet, at, "", "", nil)
		for _, part := range strings.Split(body, `data-table="`)[1:] {
			id, _, _ := strings.Cut(part, `"`)
			if seen[id] {
				t.Errorf("table %s is listed twice", id)
			}
			seen[id] = true
		}
		at = ""
		if _, rest, ok := strings.Cut(body, `rel="next" href="`); ok {
			at, _, _ = strings.Cut(rest, "#")
		}
	}
	if len(seen) != many || pages != 5 {
		t.Errorf("%d tables are listed on %d pages", len(seen), pages)
	}
	for _, page := range []string{"7", "0", "-3", "x", strconv.Itoa(1 << 62), "99999999999999999999999"} {
		if res, _ := h.ask(http.MethodGet, "/?page="+page, "", "", nil); res.StatusCode != http.StatusOK {
			t.Errorf("page %s is answered %s", page, res.Status)
		}
	}
	for skip, want := range map[int]int{0: 100, 100: 20, 500: 0} {
		if all, err := h.client("").Tables(t.Context(), skip); len(all) != want || err != nil {
			t.Errorf("after %d there are %d tables, not %d: %v", skip, len(all), want, err)
		}
	}
}
