package server_test

import (
	"math/rand/v2"
	"net/url"
	"strconv"
	"strings"
)

var (
	callsWords = []string{
		"", "x", "gm", "edda", "0,0", "%00", "../../etc/passwd", "a\x00b", "\u202e\n\x1b[2J", "<script>", `"`, "ü", "🎲", "-1",
		"9223372036854775808", strings.Repeat("long ", 500), "null", "{}", "' OR 1=1 --", "\xff\xfe",
	}
	callsNumbers = []string{
		"0", "1", "-1", "2", "7", "50", "100", "101", "86400", "2147483648", "-2147483649", "9223372036854775807",
		"9223372036854775808", "1e3", "1e400", "0.5", "-0", "true", `"1"`, "null",
	}
	callsMethods = []string{"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "ODD"}
	callsPages   = []string{
		"", "/answer", "/undo", "/adjust", "/join", "/fresh", "/pause", "/limit", "/standing", "/seat", "/branch",
		"/record", "/replay", "/replay.html", "/qr.svg", "/events", "/nothing",
	}
	callsHeaders = map[string][]string{
		"Content-Type":      {"text/plain", "application/json; charset=utf-7", "application/x-www-form-urlencoded", "multipart/form-data", "a/b/c"},
		"Content-Encoding":  {"gzip", "br"},
		"Accept":            {"text/html", "application/cbor", "*/*;q=0", "x"},
		"Accept-Encoding":   {"gzip", "gzip, br", "gzip", "gzip;q=0", "identity", "br, zstd"},
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

// token returns a token of the table, a revoked one, or an invalid one.
func (tb *callsTable) token(rnd *rand.Rand) string {
	switch n := rnd.IntN(20); {
	case n < 9:
		return tb.links["gm"]
	case n < 15:
		return tb.links[tb.word(rnd, "seat")] // "" if the word is no seat
	case n < 17:
		return tb.links["spectator"]
	case n == 17 && len(tb.revoked) > 0:
		return pick(rnd, tb.revoked)
	case n == 18:
		return strings.Repeat("A", tokenSize)
	default:
		return url.PathEscape(pick(rnd, callsWords))
	}
}

// word returns a value for a field, mostly one that fits.
func (tb *callsTable) word(rnd *rand.Rand, field string) string {
	if words := tb.words[field]; len(words) > 0 && rnd.IntN(8) > 0 {
		return pick(rnd, words)
	}
	return pick(rnd, callsWords)
}

func (tb *callsTable) parameter(rnd *rand.Rand, name string) string {
	if len(tb.words[name]) > 0 {
		return tb.word(rnd, name)
	}
	return tb.number(rnd)
}

func (tb *callsTable) number(rnd *rand.Rand) string {
	if rnd.IntN(2) == 0 {
		return strconv.Itoa(rnd.IntN(tb.inputs + 2))
	}
	return pick(rnd, callsNumbers)
}
