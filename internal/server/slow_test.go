package server_test

import (
	"bufio"
	"errors"
	"fmt"
	"net"
	"net/http"
	"strings"
	"time"
)

// slowRequest is a request whose token the server has accepted, and whose body is incomplete.
type slowRequest struct {
	conn net.Conn
	rest string
}

// startSlow sends the headers and half of the body of a request. The server asks for the body once it has accepted the token.
func startSlow(addr, method, path, token, body string) (slowRequest, error) {
	const patience = 10 * time.Second // in case the server is killed
	c, err := net.DialTimeout("tcp", addr, patience)
	if err != nil {
		return slowRequest{}, err
	}
	kind := "application/json"
	if strings.HasPrefix(path, "/t/") {
		kind = "application/x-www-form-urlencoded"
	}
	_, err = fmt.Fprintf(c, "%s %s HTTP/1.1\r\nHost: fray\r\nAuthorization: Bearer %s\r\nContent-Type: %s\r\nContent-Length: %d\r\nExpect: 100-continue\r\n\r\n",
		method, path, token, kind, len(body))
	if err == nil {
		err = c.SetReadDeadline(time.Now().Add(patience))
	}
	line := ""
	if err == nil {
		line, err = bufio.NewReader(c).ReadString('\n')
	}
	if err == nil && !strings.Contains(line, "100 Continue") {
		err = fmt.Errorf("%s %s is answered %q before its body is sent", method, path, line)
	}
	if err == nil {
		_, err = c.Write([]byte(body[:len(body)/2]))
	}
	if err != nil {
		return slowRequest{}, errors.Join(err, c.Close())
	}
	return slowRequest{c, body[len(body)/2:]}, nil
}

// finish sends the rest of the body and returns the status of the answer.
func (o slowRequest) finish() (status int, err error) {
	defer o.conn.Close() //nolint:errcheck // everything is read
	if _, err := o.conn.Write([]byte(o.rest)); err != nil {
		return 0, err
	}
	res, err := http.ReadResponse(bufio.NewReader(o.conn), nil)
	if err != nil {
		return 0, err
	}
	return res.StatusCode, res.Body.Close()
}

// startSlow starts a slow POST request to the server, and closes its connection when the test ends.
func (h *testServer) startSlow(path, token, body string) slowRequest {
	h.t.Helper()
	o, err := startSlow(strings.TrimPrefix(h.url, "http://"), http.MethodPost, path, token, body)
	must(h.t, err)
	h.t.Cleanup(func() { o.conn.Close() }) //nolint:errcheck // usually closed already
	return o
}
