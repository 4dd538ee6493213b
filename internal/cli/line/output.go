package line

import "io"

// output is a writer that keeps its first error, so that callers need not check every line.
type output struct {
	to  io.Writer
	err error
}

// Write writes until the first error.
func (o *output) Write(b []byte) (int, error) {
	if o.err != nil {
		return 0, o.err
	}
	n, err := o.to.Write(b)
	o.err = err
	return n, err
}
