package server_test

import (
	"encoding/json"
	"math/rand/v2"
	"net/http"
	"net/url"
	"strconv"
	"strings"

	"github.com/google/jsonschema-go/jsonschema"
)

// soakRequest is a request as it goes out.
type soakRequest struct {
	op           string // of the API, whose method and path it has; empty: something else
	method, path string
	token, body  string
	header       http.Header
	good         bool // nothing about it is odd
}

// rare are operations after which a table, or its links, are no more: one in twenty of those that are drawn is sent.
const rare = " delete reissue revoke end create branch drop replay record "

var (
	soakWords = []string{"", "x", "gm", "edda", "0,0", "%00", "../../etc/passwd", "a\x00b", "\u202e\n\x1b[2J", "<script>", `"`, "ü", "🎲", "-1",
		"9223372036854775808", strings.Repeat("long ", 500), "null", "{}", "' OR 1=1 --", "\xff\xfe"}
	soakNumbers = []string{"0", "1", "-1", "2", "7", "50", "100", "101", "86400", "2147483648", "-2147483649", "9223372036854775807",
		"9223372036854775808", "1e3", "1e400", "0.5", "-0", "true", `"1"`, "null"}
	soakMethods = []string{"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "ODD"}
	soakPages   = []string{"", "/answer", "/undo", "/adjust", "/join", "/fresh", "/pause", "/limit", "/standing", "/seat", "/branch",
		"/record", "/replay", "/replay.html", "/qr.svg", "/events", "/nothing"}
	soakHeaders = map[string][]string{
		"Content-Type":      {"text/plain", "application/json; charset=utf-7", "application/x-www-form-urlencoded", "multipart/form-data", "a/b/c"},
		"Content-Encoding":  {"gzip", "br"},
		"Accept":            {"text/html", "application/cbor", "*/*;q=0", "x"},
		"Accept-Encoding":   {"gzip", "gzip;q=0", "identity", "br, zstd"},
		"Origin":            {"null", "https://evil.example", "http://127.0.0.1"},
		"Sec-Fetch-Site":    {"cross-site", "same-site", "none", "odd"},
		"X-Forwarded-For":   {"1.2.3.4", "not an address", strings.Repeat("1.2.3.4,", 200)},
		"X-Forwarded-Host":  {"evil.example", strings.Repeat("h", 3000), "a b"},
		"X-Forwarded-Proto": {"https", "gopher"},
		"Last-Event-Id":     {"1", "-1", "x", "99999999999999999999"},
		"Authorization":     {"Basic Zm9v", "Bearer", "Bearer  ", "bearer x y", "Bearer " + strings.Repeat("t", 4000)},
		"Range":             {"bytes=0-1", "bytes=5-1"},
		"Cookie":            {"a=b", ";;;"},
	}
)

func pick[T any](rnd *rand.Rand, of []T) T { return of[rnd.IntN(len(of))] }

// odd is a request to an operation of the API, or now and then to a page, with some of it odd.
func (tb *soakTable) odd(rnd *rand.Rand) soakRequest {
	if rnd.IntN(12) == 0 {
		return tb.page(rnd)
	}
	op := pick(rnd, tb.s.api.operations)
	for strings.Contains(rare, " "+op.id+" ") && rnd.IntN(20) > 0 {
		op = pick(rnd, tb.s.api.operations)
	}
	r := soakRequest{op: op.id, method: op.method, path: op.path, token: tb.token(rnd), header: http.Header{}}
	r.path = strings.NewReplacer("{id}", url.PathEscape(tb.word(rnd, "id")), "{ruleset}", url.PathEscape(tb.word(rnd, "ruleset"))).Replace(r.path)
	query := url.Values{}
	for _, name := range op.query {
		if rnd.IntN(10) > 0 {
			query.Set(name, tb.parameter(rnd, name))
		}
	}
	if len(query) > 0 {
		r.path += "?" + query.Encode()
	}
	if op.body != nil {
		r.body = tb.json(rnd, op.body, "", 0)
	}
	switch rnd.IntN(12) {
	case 0:
		r.method, r.op = pick(rnd, soakMethods), ""
	case 1:
		r.path, r.op = tb.oddPath(rnd, r.path), ""
	case 2, 3:
		r.body = oddBody(rnd, r.body)
	}
	for name, values := range soakHeaders {
		if rnd.IntN(60) == 0 {
			r.header.Set(name, pick(rnd, values))
		}
	}
	return r
}

// page is a request for a page of the table, or a form of it.
func (tb *soakTable) page(rnd *rand.Rand) soakRequest {
	r := soakRequest{method: pick(rnd, soakMethods[:3]), path: "/t/" + url.PathEscape(tb.token(rnd)) + pick(rnd, soakPages), header: http.Header{}}
	switch rnd.IntN(10) {
	case 0:
		r.path = "/?page=" + tb.parameter(rnd, "page") + "&said=" + url.QueryEscape(tb.word(rnd, "said"))
	case 1:
		r.path = "/rules/" + url.PathEscape(tb.word(rnd, "ruleset")) + "/" + url.PathEscape(tb.word(rnd, "rule"))
	}
	if r.method == http.MethodPost {
		form := url.Values{}
		for _, name := range []string{"question", "key", "note", "faces", "keep", "vote", "do", "who", "what", "value", "at", "why", "model", "id", "seconds", "kind", "ask", "seat", "plays"} {
			if rnd.IntN(2) == 0 {
				form.Set(name, tb.parameter(rnd, name))
			}
		}
		r.header.Set("Content-Type", "application/x-www-form-urlencoded")
		r.body = form.Encode()
	}
	return r
}

// token is the token of a link of the table, or one that leads nowhere.
func (tb *soakTable) token(rnd *rand.Rand) string {
	switch n := rnd.IntN(20); {
	case n < 9:
		return tb.links["gm"]
	case n < 15:
		return tb.links[tb.word(rnd, "seat")] // of no link if that is odd
	case n < 17:
		return tb.links["spectator"]
	case n == 17 && len(tb.revoked) > 0:
		return pick(rnd, tb.revoked)
	case n == 18:
		return strings.Repeat("A", tokenSize)
	default:
		return url.PathEscape(pick(rnd, soakWords))
	}
}

// word is a word for a field: mostly one that fits.
func (tb *soakTable) word(rnd *rand.Rand, field string) string {
	if words := tb.words[field]; len(words) > 0 && rnd.IntN(8) > 0 {
		return pick(rnd, words)
	}
	return pick(rnd, soakWords)
}

func (tb *soakTable) parameter(rnd *rand.Rand, name string) string {
	if len(tb.words[name]) > 0 {
		return tb.word(rnd, name)
	}
	return tb.number(rnd)
}

func (tb *soakTable) number(rnd *rand.Rand) string {
	if rnd.IntN(2) == 0 {
		return strconv.Itoa(rnd.IntN(tb.inputs + 2))
	}
	return pick(rnd, soakNumbers)
}

// json is a value of a schema: mostly as it says, at times not.
func (tb *soakTable) json(rnd *rand.Rand, s *jsonschema.Schema, field string, deep int) string {
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
