package table

import (
	"math/bits"
	"strings"
)

// Find returns the option of these seats that has a key, and whether there is one. The game is that of the question. It makes few keys:
// entries come first whose verb is the first word of the key and whose combatant it names, section by section, so that only those
// sections are listed that it looks at, first the one where that word was found last; and among many cells it searches by the numbers
// in their names.
func (q *Question) Find(g Game, seats Seats, key string) (Option, bool) {
	word, _, _ := strings.Cut(key, ":")
	home := q.Sections() & (1 << q.homes[word])
	for _, quick := range [2]bool{true, false} {
		for _, some := range [2]Bits{home, q.Sections() &^ home} {
			for left := uint64(some); left != 0; left &= left - 1 {
				s := Section(bits.TrailingZeros64(left))
				o, ok := q.findIn(s, g, seats, word, key, quick)
				if !ok {
					continue
				}
				if some != home {
					if q.homes == nil {
						q.homes = map[string]Section{}
					}
					q.homes[word] = s
				}
				return o, true
			}
		}
	}
	return Option{}, false
}

// findIn is Find in one section: quickly among the entries that promise to have the key, or among all of them.
func (q *Question) findIn(s Section, g Game, seats Seats, word, key string, quick bool) (o Option, ok bool) {
	groups := q.Listed(s)
	for i := range groups {
		e := &groups[i]
		if e.Section != s || e.Seats&seats == 0 {
			continue
		}
		if !quick {
			o, ok = e.find(g, q, key)
		} else if e.promises(g.Book(), g.Cast(), word, key) {
			o, ok = e.look(g, q, key)
		}
		if ok {
			return o, true
		}
	}
	return Option{}, false
}

// promises reports whether the key begins with the verb of the entry and names the combatant that it is about, if it is about one.
func (g *Group) promises(book *Book, cast *Cast, word, key string) bool {
	return book.VerbName(g.Option.Verb) == word && (g.Option.Who < 0 || strings.Contains(key, cast.ID(g.Option.Who)))
}

// look returns the option of the entry that has a key. It looks only at combatants that the key names, and at cells where the numbers in
// names lead to, as they do on grids: the members of an entry are in the order of their rows.
func (g *Group) look(game Game, q *Question, key string) (Option, bool) {
	if g.Members == nil {
		return g.find(game, q, key)
	}
	if g.Crowd {
		for k := range g.Len() {
			o := g.Kth(k)
			if strings.Contains(key, game.Cast().ID(o.Who)) && game.Key(q, o) == key {
				return o, true
			}
		}
		return Option{}, false
	}
	for low, high := 0, g.Len(); low < high; {
		mid := int(uint(low+high) / 2)
		o := g.Kth(mid)
		is := game.Key(q, o)
		if is == key {
			return o, true
		}
		if byNumbers(is, key) < 0 {
			low = mid + 1
		} else {
			high = mid
		}
	}
	return Option{}, false
}

// find returns the option of the entry that has a key, wherever it is.
func (g *Group) find(game Game, q *Question, key string) (Option, bool) {
	for k := range g.Len() {
		if o := g.Kth(k); game.Key(q, o) == key {
			return o, true
		}
	}
	return Option{}, false
}

// byNumbers compares two keys by the numbers in them, the last one first: negative if the first key comes first.
func byNumbers(a, b string) int {
	for {
		x, restA, okA := lastNumber(a)
		y, restB, okB := lastNumber(b)
		if !okA || !okB || x != y {
			return x - y
		}
		a, b = restA, restB
	}
}

// lastNumber returns the last whole number in a text, and what is before it.
func lastNumber(s string) (n int, before string, ok bool) {
	to := strings.LastIndexAny(s, "0123456789") + 1
	from := to
	for place := 1; from > 0 && s[from-1] >= '0' && s[from-1] <= '9'; from-- {
		n += place * int(s[from-1]-'0')
		place *= 10
	}
	if from == to {
		return 0, "", false
	}
	if from > 0 && s[from-1] == '-' {
		n, from = -n, from-1
	}
	return n, s[:from], true
}
