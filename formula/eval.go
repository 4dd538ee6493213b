package formula

// Eval is the value with these names and dice; dice are thrown from left to right, those that are not looked at not at
// all. An error is an *EvalError. Without one nothing is allocated. A formula without names needs no env, one without
// dice no roll.
func (f *Formula) Eval(env Env, roll Roller) (int, error) {
	var stack [maxStack]int
	top := -1
	for at := 0; at < len(f.code); at++ {
		s := &f.code[at]
		switch s.op {
		case opNumber:
			top++
			stack[top] = s.n
		case opRoll:
			top++
			stack[top] = roll.Roll(f.pools[s.n])
		case opName:
			v, ok := env.Value(f.names[s.n])
			if !ok {
				return 0, &EvalError{Column: s.column, Name: f.names[s.n], Err: ErrUnknownName}
			}
			top++
			stack[top] = v
		case opJump:
			at = s.n - 1
		case opElse:
			if stack[top] == 0 {
				at = s.n - 1
			}
			top--
		case opAndEnd:
			if stack[top] == 0 {
				at = s.n - 1
			} else {
				top--
			}
		case opOrEnd:
			if stack[top] != 0 {
				stack[top] = 1
				at = s.n - 1
			} else {
				top--
			}
		case opNeg, opNot, opAbs, opTruth:
			v, err := unary(s.op, stack[top])
			if err != nil {
				return 0, &EvalError{Column: s.column, Err: err}
			}
			stack[top] = v
		default:
			v, err := binary(s.op, stack[top-1], stack[top])
			if err != nil {
				return 0, &EvalError{Column: s.column, Err: err}
			}
			top--
			stack[top] = v
		}
	}
	return stack[0], nil
}
