package formula

import "fmt"

// named reads a name, or a call of the function with that name.
func (p *parser) named(t token) *node {
	o, known := function(t.text)
	switch {
	case known && p.sign("("):
		return p.call(o, t)
	case known:
		p.fail(p.token, fmt.Sprintf(`"(" after %q`, t.text))
		return p.node(opNumber, t)
	case p.sign("("):
		p.fail(t, "if, min, max or abs before brackets")
		return p.node(opNumber, t, p.arguments(t)...)
	default:
		n := p.node(opName, t)
		n.name = t.text
		return n
	}
}

// call reads the values in brackets of a function and checks that their number is right.
func (p *parser) call(o op, t token) *node {
	before := len(p.errors)
	args := p.arguments(t)
	found := fmt.Sprintf("%d values", len(args))
	if len(args) == 1 {
		found = "1 value"
	}
	if len(p.errors) == before {
		switch {
		case o == opIf && len(args) != 3:
			p.note(t.at, found, "3 in if: a condition, the value if it holds, the value if not")
		case o == opAbs && len(args) != 1:
			p.note(t.at, found, "1 in abs")
		case (o == opMin || o == opMax) && len(args) < 2:
			p.note(t.at, found, "2 or more in "+t.text)
		}
	}
	return p.node(o, t, args...)
}

// arguments reads values in brackets with commas between them.
func (p *parser) arguments(t token) []*node {
	p.deeper(t)
	p.next()
	args := []*node{p.expression(levelOr)}
	for p.sign(",") {
		p.next()
		args = append(args, p.expression(levelOr))
	}
	p.closing(`an operator, "," or ")"`)
	p.depth--
	return args
}

// closing reads a closing bracket; after a mistake it looks for the next one.
func (p *parser) closing(expected string) {
	if !p.sign(")") {
		p.fail(p.token, expected)
	}
	for p.token.kind != tokenEnd && !p.sign(")") {
		p.next()
	}
	p.next()
}
