package server

import (
	"bytes"
	"errors"
	"io"
	"net"
	"net/http"

	"github.com/danielgtaylor/huma/v2"
	"github.com/danielgtaylor/huma/v2/adapters/humago"

	"fray/api"
)

// noDeadline stops huma from giving the connection a deadline for the body, which readBody has read by then. When the deadline passed, net/http
// would cancel the request, and every later one of the same connection, as if the client had disconnected.
const noDeadline = -1

// readBody reads the whole body of a request before huma does. Huma would report a truncated body as a server error.
func readBody(ctx huma.Context, next func(huma.Context)) {
	r, w := humago.Unwrap(ctx)
	raw, err := io.ReadAll(r.Body) // admit limits its size
	if err != nil {
		_ = unread(err).write(w) // if this fails, the client has gone
		return
	}
	r.Body = io.NopCloser(bytes.NewReader(raw))
	next(ctx)
}

// unread refuses a request whose body cannot be read.
func unread(err error) *problem {
	if _, is := errors.AsType[*http.MaxBytesError](err); is {
		return tooLarge()
	}
	if slow, is := errors.AsType[net.Error](err); is && slow.Timeout() {
		return refuseAs(http.StatusRequestTimeout, api.CodeInvalid, "the body of the request took too long to arrive: try again")
	}
	return refuseAs(http.StatusBadRequest, api.CodeInvalid, "the body of the request is incomplete, or its HTTP framing is wrong")
}
