package server

import (
	"net/http"
	"strings"

	"github.com/danielgtaylor/huma/v2"

	"fray/api"
)

// GetStatus implements huma.StatusError.
func (p *problem) GetStatus() int { return p.Status }

// ContentType implements huma.ContentTypeFilter.
func (p *problem) ContentType(string) string { return problemType }

// asProblem converts huma's refusals of invalid requests into problems of this API.
func asProblem(_ huma.Context, _ string, v any) (any, error) {
	m, ok := v.(*huma.ErrorModel)
	if !ok {
		if p, ok := v.(*problem); ok {
			return p.Problem, nil
		}
		return v, nil
	}
	parts := []string{m.Detail}
	for _, e := range m.Errors {
		parts = append(parts, e.Location+": "+e.Message)
	}
	p := refuseAs(m.Status, api.CodeInvalid, strings.Join(parts, "; "))
	if m.Status == http.StatusRequestEntityTooLarge {
		p.Code = api.CodeTooLarge
	}
	return p.Problem, nil
}
