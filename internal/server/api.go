package server

import (
	"context"
	"fmt"
	"net/http"
	"reflect"
	"strconv"
	"strings"

	"github.com/danielgtaylor/huma/v2"
	"github.com/danielgtaylor/huma/v2/adapters/humago"

	"fray/api"
)

// apiAbout is the beginning of the API description.
const apiAbout = `A fray server: tables of tabletop combat, refereed by the complete rules.

POST /api/v1/tables starts a table and returns the tokens of its links, this once: one for the game master, one for each seat,
one for spectators. Send a token as a bearer token. A link shows only what its holder may know: hidden things are absent.

GET /api/v1/state returns the whole state. GET /api/v1/events sends what changed as server-sent events, in parts: pass the rev of your state
as since. A slow client misses intermediate states and always gets the latest.

An answer names the id of its question. An answer to a question that has been answered already is refused (409, stale) and
changes nothing. Refusals are RFC 9457 problems, with a code for programs: the schema Problem lists the codes.

A later version of this API that breaks clients will have another path than /api/v1.`

// linkScheme is the name of the bearer scheme.
const linkScheme = "link"

// serveAPI registers the routes of the API.
func (s *Server) serveAPI() {
	c := huma.DefaultConfig("fray", s.c.Version)
	c.CreateHooks = nil // no $schema in answers
	c.Info.Description = apiAbout
	c.OpenAPIPath, c.DocsPath, c.SchemasPath = api.Root+"/openapi", "", ""
	c.Formats = plainJSON()
	c.Transformers = append(c.Transformers, asProblem)
	c.Components.SecuritySchemes = map[string]*huma.SecurityScheme{
		linkScheme: {Type: "http", Scheme: "bearer", Description: "The token of a link."},
	}
	s.api = humago.New(s.mux, c)
	s.openOperations()
	s.readOperations()
	s.streamOperations()
	s.actOperations()
	s.linkOperations()
	schemas := s.api.OpenAPI().Components.Schemas.Map()
	delete(schemas, "ErrorModel") // huma's type; this API uses Problem
	delete(schemas, "ErrorDetail")
	describeCodes(schemas["Problem"].Properties["code"])
}

// describeCodes lists the codes of refusals in their schema.
func describeCodes(code *huma.Schema) {
	var text strings.Builder
	for _, c := range api.Codes() {
		code.Enum = append(code.Enum, c.Code)
		fmt.Fprintf(&text, "- `%s` (%d): %s\n", c.Code, c.Status, c.About)
	}
	code.Description = "Why, for programs:\n\n" + text.String()
}

// body is an answer with a body.
type body[T any] struct {
	Body T
}

// done is an answer without a body.
type done struct{}

// open registers an operation that needs no token.
func open[I, O any](s *Server, op huma.Operation, do func(context.Context, *I) (*O, error)) {
	s.describe(&op)
	op.Middlewares = append(op.Middlewares, readBody)
	op.BodyReadTimeout = noDeadline
	huma.Register(s.api, op, func(ctx context.Context, in *I) (*O, error) {
		out, err := do(ctx, in)
		if err != nil {
			return nil, s.problemOf(ctx, err)
		}
		return out, nil
	})
}

// seated registers an operation that needs the token of a link.
func seated[I, O any](s *Server, op huma.Operation, do func(context.Context, session, *I) (*O, error)) {
	op.Security = []map[string][]string{{linkScheme: {}}}
	op.Middlewares = append(op.Middlewares, s.authorize)
	open(s, op, func(ctx context.Context, in *I) (*O, error) { return do(ctx, sessionOf(ctx), in) })
}

// authorize opens the session of the request's token before anything else of the request is read.
func (s *Server) authorize(ctx huma.Context, next func(huma.Context)) {
	r, w := humago.Unwrap(ctx)
	p, relayed, refused := s.reach(w, r)
	if refused != nil {
		_ = refused.write(w) // if this fails, the client has gone
	}
	if refused != nil || relayed {
		return
	}
	next(huma.WithValue(ctx, sessionKey{}, p))
}

// describe adds what all operations share: the maximum body size, and the problem response.
func (s *Server) describe(op *huma.Operation) {
	op.MaxBodyBytes = maxBody
	if op.Responses == nil {
		op.Responses = map[string]*huma.Response{}
	}
	op.Responses["default"] = s.response(problemType, "The request is refused", reflect.TypeFor[api.Problem]())
}

// response describes an answer whose body has the given type.
func (s *Server) response(contentType, text string, body reflect.Type) *huma.Response {
	schema := s.api.OpenAPI().Components.Schemas.Schema(body, true, body.Name())
	return &huma.Response{Description: text, Content: map[string]*huma.MediaType{contentType: {Schema: schema}}}
}

// answers describes the successful answer of an operation that writes its own body.
func (s *Server) answers(contentType, text string, body reflect.Type) map[string]*huma.Response {
	return map[string]*huma.Response{strconv.Itoa(http.StatusOK): s.response(contentType, text, body)}
}

// operation describes an operation of the API. Its id is the name of the client's method, in lower case.
func operation(method, path, id, summary, tag string) huma.Operation {
	op := huma.Operation{Method: method, Path: api.Root + path, OperationID: id, Summary: summary, Tags: []string{tag}}
	if method == http.MethodPost && tag == tagNew {
		op.DefaultStatus = http.StatusCreated
	}
	return op
}

// The groups of operations.
const (
	tagOpen = "open" // no token needed
	tagNew  = "new"  // creates something
	tagRead = "read" // changes nothing
	tagAct  = "act"  // changes the table
	tagGM   = "gm"   // for the game master only
)
