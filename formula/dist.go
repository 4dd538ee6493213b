package formula

import (
	"errors"

	"fray/dice"
)

// Dist is the exact distribution of what Eval gives with these names. All dice of a formula are independent, so that
// each part is combined from its own parts in pairs. The error is an *EvalError: that of Eval if some throw leads to
// one, or one that wraps dice.ErrTooLarge, when all combinations together take more than dice.MaxWork.
func (f *Formula) Dist(env Env) (dice.Dist, error) {
	w := weigher{env: env}
	return w.dist(f.root)
}

// weigher finds the distributions of nodes, and keeps count of what that costs.
type weigher struct {
	env   Env
	spent int
}

func (w *weigher) dist(n *node) (dice.Dist, error) {
	d, err := w.parts(n)
	var known *EvalError
	if err != nil && !errors.As(err, &known) {
		err = &EvalError{Column: n.column, Err: err}
	}
	return d, err
}

func (w *weigher) parts(n *node) (dice.Dist, error) {
	switch n.op {
	case opNumber:
		return dice.Certain(n.number), nil
	case opName:
		v, ok := w.env.Value(n.name)
		if !ok {
			return dice.Dist{}, &EvalError{Column: n.column, Name: n.name, Err: ErrUnknownName}
		}
		return dice.Certain(v), nil
	case opRoll:
		d, err := n.pool.Dist()
		if err != nil {
			return dice.Dist{}, err
		}
		return d, w.spend(n.pool.Cost())
	case opAnd, opOr, opIf:
		return w.choice(n)
	default:
		return w.operation(n)
	}
}

// operation is the distribution of an operation on one value, or on several from left to right.
func (w *weigher) operation(n *node) (dice.Dist, error) {
	d, err := w.dist(n.args[0])
	if err != nil {
		return dice.Dist{}, err
	}
	if len(n.args) == 1 {
		return w.one(n.op, d)
	}
	for _, a := range n.args[1:] {
		other, err := w.dist(a)
		if err != nil {
			return dice.Dist{}, err
		}
		if d, err = w.two(n.op, d, other); err != nil {
			return dice.Dist{}, err
		}
	}
	return d, nil
}

// spend refuses what would cost too much together with all before.
func (w *weigher) spend(cost int) error {
	w.spent += cost
	if w.spent > dice.MaxWork {
		return dice.ErrTooLarge
	}
	return nil
}

// one is the distribution of an operation on one value.
func (w *weigher) one(o op, d dice.Dist) (dice.Dist, error) {
	if err := w.spend(d.Words()); err != nil {
		return dice.Dist{}, err
	}
	return d.Map(func(v int) (int, error) { return unary(o, v) })
}

// two is the distribution of an operation on two independent values. Sums and differences that fit have a fast way.
func (w *weigher) two(o op, a, b dice.Dist) (dice.Dist, error) {
	if err := w.spend(a.Words() * b.Words()); err != nil {
		return dice.Dist{}, err
	}
	switch {
	case o == opAdd && fits(add(a.Min(), b.Min())) && fits(add(a.Max(), b.Max())):
		return a.Add(b)
	case o == opSub && fits(subtract(a.Min(), b.Max())) && fits(subtract(a.Max(), b.Min())):
		return a.Add(b.Neg())
	}
	return a.Combine(b, func(x, y int) (int, error) { return binary(o, x, y) })
}

func fits(_ int, err error) bool { return err == nil }
