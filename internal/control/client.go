package control

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net"
	"net/http"

	"fray/api"
)

// ErrNoServer means that no server answers in the data folder.
var ErrNoServer = errors.New("no server answers in this folder")

// IssueGM asks the server that uses the data folder dir for a new GM link of a table. It returns [ErrNoServer] if no server
// is running there, or if its socket cannot be opened.
func IssueGM(ctx context.Context, dir, table string) (api.Link, error) {
	path, err := socketPath(dir)
	if err != nil {
		return api.Link{}, fmt.Errorf("%w: %w", ErrNoServer, err)
	}
	conn, err := new(net.Dialer).DialContext(ctx, "unix", path)
	if err != nil {
		return api.Link{}, fmt.Errorf("%w: %w", ErrNoServer, err)
	}
	tr := &http.Transport{DialContext: func(context.Context, string, string) (net.Conn, error) { return conn, nil }, DisableKeepAlives: true}
	defer conn.Close() //nolint:errcheck // it is closed already
	in, err := json.Marshal(linkRequest{table})
	if err != nil {
		return api.Link{}, err
	}
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, "http://fray/links", bytes.NewReader(in))
	if err != nil {
		return api.Link{}, err
	}
	res, err := tr.RoundTrip(req)
	if err != nil {
		return api.Link{}, err
	}
	defer res.Body.Close() //nolint:errcheck // read only
	if res.StatusCode != http.StatusCreated {
		var p api.Problem
		if err := json.NewDecoder(res.Body).Decode(&p); err != nil || p.Detail == "" {
			return api.Link{}, fmt.Errorf("the server answers %s", res.Status)
		}
		return api.Link{}, errors.New(p.Detail)
	}
	var l api.Link
	err = json.NewDecoder(res.Body).Decode(&l)
	return l, err
}
