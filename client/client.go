package client

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"strconv"
	"strings"
	"time"

	"fray/api"
)

// maxAnswer is the largest answer that is read, in bytes. Records are the largest answers.
const maxAnswer = 32 << 20

// Client is one link to one table of a server.
type Client struct {
	base  string // without a slash at its end
	token string
	http  *http.Client
}

// New makes a client of the server at the address base, such as http://localhost:8080. Token is the token of a link; without
// one, only the open operations are available. If h is nil, the client uses an HTTP client with a timeout of 30 seconds.
func New(base, token string, h *http.Client) (*Client, error) {
	u, err := url.Parse(base)
	if err != nil || u.Scheme != "http" && u.Scheme != "https" || u.Host == "" {
		return nil, fmt.Errorf("the address of a server must look like http://localhost:8080, got %q", base)
	}
	if h == nil {
		h = &http.Client{Timeout: 30 * time.Second}
	}
	return &Client{base: u.Scheme + "://" + u.Host, token: token, http: h}, nil
}

// Open makes a client from a link of a table, such as http://localhost:8080/t/TOKEN.
func Open(link string, h *http.Client) (*Client, error) {
	base, token, ok := strings.Cut(link, "/t/")
	if !ok || token == "" {
		return nil, errors.New("this is no link to a table: a link contains /t/TOKEN")
	}
	token, _, _ = strings.Cut(token, "/")
	return New(base, token, h)
}

// Refused is a refusal by the server.
type Refused struct {
	api.Problem
	After time.Duration // when to try again; 0: unspecified
}

// Error returns the detail of the problem, or else its title.
func (r *Refused) Error() string {
	if r.Detail == "" {
		return r.Title
	}
	return r.Detail
}

// Code returns the code of a refusal, or "" if err is no [Refused].
func Code(err error) api.Code {
	if r, ok := errors.AsType[*Refused](err); ok {
		return r.Code
	}
	return ""
}

// do sends a request and decodes the answer into out, unless out is nil.
func (c *Client) do(ctx context.Context, method, path string, query url.Values, in, out any) error {
	res, err := c.send(ctx, c.http, method, path, query, in)
	if err != nil {
		return err
	}
	defer res.Body.Close() //nolint:errcheck // read only
	body := io.LimitReader(res.Body, maxAnswer)
	if raw, ok := out.(*[]byte); ok {
		*raw, err = io.ReadAll(body)
		return err
	}
	if out != nil {
		return json.NewDecoder(body).Decode(out)
	}
	_, err = io.Copy(io.Discard, body)
	return err
}

// send sends a request and returns the response if its status is below 400.
func (c *Client) send(ctx context.Context, by *http.Client, method, path string, query url.Values, in any) (*http.Response, error) {
	var body io.Reader
	if in != nil {
		raw, err := json.Marshal(in)
		if err != nil {
			return nil, err
		}
		body = bytes.NewReader(raw)
	}
	to := c.base + api.Root + "/" + path
	if len(query) > 0 {
		to += "?" + query.Encode()
	}
	req, err := http.NewRequestWithContext(ctx, method, to, body)
	if err != nil {
		return nil, err
	}
	if in != nil {
		req.Header.Set("Content-Type", "application/json")
	}
	if c.token != "" {
		req.Header.Set("Authorization", "Bearer "+c.token)
	}
	res, err := by.Do(req)
	if err != nil {
		return nil, err
	}
	if res.StatusCode >= http.StatusBadRequest {
		defer res.Body.Close() //nolint:errcheck // read only
		return nil, refusedBy(res)
	}
	return res, nil
}

// refusedBy reads the problem in a response. A response without one, such as a page of a proxy, is described by its status.
func refusedBy(res *http.Response) error {
	const most = 64 << 10
	r := &Refused{Problem: api.Problem{Title: res.Status, Status: res.StatusCode}}
	if strings.HasPrefix(res.Header.Get("Content-Type"), "application/problem+json") {
		if err := json.NewDecoder(io.LimitReader(res.Body, most)).Decode(&r.Problem); err != nil {
			return fmt.Errorf("the server answers %s, and its reason cannot be read: %w", res.Status, err)
		}
	}
	if n, err := strconv.Atoi(res.Header.Get("Retry-After")); err == nil && n > 0 {
		r.After = time.Duration(n) * time.Second
	}
	return r
}
