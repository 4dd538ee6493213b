package room

import (
	"context"
	"fmt"
	"slices"
	"time"

	"fray/api"
	"fray/internal/store"
	"fray/table"
)

// branchesOfOne is how many branches a table may have at once.
const branchesOfOne = 8

// Branch makes a table of its own that begins with so many inputs of this one: the link that it gives is the GM's. A branch
// of a branch is one of the same table. It is dropped when nobody has touched it for a day ([branchStays]). Only the GM may.
func (r *Room) Branch(ctx context.Context, v Viewer, inputs int) (api.Link, error) {
	if err := v.mayRule(); err != nil {
		return api.Link{}, err
	}
	var link api.Link
	err := r.within(ctx, v, func(f *fight) error {
		all := f.s.Inputs()
		if inputs < 0 || inputs > len(all) {
			return refuse(CodeBad, fmt.Sprintf("there are %d inputs", len(all)))
		}
		record, err := recordOf(f.rec.Base, all[:inputs])
		if err != nil {
			return err
		}
		sc := r.scene.clone()
		b := sc.facts
		b.ID, b.Branch, b.Began, b.Created, b.Ended, b.Winner, b.Wish = newID(), r.root(), inputs, time.Now().UTC(), false, "", nil
		b.Touched = b.Created
		kept, made := newLink(b.ID, api.RoleGM, "")
		link = made
		return r.hall.addBranch(ctx, b, record, kept)
	})
	if err != nil {
		return api.Link{}, err
	}
	return link, nil
}

// recordOf is a record with these inputs and no others, line by line.
func recordOf(header []byte, inputs []table.Input) ([][]byte, error) {
	record := [][]byte{slices.Clone(header)}
	for _, in := range inputs {
		line, err := table.EncodeInput(in)
		if err != nil {
			return nil, err
		}
		record = append(record, line)
	}
	return record, nil
}

// root is the table that this one is a branch of, or this one.
func (r *Room) root() string {
	if r.branch != "" {
		return r.branch
	}
	return r.id
}

// addBranch keeps a branch, if there may be one more.
func (h *Hall) addBranch(ctx context.Context, b store.Table, record [][]byte, link store.Link) error {
	h.making.Lock()
	defer h.making.Unlock()
	has, err := h.c.Store.Branches(ctx, b.Branch)
	switch {
	case err != nil:
		return unstored(err)
	case len(has) >= branchesOfOne:
		return refuse(CodeFull, fmt.Sprintf("this table has %d what-ifs: drop one first", len(has)))
	}
	return h.add(ctx, b, record, []store.Link{link})
}

// Drop forgets a branch. A table that is no branch is not dropped.
func (r *Room) Drop(ctx context.Context, v Viewer) error {
	if err := v.mayRule(); err != nil {
		return err
	}
	return r.hall.forget(r, refuse(CodeDeleted, "this branch has been dropped"), func() error {
		return r.by(v, func() error {
			if r.branch == "" {
				return refuse(CodeBad, "this is no branch")
			}
			return r.erase(ctx)
		})
	})
}
