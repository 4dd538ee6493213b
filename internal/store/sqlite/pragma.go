package sqlite

import (
	"fmt"
	"net/url"
	"path/filepath"
	"strings"
)

// pragmas are how each connection is set up. What is not here is as SQLite has it.
func pragmas() []string {
	return []string{
		// Only a backup or somebody's sqlite3 can be in the way, and neither for long.
		"busy_timeout(5000)",
		// Reading goes on while something is written, and a commit is one wait for the disk.
		"journal_mode(WAL)",
		// A commit is on the disk when it returns, also when the power goes. NORMAL would lose the last ones.
		"synchronous(FULL)",
		// macOS otherwise does not wait for the drive itself. They do nothing elsewhere.
		"fullfsync(ON)", "checkpoint_fullfsync(ON)",
		// A log that a long reading has let grow gives its room back.
		"journal_size_limit(67108864)",
		// Lines and links go with their table.
		"foreign_keys(ON)",
		// A database that somebody else has made runs no functions from its schema.
		"trusted_schema(OFF)",
		// A damaged page is found where it is read, not where it leads to.
		"cell_size_check(ON)",
	}
}

// pageSize is SQLite's own for a new database: here to count a quota in pages.
const pageSize = 4096

// writing sets up the connection that writes, readOnly those that can not by mistake.
func writing(o Options) []string {
	return append(pragmas(), fmt.Sprintf("max_page_count(%d)", max(0, o.MaxBytes/pageSize))) // 0 changes nothing
}

func readOnly() []string { return append(pragmas(), "query_only(ON)") }

// dsn is how the driver is told to open the database. `_txlock=immediate` has a transaction take the write lock when it
// begins, so that it never fails in the middle for having read first; `_dqs=0` makes a misspelt column an error, not a text;
// `_defensive=1` refuses SQL that could damage the file; `_error_rc=1` keeps the text of an older error out of a new one.
func dsn(file string, pragmas ...string) string {
	q := url.Values{"_txlock": {"immediate"}, "_dqs": {"0"}, "_defensive": {"1"}, "_error_rc": {"1"}, "_pragma": pragmas}
	path := filepath.ToSlash(file)
	if !strings.HasPrefix(path, "/") {
		path = "/" + path // C:/ of Windows
	}
	u := url.URL{Scheme: "file", OmitHost: true, Path: path, RawQuery: q.Encode()}
	return u.String()
}
