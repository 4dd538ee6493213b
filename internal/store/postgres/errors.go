package postgres

import (
	"errors"
	"fmt"
	"io"
	"net"
	"slices"
	"strings"

	"github.com/jackc/pgx/v5/pgconn"

	"fray/internal/store"
)

// Explain wraps an error of PostgreSQL or of the connection in the error of package store that it corresponds to.
func Explain(err error) error { return explain(err) }

// errNoSchema is the error about a search path without a schema.
func errNoSchema() error {
	return fmt.Errorf("%w: no schema of its search path exists: create one with CREATE SCHEMA", store.ErrSchema)
}

// explain wraps an error of PostgreSQL or of the connection in the error of package store that it corresponds to.
func explain(err error) error {
	err = shortened(err)
	if kind := kindOf(err); kind != nil && !errors.Is(err, kind) {
		return fmt.Errorf("%w: %w", kind, err)
	}
	return err
}

// shortened returns a failed connection in one line: the driver has one for each try.
func shortened(err error) error {
	lost, ok := errors.AsType[*pgconn.ConnectError](err)
	if !ok || errors.Is(err, store.ErrUnavailable) {
		return err
	}
	if refused, ok := errors.AsType[*pgconn.PgError](lost); ok {
		return refused
	}
	var cause error = lost
	if op, ok := errors.AsType[*net.OpError](lost); ok {
		cause = op
	} else if dns, ok := errors.AsType[*net.DNSError](lost); ok {
		cause = dns
	}
	return fmt.Errorf("%w: check that PostgreSQL runs there and that the address is right (%w)", store.ErrUnavailable, cause)
}

// kindOf returns the error of package store for an error of PostgreSQL or of the connection, or nil.
func kindOf(err error) error {
	if e, ok := errors.AsType[*pgconn.PgError](err); ok {
		switch {
		case e.Code == "53100", e.Code == "53400": // disk_full, configuration_limit_exceeded
			return store.ErrFull
		case e.Code == "25006", e.Code == "42501": // read_only_sql_transaction, insufficient_privilege
			return store.ErrReadOnly
		case strings.HasPrefix(e.Code, "XX"): // internal errors, among them data_corrupted
			return store.ErrDamaged
		case strings.HasPrefix(e.Code, "08"), strings.HasPrefix(e.Code, "57P"), e.Code == "53300": // connections, shutdown, too many connections
			return store.ErrUnavailable
		}
		return nil
	}
	if _, ok := errors.AsType[*pgconn.ConnectError](err); ok {
		return store.ErrUnavailable
	}
	if _, ok := errors.AsType[net.Error](err); ok || errors.Is(err, io.ErrUnexpectedEOF) || errors.Is(err, net.ErrClosed) {
		return store.ErrUnavailable
	}
	return nil
}

// violates reports whether an error is the violation of a constraint with one of these names.
func violates(err error, constraints ...string) bool {
	e, ok := errors.AsType[*pgconn.PgError](err)
	if !ok || !strings.HasPrefix(e.Code, "23") {
		return false
	}
	return slices.Contains(constraints, e.ConstraintName)
}
