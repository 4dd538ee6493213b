package room

import (
	"context"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"
	"unicode/utf8"

	"fray/api"
	"fray/internal/store"
	"fray/table"
)

// How many pings are shown at once, and for how long: a State that is made later has none.
const (
	pingsShown = 4
	pingLasts  = 10 * time.Second
)

// Say adds a message to the chat. It is kept with the table until [api.ChatKept] others have followed, or the table is deleted. Spectators
// read the chat and write nothing.
func (r *Room) Say(ctx context.Context, v Viewer, in api.Say) error {
	text, err := saidText(in)
	if err != nil {
		return err
	}
	return r.within(ctx, v, func(*fight) error {
		by, err := v.speaker()
		if err != nil {
			return err
		}
		at := time.Now().UnixMilli()
		err = r.update(func(t *store.Table) {
			t.Talk.Said++
			said := api.Said{ID: strconv.Itoa(t.Talk.Said), By: by, Text: text, Emote: in.Emote, At: at}
			t.Talk.Chat = following(t.Talk.Chat, said, api.ChatKept)
		})
		if err == nil {
			r.changed()
		}
		return err
	})
}

// saidText returns the text of a message.
func saidText(in api.Say) (string, error) {
	if in.Emote != "" {
		for _, e := range api.Emotes() {
			if e.Name == in.Emote {
				return e.Text, nil
			}
		}
		return "", refuse(api.CodeBad, "there is no such emote")
	}
	text := strings.TrimSpace(in.Text)
	switch {
	case text == "":
		return "", refuse(api.CodeBadText, "enter a message")
	case utf8.RuneCountInString(text) > api.MaxSaid:
		return "", refuse(api.CodeBadText, fmt.Sprintf("a message may have %d characters", api.MaxSaid))
	}
	if err := table.CheckLine(text); err != nil {
		return "", refuse(api.CodeBadText, err.Error())
	}
	return text, nil
}

// speaker returns the seat of the viewer, or refuses spectators.
func (v Viewer) speaker() (string, error) {
	switch v.Role {
	case api.RoleGM:
		return api.RoleGM, nil
	case api.RoleSeat:
		return v.Seat, nil
	default:
		return "", refuse(api.CodeForbidden, "spectators can read the chat; only seats and the game master can take part")
	}
}

// Ping points at a cell for those who see it. A cell that the viewer does not see is refused like one that does not exist.
func (r *Room) Ping(ctx context.Context, v Viewer, cell string) error {
	return r.within(ctx, v, func(f *fight) error {
		by, err := v.speaker()
		if err != nil {
			return err
		}
		view := f.viewOf(v.audience(f.s.Game().Cast()), &r.shared)
		if !hasCell(&view.state.View.Map, cell) {
			return refuse(api.CodeBad, "the map has no such place")
		}
		r.shared.pinged++
		ping := api.Ping{ID: strconv.Itoa(r.shared.pinged), By: by, Cell: cell, At: time.Now().UnixMilli()}
		r.shared.pings = following(r.shared.pings, ping, pingsShown)
		r.changed()
		return nil
	})
}

// following returns the last items of a list with one more, most in all. It does not change the list, which states may share.
func following[T any](list []T, next T, most int) []T {
	return append(slices.Clip(list[max(0, len(list)+1-most):]), next)
}

func hasCell(m *table.MapView, name string) bool {
	return name != "" && slices.ContainsFunc(m.Cells, func(c table.CellView) bool { return c.Name == name })
}

// Note replaces the notes of the game master, which are kept with the table.
func (r *Room) Note(ctx context.Context, v Viewer, text string) error {
	text = strings.TrimSpace(strings.ReplaceAll(text, "\r\n", "\n"))
	if n := utf8.RuneCountInString(text); n > api.MaxNotes {
		return refuse(api.CodeBadText, fmt.Sprintf("the notes have %d characters; at most %d are kept", n, api.MaxNotes))
	}
	if err := table.CheckLines(text); err != nil {
		return refuse(api.CodeBadText, err.Error())
	}
	return r.within(ctx, v, func(*fight) error {
		if err := v.mayRule(); err != nil {
			return err
		}
		err := r.update(func(t *store.Table) { t.Talk.Notes = text })
		if err == nil {
			r.changed()
		}
		return err
	})
}

// talk adds to a State what people have said: the chat, pings at cells that the State has, and for the GM the notes.
func (sc *shared) talk(s *api.State, e audience) {
	s.Chat = sc.facts.Talk.Chat
	for _, p := range sc.pings {
		if time.Since(time.UnixMilli(p.At)) < pingLasts && hasCell(&s.View.Map, p.Cell) {
			s.Pings = append(s.Pings, p)
		}
	}
	if e.gm() {
		s.Notes = sc.facts.Talk.Notes
	}
}
