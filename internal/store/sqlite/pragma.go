package sqlite

import (
	"fmt"
	"net/url"
	"path/filepath"
	"strings"
)

// pragmas returns the settings of every connection. Everything else has SQLite's default.
func pragmas() []string {
	return []string{
		// Only a backup or another sqlite3 process can hold a lock, and neither for long.
		"busy_timeout(5000)",
		// Readers continue during writes, and a commit waits for the disk once.
		"journal_mode(WAL)",
		// A commit is on the disk when it returns, even if the power fails. NORMAL would lose the last commits.
		"synchronous(FULL)",
		// macOS otherwise does not wait for the drive itself. Other systems ignore these.
		"fullfsync(ON)", "checkpoint_fullfsync(ON)",
		// A log that grew during a long read is truncated afterwards.
		"journal_size_limit(67108864)",
		// Deleting a table deletes its lines, links and snapshots.
		"foreign_keys(ON)",
		// A schema from another program cannot run functions.
		"trusted_schema(OFF)",
		// A damaged page is detected where it is read.
		"cell_size_check(ON)",
	}
}

// pageSize is SQLite's default for a new database. It converts the quota to pages.
const pageSize = 4096

// writing returns the settings of the connection that writes, and readOnly those of the connections that must not.
func writing(o Options) []string {
	return append(pragmas(), fmt.Sprintf("max_page_count(%d)", max(0, o.MaxBytes/pageSize))) // 0: no change
}

func readOnly() []string { return append(pragmas(), "query_only(ON)") }

// dsn returns the data source name of the database. `_txlock=immediate` makes a transaction take the write lock when it begins,
// so that it cannot fail later because it read first; `_dqs=0` makes a misspelled column an error instead of a text;
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
