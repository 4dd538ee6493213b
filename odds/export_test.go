package odds

import (
	"context"

	"fray/table"
)

// Apart is Option without putting ways together that go on alike.
func Apart(ctx context.Context, s *table.Session, option table.Option, o Options) (*Result, error) {
	st, q, err := newStudy(s, o.filled(200_000, 20_000))
	if err != nil {
		return nil, err
	}
	st.ways.apart = true
	return st.look(ctx, st.described(s.Game(), q, option), option)
}
