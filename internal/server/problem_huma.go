package server

import (
	"net/http"
	"strings"

	"github.com/danielgtaylor/huma/v2"
)

// GetStatus is for huma.
func (p *problem) GetStatus() int { return p.Status }

// ContentType is for huma.
func (p *problem) ContentType(string) string { return problemType }

// asProblem makes huma's own refusals, of requests that are not as the API says, the same as ours.
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
	p := refuse(m.Status, codeInvalid, strings.Join(parts, "; "))
	if m.Status == http.StatusRequestEntityTooLarge {
		p.Code = codeTooLarge
	}
	return p.Problem, nil
}
