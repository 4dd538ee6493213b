package room_test

import (
	"strconv"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"fray/api"
)

func TestChat(t *testing.T) {
	s := newFixture(t).start(api.Create{Encounter: "duel"})
	inputs := s.state("gm").Inputs
	s.does("town", s.Say(t.Context(), s.who["town"], api.Say{Text: "  To the gate! "}), "")
	s.does("gm", s.Say(t.Context(), s.who["gm"], api.Say{Emote: "cheer"}), "")
	s.does("spectator", s.Say(t.Context(), s.who["spectator"], api.Say{Text: "me too"}), api.CodeForbidden)
	for _, bad := range []api.Say{
		{}, {Text: "\t "}, {Text: "a\nb"}, {Text: "\u202eabc"}, {Text: "\xff"}, {Text: strings.Repeat("ä", api.MaxSaid+1)},
	} {
		s.does("town", s.Say(t.Context(), s.who["town"], bad), api.CodeBadText)
	}
	s.does("town", s.Say(t.Context(), s.who["town"], api.Say{Emote: "wink"}), api.CodeBad)
	s.again()
	for who := range s.links {
		chat := s.state(who).Chat
		if len(chat) != 2 || chat[0].By != "town" || chat[0].Text != "To the gate!" || chat[1].By != "gm" || chat[1].Text != "Well done!" {
			t.Errorf("%s reads %+v", who, chat)
		}
	}
	for i := range api.ChatKept + 3 {
		s.does("town", s.Say(t.Context(), s.who["town"], api.Say{Text: strconv.Itoa(i)}), "")
	}
	chat := s.state("gm").Chat
	if len(chat) != api.ChatKept || chat[0].Text != "3" || chat[0].ID != "6" || chat[len(chat)-1].ID != strconv.Itoa(api.ChatKept+5) {
		t.Errorf("%d messages are kept, from %+v", len(chat), chat[0])
	}
	if s.state("gm").Inputs != inputs {
		t.Error("the chat is in the record")
	}
}

func TestNotes(t *testing.T) {
	s := newFixture(t).start(api.Create{Encounter: "duel"})
	s.does("town", s.Note(t.Context(), s.who["town"], "mine"), api.CodeForbidden)
	s.does("gm", s.Note(t.Context(), s.who["gm"], strings.Repeat("ä", api.MaxNotes+1)), api.CodeBadText)
	s.does("gm", s.Note(t.Context(), s.who["gm"], "the ogre\r\n  waits \x1b"), api.CodeBadText)
	rev := s.state("town").Rev
	s.does("gm", s.Note(t.Context(), s.who["gm"], "the ogre\r\nwaits\n"), "")
	if s.state("town").Rev != rev {
		t.Error("a seat sees that the game master writes notes")
	}
	s.again()
	for who := range s.links {
		want := ""
		if who == "gm" {
			want = "the ogre\nwaits"
		}
		if got := s.state(who).Notes; got != want {
			t.Errorf("the notes of %s are %q, not %q", who, got, want)
		}
	}
	link, err := s.Branch(t.Context(), s.who["gm"], 0)
	if err != nil {
		t.Fatal(err)
	}
	what, gm, err := s.registry.Enter(t.Context(), link.Token)
	if err != nil {
		t.Fatal(err)
	}
	s.does("town", s.Say(t.Context(), s.who["town"], api.Say{Text: "hello"}), "")
	if state, err := what.State(t.Context(), gm); err != nil || state.Notes == "" || state.Chat != nil {
		t.Errorf("a what-if has the notes %q and the chat %v: %v", state.Notes, state.Chat, err)
	}
}

func TestPing(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := newFixture(t).start(api.Create{Encounter: "duel"})
		cell := s.state("town").View.Map.Cells[0].Name
		s.does("town", s.Ping(t.Context(), s.who["town"], "nowhere"), api.CodeBad)
		s.does("town", s.Ping(t.Context(), s.who["town"], ""), api.CodeBad)
		s.does("spectator", s.Ping(t.Context(), s.who["spectator"], cell), api.CodeForbidden)
		for range 6 {
			s.does("town", s.Ping(t.Context(), s.who["town"], cell), "")
		}
		for who := range s.links {
			pings := s.state(who).Pings
			if len(pings) != 4 || pings[3].By != "town" || pings[3].Cell != cell || pings[3].ID != "6" {
				t.Errorf("%s sees %+v", who, pings)
			}
		}
		<-time.After(time.Minute) // of the bubble
		s.does("gm", s.Say(t.Context(), s.who["gm"], api.Say{Emote: "cheer"}), "")
		if pings := s.state("gm").Pings; pings != nil {
			t.Errorf("pings of a minute ago are shown: %+v", pings)
		}
		s.registry.Close()
	})
}

// does checks the code by which a command is refused; empty: it is not.
func (s *sat) does(who string, err error, code api.Code) {
	s.t.Helper()
	if code == "" {
		if err != nil {
			s.t.Errorf("%s is refused: %v", who, err)
		}
		return
	}
	wants(s.t, err, code)
}
