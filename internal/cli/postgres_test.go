package cli

import (
	"maps"
	"path/filepath"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"

	"fray/internal/store/postgres/pgtest"
)

// TestPostgresScripts runs the scripts that need PostgreSQL. In each, $PG is the address of an empty schema.
func TestPostgresScripts(t *testing.T) {
	var server pgtest.Server
	t.Cleanup(func() {
		if err := server.Close(); err != nil {
			t.Error(err)
		}
	})
	commands := map[string]func(*testscript.TestScript, bool, []string){
		"exits": exits, "serving": serving, "fetch": fetch, "stopped": stopped, "begin": begin, "opens": opens, "analyzed": analyzed,
	}
	// restored NAME: sets NAME to the address of a new database with what pg_dump has of $PG.
	commands["restored"] = func(ts *testscript.TestScript, _ bool, args []string) {
		to, err := server.Restored(ts.Getenv("PG"))
		ts.Check(err)
		ts.Setenv(args[0], to)
	}
	// working: waits until there is a worker.
	commands["working"] = func(ts *testscript.TestScript, _ bool, _ []string) {
		q, err := openJobs(t.Context(), ts.Getenv("PG"))
		ts.Check(err)
		defer q.Close()
		for n := 0; n == 0; {
			n, err = q.Able(t.Context(), q.Program())
			ts.Check(err)
		}
	}
	maps.Copy(commands, unixCommands())
	testscript.Run(t, testscript.Params{
		Dir:                 filepath.Join("testdata", "postgres"),
		UpdateScripts:       *update,
		RequireExplicitExec: true,
		Cmds:                commands,
		Setup: func(e *testscript.Env) error {
			e.Setenv("PG", server.New(t))
			return withServed(e)
		},
	})
}
