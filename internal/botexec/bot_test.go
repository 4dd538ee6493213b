package botexec_test

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"strings"
	"testing"
	"time"

	"fray/bot"
	"fray/internal/botexec"
	"fray/pack"
	"fray/sim"
	"fray/table"
)

// role is the variable that makes this test binary a bot.
const role = "BOTEXEC_TEST_ROLE"

func TestMain(m *testing.M) {
	if r := os.Getenv(role); r != "" {
		play(r)
		return
	}
	os.Exit(m.Run())
}

// play is a bot: "default" answers well, the others fail in one way each.
func play(role string) {
	in := bufio.NewScanner(os.Stdin)
	in.Buffer(nil, 8<<20)
	for in.Scan() {
		var q botexec.Question
		if err := json.Unmarshal(in.Bytes(), &q); err != nil {
			panic(err)
		}
		switch role {
		case "default":
			fmt.Printf("{\"key\":%q}\n", q.Default) //nolint:forbidigo // this is the bot
		case "dies":
			fmt.Fprintln(os.Stderr, "first note\nno idea what to do")
			os.Exit(3)
		case "nonsense":
			fmt.Println("attack!") //nolint:forbidigo // this is the bot
		case "unlisted":
			fmt.Println(`{"key":"run-away"}`) //nolint:forbidigo // this is the bot
		case "sleeps":
		}
	}
}

// duel returns the game of the duel.
func duel(t *testing.T) table.Game {
	t.Helper()
	lib, err := pack.Bundled()
	if err != nil {
		t.Fatal(err)
	}
	e, err := lib.Encounter("duel")
	if err != nil {
		t.Fatal(err)
	}
	return e.Game
}

// run plays fights of the duel with a program for the first side.
func run(t *testing.T, b bot.Player, workers int) (*sim.Report, error) {
	t.Helper()
	return sim.Run(t.Context(), sim.Config{Match: sim.Match{Game: duel(t), Bots: []bot.Player{b, bot.Random{}}}, Fights: 4, Seed: 3, Workers: workers})
}

// self returns this test binary as a bot.
func self(t *testing.T, as string) *botexec.Bot {
	t.Helper()
	t.Setenv(role, as)
	path, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	b := botexec.New(path)
	t.Cleanup(func() { botexec.Close(b) })
	return b
}

// TestProgramPlays: a program that takes every default plays the same fights as the bot default, with any number of workers.
func TestProgramPlays(t *testing.T) {
	want, err := run(t, bot.Default{}, 1)
	if err != nil {
		t.Fatal(err)
	}
	b := self(t, "default")
	for _, workers := range []int{1, 3} {
		got, err := run(t, b, workers)
		if err != nil {
			t.Fatal(err)
		}
		if got.Checksum != want.Checksum {
			t.Errorf("%d workers: checksum %v, want %v", workers, got.Checksum, want.Checksum)
		}
		if got.Sides[0].Bot != b.Name() {
			t.Errorf("the report calls the bot %q, want %q", got.Sides[0].Bot, b.Name())
		}
	}
}

// TestProgramFails: the error of a program that fails says where it failed, why, and what to do.
func TestProgramFails(t *testing.T) {
	for as, want := range map[string]string{
		"dies":     `ended (exit status 3), and its last words were "no idea what to do"; keep reading questions`,
		"nonsense": `wrote "attack!"; write one line such as {"key":"`,
		"unlisted": `answered "run-away"; answer with the key of one of the `,
		"sleeps":   "did not answer within 300ms; answer sooner",
	} {
		t.Run(as, func(t *testing.T) {
			b := self(t, as)
			if as == "sleeps" {
				b.SetDeadline(300 * time.Millisecond)
			}
			_, err := run(t, b, 1)
			if _, ok := errors.AsType[*sim.FightError](err); !ok {
				t.Fatalf("the error is %v, want one of the fight", err)
			}
			for _, part := range []string{want, "(seat town, round 1, question ", "bot exec:"} {
				if !strings.Contains(err.Error(), part) {
					t.Errorf("the error is\n%v\nwithout %s", err, part)
				}
			}
		})
	}
}

func TestFind(t *testing.T) {
	if p, err := botexec.Find("greedy"); err != nil || p != (bot.Greedy{}) {
		t.Errorf("greedy is %v, %v", p, err)
	}
	p, err := botexec.Find("exec:python3  mybot.py")
	if err != nil || bot.Name(p) != "exec:python3 mybot.py" {
		t.Errorf("a program is %q, %v", bot.Name(p), err)
	}
	for _, x := range [][2]string{
		{"exec: ", `the bot "exec: " names no program: write exec:./mybot`}, {"gredy", `there is no bot "gredy"; did you mean "greedy"?; a program is exec:./mybot`},
	} {
		name, want := x[0], x[1]
		if _, err := botexec.Find(name); err == nil || err.Error() != want {
			t.Errorf("%q: %v, want %s", name, err, want)
		}
	}
	if _, err := run(t, botexec.New("./no-such-bot"), 1); !errors.Is(err, exec.ErrNotFound) && !errors.Is(err, os.ErrNotExist) {
		t.Errorf("a program that does not exist: %v", err)
	}
}

// TestRemote: a program thinks about a position as it chooses.
func TestRemote(t *testing.T) {
	s := table.NewSession(duel(t), table.Options{Seed: table.Practice(1)})
	q := s.Open()
	b := botexec.Remote{Bot: self(t, "default")}
	if got := b.Think(s.Position(), s.Game(), q, q.Seats); got != q.DefaultFor(q.Seats) {
		t.Errorf("the program thinks %v, want the default %v", got, q.DefaultFor(q.Seats))
	}
	botexec.Close(b)
}
