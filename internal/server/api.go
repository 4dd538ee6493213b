package server

import (
	"context"
	"net/http"
	"reflect"
	"strconv"

	"github.com/danielgtaylor/huma/v2"
	"github.com/danielgtaylor/huma/v2/adapters/humago"

	"fray/api"
)

// apiAbout is what the description of the API begins with.
const apiAbout = `A fray server: tables of tabletop combat, refereed by the complete rules.

A table is started by POST /api/tables, which tells the tokens of its links once: the game master's, one for each seat, a
spectator's. A token is given as a bearer. What it shows is what its holder may know: hidden things are absent.

State comes whole, or with what the client has left out: name the rev of the state that you have as since. Every change is
told by GET /api/events, a stream of server-sent events; whoever is slow misses steps in between, and always gets the latest.

An answer goes with the id of the question. Whoever answers a question that is answered already is told so (409, stale),
and nothing has changed. No is said by RFC 9457 problems, with a code for programs.`

// linkScheme is the name of the bearer scheme.
const linkScheme = "link"

// serveAPI has the mux answer what begins with /api.
func (s *Server) serveAPI() {
	c := huma.DefaultConfig("fray", s.c.Version)
	c.CreateHooks = nil // no $schema in every answer
	c.Info.Description = apiAbout
	c.OpenAPIPath, c.DocsPath, c.SchemasPath = "/api/openapi", "", ""
	c.Formats = plainJSON()
	c.Transformers = append(c.Transformers, asProblem)
	c.Components.SecuritySchemes = map[string]*huma.SecurityScheme{
		linkScheme: {Type: "http", Scheme: "bearer", Description: "The token of a link."},
	}
	s.api = humago.New(s.mux, c)
	s.openOperations()
	s.lookOperations()
	s.streamOperations()
	s.actOperations()
	s.linkOperations()
	schemas := s.api.OpenAPI().Components.Schemas.Map()
	delete(schemas, "ErrorModel") // huma's own; ours is Problem
	delete(schemas, "ErrorDetail")
}

// body is an answer that has something to say.
type body[T any] struct {
	Body T
}

// done is an answer that says only that it is done.
type done struct{}

// open registers an operation that needs no token.
func open[I, O any](s *Server, op huma.Operation, do func(context.Context, *I) (*O, error)) {
	s.describe(&op)
	op.Middlewares = append(op.Middlewares, readBody)
	huma.Register(s.api, op, func(ctx context.Context, in *I) (*O, error) {
		out, err := do(ctx, in)
		if err != nil {
			return nil, s.problemOf(ctx, err)
		}
		return out, nil
	})
}

// seated registers an operation that needs the token of a link.
func seated[I, O any](s *Server, op huma.Operation, do func(context.Context, place, *I) (*O, error)) {
	op.Security = []map[string][]string{{linkScheme: {}}}
	op.Middlewares = append(op.Middlewares, s.authorize)
	open(s, op, func(ctx context.Context, in *I) (*O, error) { return do(ctx, placeOf(ctx), in) })
}

// authorize finds the place of the request's token before anything else of the request is looked at.
func (s *Server) authorize(ctx huma.Context, next func(huma.Context)) {
	r, w := humago.Unwrap(ctx)
	p, refused := s.enter(ctx.Context(), tokenOf(r))
	if refused != nil {
		_ = refused.write(w) // else whoever asked is gone
		return
	}
	next(huma.WithValue(ctx, placeKey{}, p))
}

// describe adds to an operation what all have: the bound of their bodies, and how they say no.
func (s *Server) describe(op *huma.Operation) {
	op.MaxBodyBytes = maxBody
	if op.Responses == nil {
		op.Responses = map[string]*huma.Response{}
	}
	op.Responses["default"] = s.response(problemType, "A problem: why not", reflect.TypeFor[api.Problem]())
}

// response describes an answer with a body of this type.
func (s *Server) response(contentType, text string, body reflect.Type) *huma.Response {
	schema := s.api.OpenAPI().Components.Schemas.Schema(body, true, body.Name())
	return &huma.Response{Description: text, Content: map[string]*huma.MediaType{contentType: {Schema: schema}}}
}

// answers describes the good answer of an operation that writes it itself.
func (s *Server) answers(contentType, text string, body reflect.Type) map[string]*huma.Response {
	return map[string]*huma.Response{strconv.Itoa(http.StatusOK): s.response(contentType, text, body)}
}

// operation describes an operation of the API. Its id is the name of the client's method.
func operation(method, path, id, summary, tag string) huma.Operation {
	op := huma.Operation{Method: method, Path: path, OperationID: id, Summary: summary, Tags: []string{tag}}
	if method == http.MethodPost && tag == tagNew {
		op.DefaultStatus = http.StatusCreated
	}
	return op
}

// The groups of operations.
const (
	tagOpen = "open" // no token needed
	tagNew  = "new"  // makes something
	tagLook = "look" // changes nothing
	tagAct  = "act"  // puts something in
	tagGM   = "gm"   // the game master's
)
