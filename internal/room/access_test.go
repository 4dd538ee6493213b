package room_test

import (
	"context"
	"reflect"
	"sync"
	"testing"

	"fray/api"
	"fray/internal/room"
	"fray/table"
)

// commands are all that a link can ask of a room, by the names of the methods, each as a request that is well formed.
var commands = map[string]func(ctx context.Context, r *room.Room, v room.Viewer) error{
	"Adjust": func(ctx context.Context, r *room.Room, v room.Viewer) error {
		return r.Adjust(ctx, v, table.Adjustment{Do: "end"})
	},
	"Aids": func(ctx context.Context, r *room.Room, v room.Viewer) error {
		return r.Aids(ctx, v, api.Aids{Hints: true})
	},
	"Hint": func(ctx context.Context, r *room.Room, v room.Viewer) error {
		_, err := r.Hint(ctx, v, "1")
		return err
	},
	"Simulate": func(ctx context.Context, r *room.Room, v room.Viewer) error {
		_, err := r.Simulate(ctx, v, api.Simulate{Fights: 1})
		return err
	},
	"Analysis": func(ctx context.Context, r *room.Room, v room.Viewer) error {
		_, err := r.Analysis(ctx, v)
		return err
	},
	"Analyze": func(ctx context.Context, r *room.Room, v room.Viewer) error { return r.Analyze(ctx, v, api.Analyze{}) },
	"Answer":  func(ctx context.Context, r *room.Room, v room.Viewer) error { return r.Answer(ctx, v, api.Answer{}) },
	"Blocked": func(ctx context.Context, r *room.Room, v room.Viewer) error {
		_, err := r.Blocked(ctx, v)
		return err
	},
	"Cards": func(ctx context.Context, r *room.Room, v room.Viewer) error {
		_, err := r.Cards(ctx, v)
		return err
	},
	"Begin": func(ctx context.Context, r *room.Room, v room.Viewer) error { return r.Begin(ctx, v) },
	"Branch": func(ctx context.Context, r *room.Room, v room.Viewer) error {
		_, err := r.Branch(ctx, v, 0)
		return err
	},
	"Decrees": func(ctx context.Context, r *room.Room, v room.Viewer) error {
		_, err := r.Decrees(ctx, v)
		return err
	},
	"Delete": func(ctx context.Context, r *room.Room, v room.Viewer) error { return r.Delete(ctx, v) },
	"Drop":   func(ctx context.Context, r *room.Room, v room.Viewer) error { return r.Drop(ctx, v) },
	"End":    func(ctx context.Context, r *room.Room, v room.Viewer) error { return r.End(ctx, v, "", "") },
	"Stir":   func(ctx context.Context, r *room.Room, v room.Viewer) error { return r.Stir(ctx, v, "rain") },
	"Fresh":  func(ctx context.Context, r *room.Room, v room.Viewer) error { return r.Fresh(ctx, v) },
	"Hand": func(ctx context.Context, r *room.Room, v room.Viewer) error {
		return r.Hand(ctx, v, api.SeatChange{Seat: "wardens", Plays: "greedy"})
	},
	"Join":  func(ctx context.Context, r *room.Room, v room.Viewer) error { return r.Join(ctx, v, api.Join{}) },
	"Limit": func(ctx context.Context, r *room.Room, v room.Viewer) error { return r.Limit(ctx, v, 30) },
	"Links": func(ctx context.Context, r *room.Room, v room.Viewer) error {
		_, err := r.Links(ctx, v)
		return err
	},
	"Log": func(ctx context.Context, r *room.Room, v room.Viewer) error {
		_, err := r.Log(ctx, v, 0, 1)
		return err
	},
	"Next": func(ctx context.Context, r *room.Room, v room.Viewer) error { return r.Next(ctx, v) },
	"Note": func(ctx context.Context, r *room.Room, v room.Viewer) error { return r.Note(ctx, v, "the ogre waits") },
	"Ping": func(ctx context.Context, r *room.Room, v room.Viewer) error { return r.Ping(ctx, v, "A1") },
	"Say": func(ctx context.Context, r *room.Room, v room.Viewer) error {
		return r.Say(ctx, v, api.Say{Emote: "cheer"})
	},
	"Area": func(ctx context.Context, r *room.Room, v room.Viewer) error {
		_, err := r.Area(ctx, v, "1", "end")
		return err
	},
	"Odds": func(ctx context.Context, r *room.Room, v room.Viewer) error {
		_, err := r.Odds(ctx, v, "1", "end")
		return err
	},
	"Past": func(ctx context.Context, r *room.Room, v room.Viewer) error {
		_, err := r.Past(ctx, v, 0)
		return err
	},
	"Pause": func(ctx context.Context, r *room.Room, v room.Viewer) error { return r.Pause(ctx, v, true) },
	"Record": func(ctx context.Context, r *room.Room, v room.Viewer) error {
		_, err := r.Record(ctx, v)
		return err
	},
	"Reissue": func(ctx context.Context, r *room.Room, v room.Viewer) error {
		_, err := r.Reissue(ctx, v, api.RoleGM, "")
		return err
	},
	"Replay": func(ctx context.Context, r *room.Room, v room.Viewer) error {
		return r.Replay(ctx, v, func(*api.State) error { return nil })
	},
	"Revoke": func(ctx context.Context, r *room.Room, v room.Viewer) error { return r.Revoke(ctx, v, "x") },
	"Stand":  func(ctx context.Context, r *room.Room, v room.Viewer) error { return r.Stand(ctx, v, "wardens", nil) },
	"StandAlso": func(ctx context.Context, r *room.Room, v room.Viewer) error {
		return r.StandAlso(ctx, v, "wardens", nil)
	},
	"Changes": func(ctx context.Context, r *room.Room, v room.Viewer) error {
		_, err := r.Changes(ctx, v, api.Rev{})
		return err
	},
	"State": func(ctx context.Context, r *room.Room, v room.Viewer) error {
		_, err := r.State(ctx, v)
		return err
	},
	"Undo": func(ctx context.Context, r *room.Room, v room.Viewer) error { return r.Undo(ctx, v, api.Undo{}) },
	"Watch": func(_ context.Context, r *room.Room, v room.Viewer) error {
		_, err := r.Watch(v)
		return err
	},
}

