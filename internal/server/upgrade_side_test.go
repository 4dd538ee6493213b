package server_test

import (
	"context"
	"strings"
	"sync"
	"testing"

	"fray/api"
	"fray/client"
)

// TestTwoBuildsSideBySide: a server of the next version of fray joins one that plays, both answer for all tables, and then the old one stops while
// people play: its tables move to the new one, each when its lease is given up. No answer is lost, and nobody is refused for longer than the move
// takes.
func TestTwoBuildsSideBySide(t *testing.T) {
	if testing.Short() {
		t.Skip("builds fray")
	}
	next, shared := builtOtherwise(t), database.New(t)
	more := []string{"--store", shared, "--peer-addr", "127.0.0.1:0", "--unlimited"}
	p := startProcess(t, "127.0.0.1:0", t.TempDir(), more...)
	before := &testServer{t: t, url: p.url}
	create := api.Create{Encounter: "duel", Seats: map[string]string{"town": "player", "hills": "player"}, Seed: 7}
	tables := []tableLinks{before.start(create), before.start(create), before.start(create)}
	for _, links := range tables {
		answerUntil(t, before, links, 6, func(*api.Question) bool { return true })
	}
	after := &testServer{t: t, url: startProgram(t, next, "127.0.0.1:0", t.TempDir(), more...).url}
	for _, links := range tables { // by the new server, which passes them on
		answerUntil(t, after, links, 2, func(*api.Question) bool { return true })
	}
	newest := after.start(create)
	answerUntil(t, after, newest, 1, func(*api.Question) bool { return true })
	answerUntil(t, before, newest, 6, func(*api.Question) bool { return true }) // and the other way round
	if is, was := after.metric("fray_leases"), before.metric("fray_leases"); is != "1" || was != "3" {
		t.Errorf("the new server has %s tables, and the old one %s", is, was)
	}

	inputs := make([]int, len(tables)) // that were acknowledged, with those before
	stopped := make(chan struct{})
	var playing sync.WaitGroup
	for i, links := range tables {
		playing.Go(func() { inputs[i] = answerOver(t, after.client(links.gm), stopped) })
	}
	p.stop(t)
	close(stopped)
	playing.Wait()
	for i, links := range tables {
		s, err := after.client(links.gm).State(t.Context())
		must(t, err)
		if n := strings.Count(wholeLog(s), "fray was updated"); n != 1 || s.Inputs < inputs[i] {
			t.Errorf("table %d has %d updates in its log, and %d inputs of %d", i, n, s.Inputs, inputs[i])
		}
	}
	if is := after.metric("fray_leases"); is != "4" {
		t.Errorf("the new server has %s tables", is)
	}
}

// answerOver answers for everyone until some answers after a moment, and returns how many inputs there are then. It asks again after each refusal
// because the table moves, and fails on every other.
func answerOver(t *testing.T, gm *client.Client, moment <-chan struct{}) (inputs int) {
	ctx := context.WithoutCancel(t.Context())
	for left := 3; left > 0; {
		s, err := gm.State(ctx)
		if err == nil && s.Inputs < inputs {
			t.Errorf("there are %d inputs after %d", s.Inputs, inputs)
			return inputs
		}
		if err == nil {
			if inputs = s.Inputs; s.Question == nil {
				return inputs // the fight is over
			}
			err = gm.Answer(ctx, api.Answer{Question: s.Question.ID, Key: s.Question.Choices[len(s.Question.Choices)-1].Key})
		}
		switch code := client.Code(err); {
		case err == nil:
			inputs++
			select {
			case <-moment:
				left--
			default:
			}
		case code != api.CodeClosed && code != api.CodeStale:
			t.Errorf("refused: %v", err)
			return inputs
		}
	}
	return inputs
}
