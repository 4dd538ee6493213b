package room

import (
	"context"
	"fmt"
	"slices"
	"time"

	"fray/api"
	"fray/internal/pool"
	"fray/internal/store"
	"fray/table"
)

// branchesOfOne is the largest number of branches of a table.
const branchesOfOne = 8

// Branch creates a separate table that begins with the first inputs of this one, and returns its GM link. A branch of a
// branch belongs to the same root. It is deleted after a day without use ([branchStays]). Only the GM may.
func (r *Room) Branch(ctx context.Context, v Viewer, inputs int) (api.Link, error) {
	if err := v.mayRule(); err != nil {
		return api.Link{}, err
	}
	var rec *table.Record
	var b store.Table
	err := r.within(ctx, v, func(f *fight) error {
		all := f.s.Inputs()
		switch {
		case inputs < 0 || inputs > len(all):
			return refuse(api.CodeBad, fmt.Sprintf("there are %d inputs", len(all)))
		case f.s.Waits():
			return refuse(api.CodeNotNow, "the fight has not begun")
		}
		if back := r.backTo(f, v.audience(f.s.Game().Cast())); inputs < back.first() {
			return olderRules()
		}
		sc := r.shared.clone()
		b, rec = sc.facts, f.record(all[:inputs])
		return nil
	})
	if err != nil {
		return api.Link{}, err
	}
	record, err := recordOf(rec)
	if err != nil {
		return api.Link{}, err
	}
	if len(rec.Seeds) > 0 {
		own := newSeed()
		err := r.compute(ctx, pool.Looking, func() (err error) {
			record, inputs, err = r.registry.reseed(record, rec, own)
			return err
		})
		if err != nil {
			return api.Link{}, r.asRefusal(err)
		}
		b.Seeds = append(slices.Clip(rec.Seeds), own)
	}
	var link api.Link
	err = r.within(ctx, v, func(*fight) error {
		b.Talk.Chat = nil // what was said belongs to the table
		b.ID, b.Branch, b.Began, b.Created, b.Ended, b.Winner, b.UndoRequest = newID(), r.root(), inputs, time.Now().UTC(), false, "", nil
		b.Touched = b.Created
		kept, made := newLink(b.ID, api.RoleGM, "")
		link = made
		return r.addBranch(ctx, b, record, kept)
	})
	if err != nil {
		return api.Link{}, err
	}
	return link, nil
}

// recordOf returns the lines of a record that can continue.
func recordOf(rec *table.Record) ([][]byte, error) {
	record, err := rec.Opening()
	for i, in := range rec.Inputs {
		if err != nil {
			break
		}
		if rec.Upgraded != nil && i == rec.Upgraded.Inputs {
			record = append(record, rec.EncodeUpgrade())
		}
		var line []byte
		line, err = table.EncodeInput(in)
		record = append(record, line)
	}
	if rec.Upgraded != nil && len(rec.Inputs) == rec.Upgraded.Inputs {
		record = append(record, rec.EncodeUpgrade())
	}
	return record, err
}

// reseed replays a record and adds the line from which its dice come from another seed, so that a branch reveals nothing
// about the next dice of its table. A finished fight gets no such line. Inputs is the number of inputs afterwards.
func (h *Registry) reseed(record [][]byte, rec *table.Record, own table.Seed) (all [][]byte, inputs int, err error) {
	known := *rec
	known.Seeds = append(slices.Clip(rec.Seeds), own)
	f := newFight(h.c.Find)
	if err := f.play(&known); err != nil {
		return nil, 0, err
	}
	if _, over := f.s.Over(); !over {
		if err := f.s.FreshFrom(own); err != nil {
			return nil, 0, err
		}
	}
	return append(record, f.pending...), len(f.s.Inputs()), nil
}

// root returns the table of which this one is a branch, or this one.
func (r *Room) root() string {
	if r.branch != "" {
		return r.branch
	}
	return r.id
}

// addBranch stores a branch if the limits allow one more.
func (r *Room) addBranch(ctx context.Context, b store.Table, record [][]byte, link store.Link) error {
	r.registry.branching.Lock()
	defer r.registry.branching.Unlock()
	has, err := r.store.Branches(ctx, b.Branch)
	switch {
	case err != nil:
		return unstored(err)
	case len(has) >= branchesOfOne:
		return refuse(api.CodeFull, fmt.Sprintf("this table has %d what-ifs: drop one first", len(has)))
	}
	return r.registry.add(ctx, r.store, b, record, []store.Link{link})
}

// Drop deletes a branch. It refuses a table that is not a branch.
func (r *Room) Drop(ctx context.Context, v Viewer) error {
	if err := v.mayRule(); err != nil {
		return err
	}
	return r.registry.forget(r, refuse(api.CodeDeleted, "this branch has been dropped"), func() error {
		return r.by(v, func() error {
			if r.branch == "" {
				return refuse(api.CodeBad, "this is no branch")
			}
			return r.erase(ctx)
		})
	})
}
