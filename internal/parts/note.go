package parts

import (
	"reflect"
	"slices"
)

// Of notes when the parts of a struct T last changed. Its zero value knows no parts.
type Of[T any] struct{ root node }

// node is when a part last changed.
type node struct {
	rev  int    // when it was new; of a list with ids also when they changed
	last int    // when it or a part of it changed
	sub  []node // its fields, as in fieldsOf, or its items; nil: none has changed since rev
}

// renew notes a part that is new as a whole.
func (n *node) renew(rev int) { *n = node{rev: rev, last: rev} }

// part returns the node of one of its parts, to be read.
func (n *node) part(i int) node {
	if n.sub == nil {
		return node{rev: n.rev, last: n.rev}
	}
	return n.sub[i]
}

// open returns the node of one of its parts, to be changed.
func (n *node) open(i, parts int) *node {
	if n.sub == nil {
		n.sub = slices.Repeat([]node{n.part(0)}, parts)
	}
	return &n.sub[i]
}

// Note notes with rev, which must be above 0, the parts that differ between was and is, and reports whether any does. With nil for
// was, all parts are new.
func (o *Of[T]) Note(was, is *T, rev int) (changed bool) {
	if was == nil {
		o.root.renew(rev)
		return true
	}
	return o.root.object(reflect.ValueOf(was).Elem(), reflect.ValueOf(is).Elem(), rev)
}

// object notes the fields of a struct that changed.
func (n *node) object(was, is reflect.Value, rev int) (changed bool) {
	fields := fieldsOf(is.Type())
	for i, f := range fields {
		old, now := was.Field(f.index), is.Field(f.index)
		if same(old, now) {
			continue
		}
		at := n.open(i, len(fields))
		switch {
		case f.into:
			changed = at.object(old, now, rev) || changed
		case f.by >= 0:
			at.list(old, now, f.by, rev)
			changed = true
		default:
			at.renew(rev)
			changed = true
		}
	}
	if changed {
		n.last = rev
	}
	return changed
}

// list notes the items of a list that changed. Something of it has.
func (n *node) list(was, is reflect.Value, by, rev int) {
	if n.sub != nil && sameIDs(was, is, by) { // as they were unique before
		for i := range n.sub {
			n.sub[i].object(was.Index(i), is.Index(i), rev)
		}
		n.last = rev
		return
	}
	old, known := idsOf(was, by)
	ids, unique := idsOf(is, by)
	if !known || !unique {
		n.renew(rev)
		return
	}
	sub := make([]node, len(ids))
	for i, id := range ids {
		k := i // most lists keep their order, and few change much of it
		if i >= len(old) || old[i] != id {
			k = slices.Index(old, id)
		}
		if k < 0 {
			sub[i].renew(rev)
			continue
		}
		sub[i] = n.part(k)
		sub[i].object(was.Index(k), is.Index(i), rev)
	}
	if !slices.Equal(old, ids) || was.IsNil() != is.IsNil() {
		n.rev = rev
	}
	n.sub, n.last = sub, rev
}
