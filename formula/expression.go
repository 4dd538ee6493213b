package formula

// expression reads operations of this level or tighter.
func (p *parser) expression(level int) *node {
	left := p.prefix(level)
	for {
		o, ok := p.infix()
		if !ok || o.level() < level {
			return left
		}
		t := p.token
		p.next()
		left = p.node(o, t, left, p.expression(o.level()+1))
		if again, ok := p.infix(); ok && o.level() == levelCompare && again.level() == levelCompare {
			p.fail(p.token, `one comparison at a time; join two with "and"`)
		}
	}
}

// prefix reads a value, or a sign or not before one.
func (p *parser) prefix(level int) *node {
	t := p.token
	switch {
	case p.sign("-"):
		p.next()
		return p.signed(opNeg, t)
	case t.kind == tokenWord && t.text == "not":
		if level > levelNot {
			p.fail(t, `a value; "not" needs brackets here`)
		}
		p.next()
		return p.signed(opNot, t)
	case p.sign("("):
		p.deeper(t)
		p.next()
		n := p.expression(levelOr)
		p.closing(`an operator or ")"`)
		p.depth--
		return n
	default:
		return p.value()
	}
}

// signed reads what the sign or not before it works on.
func (p *parser) signed(o op, t token) *node {
	p.deeper(t)
	n := p.node(o, t, p.expression(o.level()))
	p.depth--
	return n
}

// value reads a number, dice, a name or a call.
func (p *parser) value() *node {
	t := p.token
	_, between := p.infix()
	switch {
	case t.kind == tokenNumber:
		p.next()
		return p.node(opNumber, t)
	case t.kind == tokenDice:
		p.dicePool(t)
		p.next()
		return p.node(opRoll, t)
	case t.kind == tokenWord && !between:
		p.next()
		return p.named(t)
	default:
		p.fail(t, "a value")
		if t.kind == tokenBad {
			p.next()
			if p.startsValue() {
				return p.prefix(levelNeg)
			}
		}
		return p.node(opNumber, t)
	}
}

// startsValue reports whether the token can only be the start of a value.
func (p *parser) startsValue() bool {
	_, between := p.infix()
	return p.token.kind != tokenEnd && !between && !p.sign(")") && !p.sign(",")
}
