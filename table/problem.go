package table

// Problem is something wrong in a setup: where, as a path such as "combatants[2].hands.main", and what was expected.
type Problem struct {
	Path string
	Why  string
}

func (p Problem) Error() string {
	if p.Path == "" {
		return p.Why
	}
	return p.Path + ": " + p.Why
}
