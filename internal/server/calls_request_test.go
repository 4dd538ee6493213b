package server_test

import (
	"math/rand/v2"
	"net/http"
	"net/url"
	"strings"
)

// callsRequest is a request to send.
type callsRequest struct {
	op           string // id of the operation with this method and path; empty: none
	method, path string
	token, body  string
	header       http.Header
}

// rare lists operations that end a table or its links: only one in twenty of them is sent.
const rare = " delete reissue revoke end create branch drop replay record "

// request returns a request to an operation of the API, or sometimes to a page, with random mistakes.
func (tb *callsTable) request(rnd *rand.Rand) callsRequest {
	if rnd.IntN(12) == 0 {
		return tb.page(rnd)
	}
	op := pick(rnd, tb.s.api.operations)
	for strings.Contains(rare, " "+op.id+" ") && rnd.IntN(20) > 0 {
		op = pick(rnd, tb.s.api.operations)
	}
	r := callsRequest{op: op.id, method: op.method, path: op.path, token: tb.token(rnd), header: http.Header{}}
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
		r.method, r.op = pick(rnd, callsMethods), ""
	case 1:
		r.path, r.op = tb.damagedPath(rnd, r.path), ""
	case 2, 3:
		r.body = damagedBody(rnd, r.body)
	}
	for name, values := range callsHeaders {
		if rnd.IntN(60) == 0 {
			r.header.Set(name, pick(rnd, values))
		}
	}
	return r
}

// page returns a request for a page of the table, or one of its forms.
func (tb *callsTable) page(rnd *rand.Rand) callsRequest {
	r := callsRequest{method: pick(rnd, callsMethods[:3]), path: "/t/" + url.PathEscape(tb.token(rnd)) + pick(rnd, callsPages), header: http.Header{}}
	switch rnd.IntN(10) {
	case 0:
		r.path = "/?page=" + tb.parameter(rnd, "page") + "&said=" + url.QueryEscape(tb.word(rnd, "said"))
	case 1:
		r.path = "/rules/" + url.PathEscape(tb.word(rnd, "ruleset")) + "/" + url.PathEscape(tb.word(rnd, "rule"))
	}
	if r.method == http.MethodPost {
		form := url.Values{}
		for _, name := range []string{"question", "key", "note", "faces", "keep", "vote", "do", "who", "what", "value", "at", "why", "model", "id", "seconds", "kind", "remove", "seat", "plays", "if[0].number", "if[1].n", "if[x", "faces[]"} {
			if rnd.IntN(2) == 0 {
				form.Set(name, tb.parameter(rnd, name))
			}
		}
		r.header.Set("Content-Type", "application/x-www-form-urlencoded")
		r.body = form.Encode()
	}
	return r
}
