package server_test

import (
	"encoding/json"
	"maps"
	"net/http"
	"slices"
	"strings"

	"github.com/google/jsonschema-go/jsonschema"
)

// callsAPI is the API as the server describes it.
type callsAPI struct {
	operations []callsOperation
	defs       map[string]*jsonschema.Schema
}

// callsOperation is one operation of the API.
type callsOperation struct {
	id, method, path string
	query            []string // names of parameters
	body             *jsonschema.Schema
	answer           *jsonschema.Resolved // nil: the answer is not a single JSON value
}

// describedAPI reads the server's API description.
func describedAPI(h *testServer) *callsAPI {
	h.t.Helper()
	_, text := h.ask(http.MethodGet, "/api/v1/openapi.json", "", "", nil)
	type content map[string]struct{ Schema *jsonschema.Schema }
	var doc struct {
		Paths map[string]map[string]struct {
			ID          string `json:"operationId"`
			Parameters  []struct{ Name, In string }
			RequestBody struct{ Content content } `json:"requestBody"`
			Responses   map[string]struct{ Content content }
		}
		Components struct{ Schemas map[string]*jsonschema.Schema }
	}
	must(h.t, json.Unmarshal([]byte(strings.ReplaceAll(text, "#/components/schemas/", "#/$defs/")), &doc))
	api := &callsAPI{defs: doc.Components.Schemas}
	for _, path := range slices.Sorted(maps.Keys(doc.Paths)) {
		for method, op := range doc.Paths[path] {
			o := callsOperation{id: op.ID, method: strings.ToUpper(method), path: path, body: op.RequestBody.Content["application/json"].Schema}
			for _, p := range op.Parameters {
				if p.In == "query" {
					o.query = append(o.query, p.Name)
				}
			}
			for status, r := range op.Responses {
				if s := r.Content["application/json"].Schema; s != nil && status != "default" {
					o.answer = api.resolved(h, s)
				}
			}
			api.operations = append(api.operations, o)
		}
	}
	slices.SortFunc(api.operations, func(a, b callsOperation) int { return strings.Compare(a.id, b.id) })
	return api
}

// resolved resolves the references of a schema.
func (a *callsAPI) resolved(h *testServer, s *jsonschema.Schema) *jsonschema.Resolved {
	h.t.Helper()
	root := &jsonschema.Schema{AllOf: []*jsonschema.Schema{s.CloneSchemas()}, Defs: map[string]*jsonschema.Schema{}}
	for name, def := range a.defs {
		root.Defs[name] = def.CloneSchemas()
	}
	out, err := root.Resolve(nil)
	must(h.t, err)
	return out
}

// find finds an operation by its id.
func (a *callsAPI) find(id string) *callsOperation {
	i := slices.IndexFunc(a.operations, func(o callsOperation) bool { return o.id == id })
	return &a.operations[i]
}
