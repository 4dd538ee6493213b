package server_test

import (
	"database/sql"
	"net/http"
	"net/url"
	"path/filepath"
	"strings"
	"testing"

	"fray/internal/store/sqlite"
)

// TestDamagedTable checks that pages, the API and the list report a damaged table, and that the GM can download and delete it.
func TestDamagedTable(t *testing.T) {
	dir := t.TempDir()
	h := openServer(t, dir, setup{})
	tb := h.start(duel())
	db, err := sql.Open("sqlite", filepath.Join(dir, sqlite.DatabaseFile))
	must(t, err)
	_, err = db.ExecContext(t.Context(), `INSERT INTO lines SELECT key, 1, CAST('{"n":1,"broken' AS BLOB) FROM tables`)
	must(t, err)
	must(t, db.Close())
	for _, token := range []string{tb.gm, tb.seats["town"], tb.watch} {
		res, body := h.ask(http.MethodGet, "/api/v1/state", token, "", nil)
		p := problemIn(t, res, body)
		if res.StatusCode != http.StatusConflict || p.Code != "damaged" || !strings.Contains(p.Detail, "line 2 of the record of this table is damaged") {
			t.Errorf("the answer is %s %+v", res.Status, p)
		}
		res, page := h.ask(http.MethodGet, "/t/"+token, "", "", nil)
		if res.StatusCode != http.StatusConflict || strings.Contains(page, "Delete the table") != (token == tb.gm) {
			t.Errorf("the page is answered %s: %s", res.Status, page)
		}
	}
	all, err := h.client("").Tables(t.Context(), 0)
	must(t, err)
	if len(all) != 1 || !all[0].Damaged {
		t.Errorf("the list is %+v", all)
	}
	if res, body := h.ask(http.MethodGet, "/t/"+tb.gm+"/record", "", "", nil); res.StatusCode != http.StatusOK || !strings.HasSuffix(body, "\"broken\n") {
		t.Errorf("the record is answered %s: %s", res.Status, body)
	}
	if res, _ := h.post("/t/"+tb.gm+"/delete", url.Values{"sure": {"yes"}}); res.StatusCode != http.StatusSeeOther {
		t.Errorf("the deletion is answered %s", res.Status)
	}
}
