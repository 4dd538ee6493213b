package server_test

import (
	"encoding/json"
	"maps"
	"math/rand/v2"
	"net/url"
	"slices"
	"strconv"
	"strings"

	"github.com/google/jsonschema-go/jsonschema"
)

// json returns a value of a schema, which is sometimes wrong.
func (tb *callsTable) json(rnd *rand.Rand, s *jsonschema.Schema, field string, deep int) string {
	if s.Ref != "" {
		s = tb.s.api.defs[s.Ref[strings.LastIndex(s.Ref, "/")+1:]]
	}
	kind := s.Type
	if len(s.Types) > 0 {
		kind = s.Types[0]
	}
	if rnd.IntN(40) == 0 {
		kind = pick(rnd, []string{"string", "integer", "boolean", "array", "object"})
	}
	switch kind {
	case "object":
		return tb.object(rnd, s, deep)
	case "array":
		var items []string
		for range rnd.IntN(4) {
			if s.Items != nil && deep < 4 {
				items = append(items, tb.json(rnd, s.Items, field, deep+1))
			}
		}
		return "[" + strings.Join(items, ",") + "]"
	case "integer", "number":
		return tb.number(rnd)
	case "boolean":
		return strconv.FormatBool(rnd.IntN(2) == 0)
	default:
		text, _ := json.Marshal(tb.word(rnd, field))
		return string(text)
	}
}

// object returns an object of a schema, with most of the required fields and some of the others.
func (tb *callsTable) object(rnd *rand.Rand, s *jsonschema.Schema, deep int) string {
	var fields []string
	for _, name := range slices.Sorted(maps.Keys(s.Properties)) {
		likely := 2
		if slices.Contains(s.Required, name) {
			likely = 15
		}
		if rnd.IntN(likely) > 0 {
			fields = append(fields, strconv.Quote(name)+":"+tb.json(rnd, s.Properties[name], name, deep+1))
		}
	}
	if s.AdditionalProperties != nil && len(s.Properties) == 0 {
		for range rnd.IntN(3) {
			key := strings.ToValidUTF8(tb.word(rnd, "seat"), "?")
			fields = append(fields, `"`+url.QueryEscape(key)+`":`+tb.json(rnd, s.AdditionalProperties, "plays", deep+1))
		}
	}
	if rnd.IntN(40) == 0 {
		fields = append(fields, `"odd":1`)
	}
	return "{" + strings.Join(fields, ",") + "}"
}

// damagedBody returns a damaged copy of a body, or another body.
func damagedBody(rnd *rand.Rand, body string) string {
	switch n := rnd.IntN(8); {
	case n == 0:
		return ""
	case n == 1:
		return strings.Repeat(`{"a":[`, 1+rnd.IntN(3000))
	case n == 2:
		return `{"note":"` + strings.Repeat("x", rnd.IntN(80_000)) + `"}`
	case n == 3:
		return pick(rnd, []string{"null", "[]", "0", `""`, "nul", "{}", "\xef\xbb\xbf{}", "{} {}", `{"key":1,"key":2}`})
	case body == "":
		return pick(rnd, callsWords)
	case n == 4:
		return body[:rnd.IntN(len(body))]
	default:
		b := []byte(body)
		for range 1 + rnd.IntN(3) {
			b[rnd.IntN(len(b))] = byte(rnd.IntN(256))
		}
		return string(b)
	}
}

// damagedPath returns a path that is slightly wrong.
func (tb *callsTable) damagedPath(rnd *rand.Rand, path string) string {
	switch rnd.IntN(6) {
	case 0:
		return path + "/" + url.PathEscape(pick(rnd, callsWords))
	case 1:
		return "/" + path
	case 2:
		return strings.Replace(path, "/api/", "/api/%2e%2e/", 1)
	case 3:
		return strings.Replace(path, "/api/", "/API/", 1)
	case 4:
		return "/" + url.PathEscape(tb.word(rnd, "who")) + "/events?since=e.1"
	default:
		return path + "?" + url.QueryEscape(pick(rnd, callsWords)) + "=" + url.QueryEscape(pick(rnd, callsWords)) + "&%zz"
	}
}
