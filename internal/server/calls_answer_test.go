package server_test

import (
	"compress/gzip"
	"context"
	"encoding/json"
	"io"
	"maps"
	"net/http"
	"slices"
	"strings"

	"fray/api"
)

// callsAnswer is an answer of the server.
type callsAnswer struct {
	op     string
	status int
	body   []byte
}

// callsClient reuses connections.
var callsClient = &http.Client{
	Transport:     &http.Transport{MaxIdleConnsPerHost: 2 * callsClients, DisableCompression: true},
	CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
}

// send sends a request and checks what must hold for every answer.
func (s *calls) send(r callsRequest) callsAnswer {
	s.t.Helper()
	s.left.Add(-1)
	ctx, cancel := context.WithCancel(s.t.Context())
	defer cancel()
	req, err := http.NewRequestWithContext(ctx, r.method, s.url+r.path, strings.NewReader(r.body))
	if err != nil { // no client can send this path
		return callsAnswer{}
	}
	if r.body != "" {
		req.Header.Set("Content-Type", "application/json")
	}
	req.Header.Set("Authorization", "Bearer "+r.token)
	maps.Copy(req.Header, r.header)
	res, err := callsClient.Do(req)
	if err != nil {
		s.t.Errorf("%s %s: %v", r.method, r.path, err)
		return callsAnswer{}
	}
	defer res.Body.Close() //nolint:errcheck // read only
	got := callsAnswer{op: r.op, status: res.StatusCode}
	most := int64(16 << 20)
	if strings.HasPrefix(res.Header.Get("Content-Type"), eventsType) && res.StatusCode == http.StatusOK {
		most = 64 // a stream does not end: close it after its first bytes
	}
	if got.body, err = readDecoded(res, most); err != nil {
		s.t.Errorf("%s %s: %s is cut off: %v", r.method, r.path, res.Status, err)
	}
	for _, what := range s.wrong(r, got) {
		s.t.Errorf("%s %s with token %.30q, headers %v and body %.300q is answered %s: %.300s\n%s", r.method, r.path, r.token, r.header, r.body, res.Status, got.body, what)
	}
	s.counts.count(got)
	return got
}

// readDecoded reads up to most bytes of an answer, and decompresses them.
func readDecoded(res *http.Response, most int64) ([]byte, error) {
	body := io.Reader(res.Body)
	if res.Header.Get("Content-Encoding") == "gzip" && res.Request.Method != http.MethodHead {
		z, err := gzip.NewReader(body)
		if err != nil {
			return nil, err
		}
		body = z
	}
	return io.ReadAll(io.LimitReader(body, most))
}

const eventsType = "text/event-stream"

// wrong lists what is wrong with an answer.
func (s *calls) wrong(r callsRequest, got callsAnswer) (all []string) {
	if got.status >= 500 && got.status != http.StatusServiceUnavailable {
		all = append(all, "this is a server error")
	}
	ofAPI := strings.HasPrefix(r.path, "/api/")
	if ofAPI && got.status >= 400 && r.method != http.MethodHead {
		var p api.Problem
		if err := json.Unmarshal(got.body, &p); err != nil || p.Status != got.status || p.Code == "" || p.Detail == "" || p.Title == "" {
			all = append(all, "this is not a complete problem")
		}
	}
	if got.status < 300 && r.op != "" {
		s.learn(got)
		if err := s.described(got); err != nil {
			all = append(all, "this does not match the description: "+err.Error())
		}
	}
	own := r.token
	if rest, ok := strings.CutPrefix(r.path, "/t/"); ok {
		own, _, _ = strings.Cut(rest, "/")
	}
	if !slices.Contains([]string{"create", "reissue", "branch"}, r.op) {
		if token := s.tokens.in(string(got.body), own); token != "" {
			all = append(all, "this contains the token of another link: "+token)
		}
	}
	return all
}

// learn stores the new tokens in an answer.
func (s *calls) learn(got callsAnswer) {
	var links []api.Link
	switch got.op {
	case "create":
		var made api.Created
		_ = json.Unmarshal(got.body, &made) // described reports an error
		links = made.Links
	case "reissue", "branch":
		links = make([]api.Link, 1)
		_ = json.Unmarshal(got.body, &links[0])
	}
	for _, l := range links {
		s.tokens.add(l.Token, l.Role == api.RoleGM)
	}
}

// described validates an answer against the API description: every small answer, and one in sixteen of the large ones.
func (s *calls) described(got callsAnswer) error {
	op := s.api.find(got.op)
	if op.answer == nil || len(got.body) > 4<<10 && s.counts.of(got.op)%16 > 0 {
		return nil
	}
	var v any
	if err := json.Unmarshal(got.body, &v); err != nil {
		return err
	}
	return op.answer.Validate(v)
}
