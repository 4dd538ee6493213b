package line

import "io"

// output is where a conversation is written to. It remembers the first error, so that one need not look at each line.
type output struct {
	to  io.Writer
	err error
}

// Write writes, until that has failed once.
func (o *output) Write(b []byte) (int, error) {
	if o.err != nil {
		return 0, o.err
	}
	n, err := o.to.Write(b)
	o.err = err
	return n, err
}
