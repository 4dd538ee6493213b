package table

// Fresh has the dice after the next answer fall differently, and the record says so. With a secret seed they come from
// [Seed.Next], and the record holds the commitment to it.
func (s *Session) Fresh() error { return s.FreshFrom(s.Seed().Next()) }

// FreshFrom is [Session.Fresh] with dice from another seed of the same kind: a branch has its own seed. A fight with such
// dice never reveals its seed. The stirs stay mixed in.
func (s *Session) FreshFrom(seed Seed) error {
	switch {
	case s.stuck != nil:
		return s.stuck
	case s.o.Wait:
		return notBegun()
	case s.over:
		return refuse(NothingOpen, "the fight is over: no dice will be rolled")
	case seed.secret != s.o.Seed.secret:
		return refuse(BadDice, "fresh dice come from a seed of the same kind")
	}
	seed = seed.Stir(s.o.Stirs)
	if err := s.take(Input{Fresh: true, Commit: seed.Commit()}, Tail{Kind: TailFresh, seed: seed}); err != nil {
		return err
	}
	s.again()
	return nil
}

// freshAs is fresh dice as a record has them: from the seed with this commitment.
func (s *Session) freshAs(commit string) error {
	seed, err := s.freshSeed(commit)
	if err != nil {
		return err
	}
	return s.FreshFrom(seed)
}

// freshSeed returns the seed of fresh dice with this commitment, stirs left out.
func (s *Session) freshSeed(commit string) (Seed, error) {
	next := s.Seed().Next()
	if commit == next.Commit() {
		return next, nil
	}
	for _, seed := range s.o.Spare {
		if commit == seed.Commit() {
			return seed, nil
		}
	}
	return Seed{}, refuse(BadDice, "the fresh dice are committed to another seed than the one that follows")
}

// seedAfter is the seed that dice come from after so many inputs.
func (s *Session) seedAfter(n int) Seed {
	if s.o.Seed.secret {
		for i := n - 1; i >= 0; i-- {
			if s.taken[i].Kind == TailFresh {
				return s.taken[i].seed
			}
		}
	}
	return s.o.Seed
}

// Revealed is the secret seed of a fight that is over, for everyone to check the dice by. It is empty for a practice seed,
// while the fight lasts, and where dice came from a seed that does not follow from it.
func (s *Session) Revealed() string {
	if !s.over || !s.o.Seed.secret {
		return ""
	}
	seed := s.o.Seed
	for i := range s.taken {
		if s.taken[i].Kind != TailFresh {
			continue
		}
		if seed = seed.Next(); seed != s.taken[i].seed {
			return ""
		}
	}
	return s.o.Seed.String()
}

// Waits reports whether the fight has not begun: seats may still stir.
func (s *Session) Waits() bool { return s.o.Wait }

// BeginHash is the hash that the record's line of the beginning holds: of the header and all stirs.
func (s *Session) BeginHash() string { return shortHash(s.sums[0]) }

func notBegun() error {
	return refuse(NotNow, "the fight has not begun: seats may still stir the dice")
}

func revealed() error {
	return refuse(NotNow, "the fight is over and the seed of its dice is revealed: nothing can be undone or changed")
}
