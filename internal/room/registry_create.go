package room

import (
	"context"
	"crypto/rand"
	"maps"
	"slices"
	"time"

	"fray/api"
	"fray/internal/seating"
	"fray/internal/store"
	"fray/table"
)

// Create starts a table. Only its result has the tokens of the links. The server fills in the URLs.
func (h *Registry) Create(ctx context.Context, c api.Create) (api.Created, error) {
	what, err := h.startable(c.Encounter)
	if err != nil {
		return api.Created{}, err
	}
	if what, c.Seats, err = apart(what, &c); err != nil {
		return api.Created{}, err
	}
	seats, err := h.seatsOf(what, c.Seats)
	if err != nil {
		return api.Created{}, err
	}
	seed := seedOf(&c)
	opening, err := openingOf(what, &c, seed)
	if err != nil {
		return api.Created{}, err
	}
	if err := checkLimit(c.Limit); err != nil {
		return api.Created{}, err
	}
	t := store.Table{
		ID: newID(), Name: what.name, Ruleset: what.ruleset.Name, Encounter: c.Encounter, Created: time.Now().UTC(), Limit: c.Limit, Seats: seats,
	}
	t.Touched = t.Created
	if seed.Secret() {
		t.Seeds = []table.Seed{seed}
	}
	out := api.Created{Table: t.ID}
	var links []store.Link
	add := func(role, seat string) {
		kept, made := newLink(t.ID, role, seat)
		links, out.Links = append(links, kept), append(out.Links, made)
	}
	add(api.RoleGM, "")
	for _, seat := range what.seats()[1:] {
		add(api.RoleSeat, seat)
	}
	add(api.RoleSpectator, "")
	err = h.add(ctx, h.c.Store, t, opening, links)
	if err != nil {
		return api.Created{}, err
	}
	return out, nil
}

// add stores a new table, if the limit allows one more.
func (h *Registry) add(ctx context.Context, s store.Store, t store.Table, record [][]byte, links []store.Link) error {
	h.making.Lock()
	defer h.making.Unlock()
	add := func() error {
		switch n, err := s.Count(ctx); {
		case err != nil:
			return unstored(err)
		case n >= h.c.Tables:
			return refuse(api.CodeFull, "this server has no room for more tables")
		}
		return unstored(s.Create(ctx, t, record, links))
	}
	if h.shared != nil {
		return h.shared.Once(ctx, add)
	}
	return add()
}

// apart splits the seats that are to be split. A new seat is played as requested for it, or else as requested for the seat it
// comes from.
func apart(what *startable, c *api.Create) (*startable, map[string]string, error) {
	if len(c.Each) == 0 {
		return what, c.Seats, nil
	}
	parted, err := what.apart(c.Each)
	if err != nil {
		return nil, nil, refuse(api.CodeBad, err.Error())
	}
	plays := map[string]string{}
	maps.Copy(plays, c.Seats)
	for i, f := range what.fights {
		was, is := f.Cast(), parted.fights[i].Cast()
		for k, m := range is.Combatants {
			whole, own := was.Seats[was.Combatants[k].Seat], is.Seats[m.Seat]
			if who, said := c.Seats[whole]; said && m.Seat != table.GM && plays[own] == "" {
				plays[own] = who
			}
		}
	}
	for _, whole := range c.Each {
		if !slices.Contains(parted.seats(), whole) {
			delete(plays, whole)
		}
	}
	return parted, plays, nil
}

// seatsOf returns who plays each seat.
func (h *Registry) seatsOf(what *startable, plays map[string]string) (map[string]store.Seat, error) {
	var named []string
	for seat, who := range plays {
		named = append(named, seat)
		if err := h.checkPlays(who); err != nil {
			return nil, err
		}
	}
	if err := seating.Unknown(&table.Cast{Seats: what.seats()}, named); err != nil {
		return nil, refuse(api.CodeBad, err.Error())
	}
	out := map[string]store.Seat{}
	for _, seat := range what.seats() {
		who, ok := plays[seat]
		if !ok {
			who = what.usual(seat)
		}
		out[seat] = store.Seat{Plays: who}
	}
	return out, nil
}

// seedOf returns the practice seed of the request, or a new secret one.
func seedOf(c *api.Create) table.Seed {
	if c.Seed != 0 {
		return table.Practice(c.Seed)
	}
	return newSeed()
}

// newSeed draws a secret seed.
func newSeed() table.Seed {
	var key [32]byte
	_, _ = rand.Read(key[:]) // never fails: see crypto/rand
	return table.SecretSeed(key)
}

// openingOf returns the first lines of the record.
func openingOf(what *startable, c *api.Create, seed table.Seed) ([][]byte, error) {
	dice := c.Dice
	switch dice {
	case table.DiceRoll, table.DiceAsk:
	case "":
		dice = table.DiceRoll
	default:
		return nil, refuse(api.CodeBad, "dice must be roll (by fray) or ask (thrown by players)")
	}
	opening, err := what.opening(seed, dice)
	if err != nil {
		return nil, &Refusal{api.CodeFault, "this cannot be recorded", err}
	}
	return opening, nil
}
