package dice

// Parse reads a sum of dice and constants: 2d6+1d8-1, d20 + 5, 4d6kh3, d%.
//
// A term of dice is NdS, or dS for one die; d% is d100. After it kh and kl keep the highest and lowest, dh and dl drop
// them; the number that follows may be left out for 1. Capitals do as well, and spaces around + and -. An error is a
// *SyntaxError.
func Parse(text string) (Expr, error) {
	s := scanner{text: text}
	var e Expr
	s.space()
	minus := s.take('-')
	if !minus {
		s.take('+')
	}
	for {
		s.space()
		if err := s.term(&e, minus); err != nil {
			return Expr{}, err
		}
		s.space()
		if s.at == len(s.text) {
			return e, nil
		}
		minus = s.take('-')
		if !minus && !s.take('+') {
			return Expr{}, s.expected(`"+", "-" or the end`)
		}
	}
}

// ParsePool reads exactly one term of dice, without spaces.
func ParsePool(text string) (Pool, error) {
	s := scanner{text: text}
	count, given := s.number()
	if s.peek() != 'd' {
		return Pool{}, s.expected("dice such as 2d6")
	}
	p, err := s.pool(0, count, given)
	if err == nil && s.at < len(text) {
		err = s.expected("the end of the dice")
	}
	if err != nil {
		return Pool{}, err
	}
	return p, nil
}

// term reads one term and adds it to the expression.
func (s *scanner) term(e *Expr, minus bool) error {
	from := s.at
	n, given := s.number()
	switch {
	case s.peek() == 'd':
		p, err := s.pool(from, n, given)
		if err != nil {
			return err
		}
		e.terms = append(e.terms, Term{Pool: p, Minus: minus})
		if e.Dice() > MaxDice {
			return s.wrong(from, s.at, "at most 1000 dice in all")
		}
	case !given:
		return s.expected("a number or dice such as 2d6")
	default:
		if minus {
			n = -n
		}
		e.constant += n
		if max(n, -n) > MaxConstant || max(e.constant, -e.constant) > MaxConstant {
			return s.wrong(from, s.at, "constants of at most 1000000 in all")
		}
	}
	return nil
}

// pool reads a term of dice from its d on; the count, if given, begins at from.
func (s *scanner) pool(from, count int, given bool) (Pool, error) {
	if !given {
		count = 1
	}
	if count < 1 || count > MaxDice {
		return Pool{}, s.wrong(from, s.at, "1 to 1000 dice")
	}
	s.take('d')
	at := s.at
	sides, ok := s.number()
	switch {
	case !ok && s.take('%'):
		sides = 100
	case !ok:
		return Pool{}, s.expected("a number of sides")
	case sides < 1 || sides > MaxSides:
		return Pool{}, s.wrong(at, s.at, "1 to 1000000 sides")
	}
	p := Pool{Count: count, Sides: sides}
	err := s.keep(&p)
	return p, err
}

// keep reads what may follow the sides: which dice are kept or dropped.
func (s *scanner) keep(p *Pool) error {
	from := s.at
	drop := s.take('d')
	if !drop && !s.take('k') {
		return nil
	}
	p.Low = s.take('l')
	if !p.Low && !s.take('h') {
		return s.expected(`"h" for highest or "l" for lowest`)
	}
	n, given := s.number()
	if !given {
		n = 1
	}
	if drop {
		p.Low = !p.Low
		n = p.Count - n
	}
	if n < 1 || n > p.Count || drop && n == p.Count {
		return s.wrong(from, s.at, "to keep at least one die and no more than there are")
	}
	p.Keep = n
	if n == p.Count {
		p.Keep, p.Low = 0, false
	}
	return nil
}
