package server

import (
	"bytes"
	"context"
	"crypto/tls"
	"encoding/json"
	"errors"
	"fmt"
	"net"
	"net/http"
	"time"

	"fray/api"
	"fray/internal/store"
)

// Peers is what a server needs to work together with the others that share its store.
type Peers struct {
	Store    store.Shared
	Secret   []byte
	Listener net.Listener // for other servers
}

// Paths that only other servers can ask for.
const (
	peerHello = "/peer/hello"
	peerLinks = "/peer/links"
)

const (
	peerDial    = time.Second      // to connect to another server
	peerAnswers = 45 * time.Second // until another server begins to answer
	peerIdle    = time.Minute      // an unused connection is kept
	peerConns   = 512              // unused connections to one server
)

// errNotSent means that a request did not reach the other server.
var errNotSent = errors.New("the server cannot be reached")

// peerTransport connects to other servers.
func peerTransport(secret []byte) (*http.Transport, error) {
	config, err := peerTLS(secret)
	if err != nil {
		return nil, err
	}
	return &http.Transport{
		DialTLSContext: func(ctx context.Context, network, address string) (net.Conn, error) {
			ctx, cancel := context.WithTimeout(ctx, peerDial)
			defer cancel()
			conn, err := (&tls.Dialer{Config: config}).DialContext(ctx, network, address)
			if err != nil {
				return nil, fmt.Errorf("%w: %w", errNotSent, err)
			}
			return conn, nil
		},
		DisableCompression: true, ResponseHeaderTimeout: peerAnswers, IdleConnTimeout: peerIdle, MaxIdleConnsPerHost: peerConns,
	}, nil
}

// Reach checks that a server with this secret answers at an address.
func Reach(ctx context.Context, address string, secret []byte) error {
	_, err := askPeer(ctx, secret, address, http.MethodGet, peerHello, nil)
	return err
}

// PeerLink has another server issue a link of the game master of a table.
func PeerLink(ctx context.Context, secret []byte, at *store.Elsewhere) (l api.Link, err error) {
	raw, err := askPeer(ctx, secret, at.Address, http.MethodPost, peerLinks, []byte(at.Table))
	if err == nil {
		err = json.Unmarshal(raw, &l)
	}
	return l, err
}

// askPeer sends one request to another server and returns its answer.
func askPeer(ctx context.Context, secret []byte, address, method, path string, body []byte) ([]byte, error) {
	tr, err := peerTransport(secret)
	if err != nil {
		return nil, err
	}
	defer tr.CloseIdleConnections()
	ctx, cancel := context.WithTimeout(ctx, 2*peerDial)
	defer cancel()
	req, err := http.NewRequestWithContext(ctx, method, "https://"+address+path, bytes.NewReader(body))
	if err != nil {
		return nil, err
	}
	res, err := tr.RoundTrip(req)
	if err != nil {
		return nil, err
	}
	defer res.Body.Close() //nolint:errcheck // read only
	var out bytes.Buffer
	if _, err := out.ReadFrom(http.MaxBytesReader(nil, res.Body, maxBody)); err != nil {
		return nil, err
	}
	if res.StatusCode != http.StatusOK {
		return nil, fmt.Errorf("%s: %s", res.Status, out.String())
	}
	return out.Bytes(), nil
}
