package parts

import (
	"reflect"
	"slices"
)

// Of notes when the parts of a struct T last changed. Its zero value knows no parts.
type Of[T any] struct{ root node }

// node is when a part last changed: the part itself, or of a list the ids of its items.
type node struct {
	rev int
	sub map[string]*node // by JSON name, or by id of an item
}

// at returns the node of a part of a part.
func (n *node) at(name string) *node {
	if n.sub == nil {
		n.sub = map[string]*node{}
	}
	if n.sub[name] == nil {
		n.sub[name] = &node{}
	}
	return n.sub[name]
}

// Note notes with rev, which must be above 0, the parts that differ between was and is, and reports whether any does. With nil for
// was, all parts are new.
func (o *Of[T]) Note(was, is *T, rev int) (changed bool) {
	var old reflect.Value
	if was != nil {
		old = reflect.ValueOf(was).Elem()
	}
	return o.root.object(old, reflect.ValueOf(is).Elem(), rev)
}

// object notes the fields of a struct that changed. An invalid was means that all are new.
func (n *node) object(was, is reflect.Value, rev int) (changed bool) {
	for _, f := range fieldsOf(is.Type()) {
		at, now := n.at(f.name), is.Field(f.index)
		var old reflect.Value
		if was.IsValid() {
			old = was.Field(f.index)
		}
		switch {
		case f.into:
			changed = at.object(old, now, rev) || changed
		case f.by >= 0:
			changed = at.list(old, now, f.by, rev) || changed
		case !old.IsValid() || !reflect.DeepEqual(old.Interface(), now.Interface()):
			at.rev, changed = rev, true
		}
	}
	return changed
}

// list notes the items of a list that changed.
func (n *node) list(was, is reflect.Value, by, rev int) (changed bool) {
	ids, ok := idsOf(is, by)
	var old []string
	if was.IsValid() && ok {
		old, ok = idsOf(was, by)
	}
	if !ok {
		n.sub = nil
		if was.IsValid() && reflect.DeepEqual(was.Interface(), is.Interface()) {
			return false
		}
		n.rev = rev
		return true
	}
	if !was.IsValid() || !slices.Equal(old, ids) || was.IsNil() != is.IsNil() {
		n.rev, changed = rev, true
	}
	items := make(map[string]reflect.Value, len(old))
	for i, id := range old {
		items[id] = was.Index(i)
	}
	sub := make(map[string]*node, len(ids))
	for i, id := range ids {
		before, had := items[id]
		at := n.sub[id]
		if !had || at == nil {
			before, at = reflect.Value{}, &node{rev: rev}
		}
		changed = at.object(before, is.Index(i), rev) || changed
		sub[id] = at
	}
	n.sub = sub
	return changed
}
