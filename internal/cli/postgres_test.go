package cli

import (
	"maps"
	"path/filepath"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"

	"fray/internal/store/postgres/pgtest"
)

// TestPostgresScripts runs the scripts that need PostgreSQL. $PG is the address of an empty schema.
func TestPostgresScripts(t *testing.T) {
	var server pgtest.Server
	t.Cleanup(func() {
		if err := server.Close(); err != nil {
			t.Error(err)
		}
	})
	address := server.New(t)
	commands := map[string]func(*testscript.TestScript, bool, []string){
		"exits": exits, "serving": serving, "fetch": fetch, "stopped": stopped, "begin": begin, "opens": opens,
	}
	maps.Copy(commands, unixCommands())
	testscript.Run(t, testscript.Params{
		Dir:                 filepath.Join("testdata", "postgres"),
		UpdateScripts:       *update,
		RequireExplicitExec: true,
		Cmds:                commands,
		Setup: func(e *testscript.Env) error {
			e.Setenv("PG", address)
			return withServed(e)
		},
	})
}
