package server

import (
	"bytes"
	"errors"
	"io"
	"net"
	"net/http"

	"github.com/danielgtaylor/huma/v2"
	"github.com/danielgtaylor/huma/v2/adapters/humago"
)

// readBody reads the whole body of a request before huma does, which calls a body that breaks off a fault of the server.
func readBody(ctx huma.Context, next func(huma.Context)) {
	r, w := humago.Unwrap(ctx)
	raw, err := io.ReadAll(r.Body) // bounded by admit
	if err != nil {
		_ = unread(err).write(w) // else the client is gone
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
		return refuse(http.StatusRequestTimeout, codeInvalid, "the body of the request took too long to arrive")
	}
	return refuse(http.StatusBadRequest, codeInvalid, "the body of the request breaks off, or is not framed as HTTP says")
}
