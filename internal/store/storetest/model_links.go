package storetest

import (
	"slices"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"fray/internal/store"
)

// link returns the link with this ID, or nil.
func (t *modelTable) link(id string) *store.Link {
	if i := slices.IndexFunc(t.links, func(l store.Link) bool { return l.ID == id }); i >= 0 {
		return &t.links[i]
	}
	return nil
}

// revokeOthers revokes the other links with the role and seat of l, or only the unused ones, and returns their IDs.
func (t *modelTable) revokeOthers(l store.Link, unusedOnly bool) (ids []string) {
	for i := range t.links {
		other := &t.links[i]
		if other.ID != l.ID && other.Role == l.Role && other.Seat == l.Seat && !other.Revoked && (other.Unused || !unusedOnly) {
			other.Revoked = true
			ids = append(ids, other.ID)
		}
	}
	return ids
}

// sameLinks compares two lists of link IDs in any order.
func sameLinks(r *rapid.T, want, got []string) {
	slices.Sort(want)
	slices.Sort(got)
	if diff := cmp.Diff(want, got); diff != "" {
		r.Fatalf("wrong links were revoked (-want +got):\n%s", diff)
	}
}
