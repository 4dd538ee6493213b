package server_test

import (
	"net/http"
	"net/url"
	"strconv"
	"strings"
	"testing"

	"fray/api"
)

// TestADeletedTable is gone for everybody at once: streams say so, links lead nowhere, nothing is listed.
func TestADeletedTable(t *testing.T) {
	h := openHouse(t, t.TempDir(), setup{})
	tb, stays := h.start(people()), h.start(people())
	gm := h.client(tb.gm)
	branch, err := gm.Branch(t.Context(), 0)
	must(t, err)
	open := map[string]opened{}
	for name, token := range map[string]string{"gm": tb.gm, "town": tb.seats["town"], "watch": tb.watch, "branch": branch.Token} {
		open[name] = h.stream(token, "")
		open[name].find(t, "event: state")
	}
	must(t, gm.Delete(t.Context()))
	for name, s := range open {
		s.find(t, "event: bye")
		if got := s.find(t, "data: "); got != `{"code":"deleted"}` {
			t.Errorf("%s is told %s", name, got)
		}
	}
	for _, token := range []string{tb.gm, tb.seats["town"], tb.watch, branch.Token} {
		if res, body := h.ask(http.MethodGet, "/api/state", token, "", nil); problemIn(t, res, body).Code != "no_link" {
			t.Errorf("a link of a table that is no more is told %s", body)
		}
		if res, _ := h.ask(http.MethodGet, "/t/"+token, "", "", nil); res.StatusCode != http.StatusNotFound {
			t.Errorf("its page is %s", res.Status)
		}
	}
	all, err := gm.Tables(t.Context(), 0)
	must(t, err)
	if len(all) != 1 || all[0].ID != stays.id {
		t.Errorf("the tables are %+v", all)
	}
	_, err = h.client(stays.gm).State(t.Context(), 0)
	must(t, err)
}

// TestATableIsDeletedByForm only if the form says that it is meant, and only by the GM.
func TestATableIsDeletedByForm(t *testing.T) {
	h := openHouse(t, t.TempDir(), setup{})
	tb := h.start(people())
	sure := url.Values{"sure": {"yes"}}
	if res, _ := h.post("/t/"+tb.seats["town"]+"/delete", sure); res.StatusCode != http.StatusForbidden {
		t.Errorf("a seat is told %s", res.Status)
	}
	gm := "/t/" + tb.gm
	if res, body := h.post(gm+"/delete", nil); res.StatusCode != http.StatusUnprocessableEntity || !strings.Contains(body, "Nothing is deleted") {
		t.Errorf("without a word it is %s", res.Status)
	}
	if _, body := h.ask(http.MethodGet, gm, "", "", nil); !strings.Contains(body, gm+"/delete") {
		t.Error("the page of the GM has no form to delete the table by")
	}
	res, _ := h.post(gm+"/delete", sure)
	if at := res.Header.Get("Location"); res.StatusCode != http.StatusSeeOther || at != "/?said=deleted" {
		t.Fatalf("it is %s to %s", res.Status, at)
	}
	if _, body := h.ask(http.MethodGet, "/?said=deleted", "", "", nil); !strings.Contains(body, "The table is deleted.") {
		t.Error("the home page does not say so")
	}
	if res, _ := h.ask(http.MethodGet, gm, "", "", nil); res.StatusCode != http.StatusNotFound {
		t.Errorf("it is still there: %s", res.Status)
	}
}

// TestManyTables are listed page by page, each once, the newest first.
func TestManyTables(t *testing.T) {
	const many = 120
	h := openHouse(t, t.TempDir(), setup{})
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
		t.Errorf("%d tables on %d pages", len(seen), pages)
	}
	for _, page := range []string{"7", "0", "-3", "x", strconv.Itoa(1 << 62), "99999999999999999999999"} {
		if res, _ := h.ask(http.MethodGet, "/?page="+page, "", "", nil); res.StatusCode != http.StatusOK {
			t.Errorf("page %s is %s", page, res.Status)
		}
	}
	for skip, want := range map[int]int{0: 100, 100: 20, 500: 0} {
		if all, err := h.client("").Tables(t.Context(), skip); len(all) != want || err != nil {
			t.Errorf("after %d there are %d tables, not %d: %v", skip, len(all), want, err)
		}
	}
}
