package cli

import (
	"bufio"
	"context"
	"database/sql"
	"errors"
	"io"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"syscall"
	"time"

	"github.com/rogpeppe/go-internal/testscript"

	"fray/api"
	"fray/client"
	"fray/internal/store/sqlite"
)

// served holds the servers of a script by name. $NAME is the address of each.
type served map[string]*exec.Cmd

type servedKey struct{}

func withServed(e *testscript.Env) error {
	e.Values[servedKey{}] = served{}
	return nil
}

func servedOf(ts *testscript.TestScript) served {
	all, ok := ts.Value(servedKey{}).(served)
	if !ok {
		ts.Fatalf("this script has no servers")
	}
	return all
}

// serving starts a server with the script's environment and waits for its address. NAME.log is its log:
// serving NAME COMMAND...
func serving(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) < 2 {
		ts.Fatalf("usage: serving NAME COMMAND...")
	}
	path, err := exec.LookPath(args[1])
	ts.Check(err)
	cmd := exec.Command(path, args[2:]...)
	cmd.Dir, cmd.Env = ts.MkAbs("."), os.Environ()
	for _, name := range []string{"FRAY_ADDR", "FRAY_DATA", "FRAY_LOG", "FRAY_LOG_LEVEL"} {
		cmd.Env = append(cmd.Env, name+"="+ts.Getenv(name))
	}
	log, err := os.Create(ts.MkAbs(args[0] + ".log"))
	ts.Check(err)
	defer log.Close() //nolint:errcheck // the server has its own handle
	cmd.Stderr = log
	out, err := cmd.StdoutPipe()
	ts.Check(err)
	ts.Check(cmd.Start())
	ts.Defer(func() {
		cmd.Process.Kill() //nolint:errcheck // it has ended already, as a rule
		cmd.Wait()         //nolint:errcheck // it was killed
	})
	line, err := bufio.NewReader(out).ReadString('\n')
	ts.Check(err)
	ts.Logf("%s", line)
	words := strings.Fields(line)
	if len(words) < 3 || words[1] != "open" {
		ts.Fatalf("the server prints %q, not its address", line)
	}
	_, addr, _ := strings.Cut(words[2], "://")
	ts.Setenv(args[0], addr)
	servedOf(ts)[args[0]] = cmd
}

// fetch prints the response of a server: fetch NAME PATH.
func fetch(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) != 2 {
		ts.Fatalf("usage: fetch NAME PATH")
	}
	c := &http.Client{Timeout: 10 * time.Second}
	res, err := c.Get("http://" + ts.Getenv(args[0]) + args[1]) //nolint:noctx // it has a timeout
	ts.Check(err)
	defer res.Body.Close() //nolint:errcheck // read only
	_, err = io.Copy(ts.Stdout(), res.Body)
	ts.Check(err)
}

// begin starts a table, and sets $NAME_table to its id and $NAME_gm to the path of the game master's link:
// begin NAME ENCOUNTER.
func begin(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) != 2 {
		ts.Fatalf("usage: begin NAME ENCOUNTER")
	}
	c, err := client.New("http://"+ts.Getenv(args[0]), "", nil)
	ts.Check(err)
	made, err := c.Create(context.Background(), api.Create{Encounter: args[1]})
	ts.Check(err)
	ts.Setenv(args[0]+"_table", made.Table)
	ts.Setenv(args[0]+"_gm", "/t/"+made.Links[0].Token)
}

// analyzed has bots play a fight at a server, and the server analyze it: analyzed NAME ENCOUNTER.
func analyzed(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) != 2 {
		ts.Fatalf("usage: analyzed NAME ENCOUNTER")
	}
	ctx, at := context.Background(), "http://"+ts.Getenv(args[0])
	c, err := client.New(at, "", nil)
	ts.Check(err)
	made, err := c.Create(ctx, api.Create{Encounter: args[1], Seed: 3, Seats: map[string]string{"town": "greedy", "hills": "greedy"}})
	ts.Check(err)
	c, err = client.New(at, made.Links[0].Token, nil)
	ts.Check(err)
	ended := errors.New("the fight has ended")
	err = c.Events(ctx, nil, func(s *api.State) error {
		if s.Summary == nil {
			return nil
		}
		return ended
	})
	if !errors.Is(err, ended) {
		ts.Check(err)
	}
	ts.Check(c.Analyze(ctx, api.Analyze{}))
	for {
		a, err := c.Analysis(ctx)
		ts.Check(err)
		switch a.State {
		case api.AnalysisDone:
			return
		case api.AnalysisRunning:
		default:
			ts.Fatalf("the analysis is %+v", a)
		}
	}
}

// opens opens a printed link or a path at a server; with ! the link must be inactive:
// opens NAME [PATH].
func opens(ts *testscript.TestScript, neg bool, args []string) {
	if len(args) < 1 || len(args) > 2 {
		ts.Fatalf("usage: opens NAME [PATH]")
	}
	path := regexp.MustCompile("/t/[A-Za-z0-9_-]{22}").FindString(ts.ReadFile("stdout"))
	if len(args) == 2 {
		path = args[1]
	}
	if path == "" {
		ts.Fatalf("no link was printed")
	}
	c := &http.Client{Timeout: 10 * time.Second}
	res, err := c.Get("http://" + ts.Getenv(args[0]) + path) //nolint:noctx // it has a timeout
	ts.Check(err)
	ts.Check(res.Body.Close())
	if want := map[bool]int{false: http.StatusOK, true: http.StatusNotFound}[neg]; res.StatusCode != want {
		ts.Fatalf("%s is %s, want %d", path, res.Status, want)
	}
}

// stopped stops a server and waits for exit code 0: stopped NAME.
func stopped(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) != 1 {
		ts.Fatalf("usage: stopped NAME")
	}
	cmd := servedOf(ts)[args[0]]
	ts.Check(cmd.Process.Signal(syscall.SIGTERM))
	ts.Check(cmd.Wait())
}

// tamper appends an input with a wrong hash to the record of a new table: tamper FOLDER ENCOUNTER.
func tamper(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) != 2 {
		ts.Fatalf("usage: tamper FOLDER ENCOUNTER")
	}
	db, err := sql.Open("sqlite", filepath.Join(ts.MkAbs(args[0]), sqlite.DatabaseFile))
	ts.Check(err)
	defer db.Close() //nolint:errcheck // what it has done is checked
	const line = `{"n":1,"fresh":true,"hash":"00112233445566778899aabbccddeeff"}`
	res, err := db.ExecContext(context.Background(), `INSERT INTO lines SELECT key, 1, CAST(? AS BLOB) FROM tables WHERE encounter = ?`, line, args[1])
	ts.Check(err)
	if n, err := res.RowsAffected(); n != 1 || err != nil {
		ts.Fatalf("%d records are changed: %v", n, err)
	}
}
