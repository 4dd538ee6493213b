package api

import (
	"fmt"
	"strconv"
	"strings"
)

// Rev is a revision of what a link shows. Its text is EPOCH.N: N rises with every change within an epoch, and a server that has no
// memory of earlier revisions begins a new epoch. Clients send it back and do not interpret it.
type Rev struct {
	Epoch string
	N     int
}

// String returns the text of the revision, or "" for the zero value.
func (r Rev) String() string {
	if r == (Rev{}) {
		return ""
	}
	return r.Epoch + "." + strconv.Itoa(r.N)
}

// MarshalText returns [Rev.String].
func (r Rev) MarshalText() ([]byte, error) { return []byte(r.String()), nil }

// UnmarshalText reads what [Rev.String] returns.
func (r *Rev) UnmarshalText(text []byte) error {
	*r = Rev{}
	if len(text) == 0 {
		return nil
	}
	epoch, number, ok := strings.Cut(string(text), ".")
	n, err := strconv.Atoi(number)
	if !ok || epoch == "" || err != nil || n < 0 {
		return fmt.Errorf("a revision looks like k3jd02md.17, got %q", text)
	}
	*r = Rev{epoch, n}
	return nil
}