// A link that was revoked after its holder came in can do nothing: not one of all the methods of a room that take a viewer.
func TestARevokedLinkCanDoNothing(t *testing.T) {
	s := newFixture(t).start(bridge())
	ctx, old := t.Context(), s.who["gm"]
	fresh, err := s.Reissue(ctx, old, api.RoleGM, "")
	must(t, err)
	_, gm, err := s.registry.Enter(ctx, fresh.Token)
	must(t, err)
	was, err := s.State(ctx, gm)
	must(t, err)
	room0, takes := reflect.TypeOf(s.Room), reflect.TypeFor[room.Viewer]()
	tried := 0
	for m := range room0.Methods() {
		for in := range m.Type.Ins() {
			if in != takes {
				continue
			}
			command := commands[m.Name]
			if command == nil {
				t.Fatalf("there is no request for %s to try: add one", m.Name)
			}
			tried++
			if err := command(ctx, s.Room, old); err == nil {
				t.Errorf("%s is carried out", m.Name)
			} else {
				wants(t, err, api.CodeRevoked)
			}
		}
	}
	if tried != len(commands) || tried < 20 {
		t.Errorf("%d of %d commands were tried", tried, len(commands))
	}
	for _, forged := range []room.Viewer{{Role: api.RoleGM}, {Role: api.RoleGM, Link: s.who["wardens"].Link}, {Role: api.RoleSeat, Seat: "reavers", Link: s.who["wardens"].Link}} {
		_, err := s.State(ctx, forged)
		wants(t, err, api.CodeRevoked)
	}
	is, err := s.State(ctx, gm)
	must(t, err)
	if is.Rev != was.Rev || is.Inputs != was.Inputs {
		t.Errorf("the table went from rev %s to %s", was.Rev, is.Rev)
	}
}

// Watches that are opened while their link is revoked end, or are refused: none survives.
func TestNoWatchSurvivesItsLink(t *testing.T) {
	s := newFixture(t).start(bridge())
	ctx, gm, link := t.Context(), s.who["gm"], s.links["spectator"]
	for range 200 {
		_, v, err := s.registry.Enter(ctx, link.Token)
		must(t, err)
		var all sync.WaitGroup
		for range 4 {
			all.Go(func() {
				w, err := s.Watch(v)
				if err != nil {
					wants(t, err, api.CodeRevoked)
					return
				}
				for range w.C {
					continue // until it is closed: a watch that survives hangs the test
				}
				wants(t, w.Why(), api.CodeRevoked)
			})
		}
		link, err = s.Reissue(ctx, gm, api.RoleSpectator, "")
		must(t, err)
		all.Wait()
	}
	if n := s.registry.Stats().Watches; n != 0 {
		t.Errorf("%d watches are left", n)
	}
}
