package postgres

import (
	"context"
	"crypto/hmac"
	"crypto/sha256"
	"errors"
	"time"

	"github.com/jackc/pgx/v5"

	"fray/internal/store/postgres/query"
)

// Spend implements [store.Shared]. The database has only a hash of the key, which cannot be guessed without its secret.
func (m *Member) Spend(ctx context.Context, key string, every time.Duration, burst int) (wait time.Duration, err error) {
	hash := hmac.New(sha256.New, m.secret)
	hash.Write([]byte(key))
	sum := hash.Sum(nil)
	err = m.write(ctx, func(ctx context.Context, _ pgx.Tx, q *query.Queries) error {
		if err := q.ForgetRates(ctx); err != nil {
			return err
		}
		_, err := q.Spend(ctx, query.SpendParams{Key: sum, Every: every.Microseconds(), Burst: int64(burst)})
		if !errors.Is(err, pgx.ErrNoRows) {
			return err
		}
		until, err := q.SpentUntil(ctx, sum)
		wait = max(time.Millisecond, time.Duration(until)*time.Microsecond-time.Duration(burst-1)*every)
		return err
	})
	return wait, err
}
