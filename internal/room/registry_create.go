package room

import (
	"context"
	"crypto/rand"
	"maps"
	"time"

	"fray/api"
	"fray/internal/seating"
	"fray/internal/store"
	"fray/pack"
	"fray/table"
)

// Create starts a table. Only its result has the tokens of the links. The server fills in the URLs.
func (h *Registry) Create(ctx context.Context, c api.Create) (api.Created, error) {
	e, err := h.encounter(c.Encounter)
	if err != nil {
		return api.Created{}, err
	}
	if e, c.Seats, err = apart(e, &c); err != nil {
		return api.Created{}, err
	}
	cast := e.Game.Cast()
	seats, err := seatsOf(cast, c.Seats)
	if err != nil {
		return api.Created{}, err
	}
	seed := seedOf(&c)
	header, err := headerOf(e, &c, seed)
	if err != nil {
		return api.Created{}, err
	}
	if err := checkLimit(c.Limit); err != nil {
		return api.Created{}, err
	}
	t := store.Table{
		ID: newID(), Name: e.Name, Ruleset: e.Ruleset.Name, Encounter: c.Encounter, Created: time.Now().UTC(), Limit: c.Limit, Seats: seats,
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
	for _, seat := range cast.Seats[1:] {
		add(api.RoleSeat, seat)
	}
	add(api.RoleSpectator, "")
	h.making.Lock()
	defer h.making.Unlock()
	if err := h.add(ctx, t, [][]byte{header}, links); err != nil {
		return api.Created{}, err
	}
	return out, nil
}

// add stores a new table, if the limit allows one more. The caller holds making.
func (h *Registry) add(ctx context.Context, t store.Table, record [][]byte, links []store.Link) error {
	switch n, err := h.c.Store.Count(ctx); {
	case err != nil:
		return unstored(err)
	case n >= h.c.Tables:
		return refuse(api.CodeFull, "this server has no room for more tables")
	}
	return unstored(h.c.Store.Create(ctx, t, record, links))
}

// apart splits the seats that are to be split. A new seat is played as requested for it, or else as requested for the seat it
// comes from.
func apart(e *pack.Encounter, c *api.Create) (*pack.Encounter, map[string]string, error) {
	if len(c.Each) == 0 {
		return e, c.Seats, nil
	}
	parted, err := e.Apart(c.Each)
	if err != nil {
		return nil, nil, refuse(api.CodeBad, err.Error())
	}
	was, is, plays := e.Game.Cast(), parted.Game.Cast(), map[string]string{}
	maps.Copy(plays, c.Seats)
	for i, m := range is.Combatants {
		whole, own := was.Seats[was.Combatants[i].Seat], is.Seats[m.Seat]
		if who, said := c.Seats[whole]; said && m.Seat != table.GM && plays[own] == "" {
			plays[own] = who
		}
	}
	for _, whole := range c.Each {
		if _, left := is.Seat(whole); !left {
			delete(plays, whole)
		}
	}
	return parted, plays, nil
}

// seatsOf returns who plays each seat.
func seatsOf(cast *table.Cast, plays map[string]string) (map[string]store.Seat, error) {
	var named []string
	for seat, who := range plays {
		named = append(named, seat)
		if err := checkPlays(who); err != nil {
			return nil, err
		}
	}
	if err := seating.Unknown(cast, named); err != nil {
		return nil, refuse(api.CodeBad, err.Error())
	}
	out := map[string]store.Seat{}
	for i, seat := range cast.Seats {
		who, ok := plays[seat]
		if !ok {
			who = seating.Usual(cast, table.Seat(i), player).Name
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

// headerOf returns the first line of the record.
func headerOf(e *pack.Encounter, c *api.Create, seed table.Seed) ([]byte, error) {
	dice := c.Dice
	switch dice {
	case table.DiceRoll, table.DiceAsk:
	case "":
		dice = table.DiceRoll
	default:
		return nil, refuse(api.CodeBad, "dice must be roll (by fray) or ask (thrown by players)")
	}
	setup, err := pack.Encode(e.Setup)
	if err != nil {
		return nil, &Refusal{api.CodeFault, "the encounter cannot be recorded", err}
	}
	line, err := table.EncodeHeader(table.Header{Ruleset: e.Ruleset.Name, Name: e.Name, Seed: seed, Dice: dice, AskEnd: true, Setup: setup})
	if err != nil {
		return nil, &Refusal{api.CodeFault, "the encounter cannot be recorded", err}
	}
	return line, nil
}
