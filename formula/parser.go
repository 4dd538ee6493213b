package formula

import (
	"fmt"
	"unicode/utf8"

	"fray/dice"
)

// parser reads a text by precedence climbing. After a mistake it uses 0 for what it cannot read and continues, to find
// the next mistake.
type parser struct {
	lexer  lexer
	token  token
	errors Errors
	last   int // offset of the last error, to report each place once
	nodes  int
	depth  int
	dice   int
	over   bool // a limit is reached: nothing more is read or reported
}

func (p *parser) next() {
	if !p.over {
		p.token = p.lexer.next()
	}
}

// stop ends the text here.
func (p *parser) stop() {
	p.over = true
	p.token = token{at: len(p.lexer.text)}
}

// column returns the column of an offset, in characters from 1.
func (p *parser) fail(t token, expected string) {
	if t.kind == tokenBad {
		expected = t.want
	}
	p.note(t.at, t.found(), expected)
}

func (p *parser) note(at int, found, expected string) {
	if p.over || at == p.last {
		return
	}
	p.last = at
	p.errors = append(p.errors, &Error{Column: p.column(at), Found: found, Expected: expected})
	if len(p.errors) == maxErrors {
		p.stop()
	}
}

// column is the place of an offset for people.
func (p *parser) column(at int) int { return utf8.RuneCountInString(p.lexer.text[:at]) + 1 }

// node makes a node for a token.
func (p *parser) node(o op, t token, args ...*node) *node {
	p.nodes++
	if p.nodes > MaxNodes {
		p.fail(t, fmt.Sprintf("at most %d numbers, names, dice and operations", MaxNodes))
		p.stop()
	}
	return &node{op: o, column: p.column(t.at), number: t.number, pool: t.pool, args: args}
}

// deeper goes one level into brackets, calls or signs; the caller comes out again.
func (p *parser) deeper(t token) {
	p.depth++
	if p.depth > MaxNesting {
		p.fail(t, fmt.Sprintf("at most %d levels of nesting", MaxNesting))
		p.stop()
	}
}

// sign reports whether the token is this sign.
func (p *parser) sign(text string) bool { return p.token.kind == tokenSign && p.token.text == text }

// whole reads to the end of the text.
func (p *parser) whole() *node {
	root := p.expression(levelOr)
	for p.token.kind != tokenEnd {
		p.fail(p.token, "an operator or the end")
		p.next()
		if _, between := p.infix(); between {
			p.next()
		}
		if p.token.kind != tokenEnd {
			p.expression(levelOr)
		}
	}
	return root
}

// infix is the operation of the token, if it stands between two values.
func (p *parser) infix() (op, bool) {
	if p.token.kind != tokenSign && p.token.kind != tokenWord {
		return 0, false
	}
	return infix(p.token.text)
}

// dicePool counts the dice of a token.
func (p *parser) dicePool(t token) {
	p.dice += t.pool.Count
	if p.dice > dice.MaxDice {
		p.fail(t, fmt.Sprintf("at most %d dice in all", dice.MaxDice))
	}
}
