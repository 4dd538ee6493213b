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

// held is a request that the server has let in, and whose body is not all there yet.
type held struct {
	conn net.Conn
	rest string
}

// holdAt sends the head of a request and half of its body to an address. The server asks for the body when it has let the
// token in.
func holdAt(addr, method, path, token, body string) (held, error) {
	const patience = 10 * time.Second // the server may be killed
	c, err := net.DialTimeout("tcp", addr, patience)
	if err != nil {
		return held{}, err
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
		err = fmt.Errorf("%s %s is answered %q before its body is there", method, path, line)
	}
	if err == nil {
		_, err = c.Write([]byte(body[:len(body)/2]))
	}
	if err != nil {
		return held{}, errors.Join(err, c.Close())
	}
	return held{c, body[len(body)/2:]}, nil
}

// finish sends the rest and returns the status of the answer.
func (o held) finish() (status int, err error) {
	defer o.conn.Close() //nolint:errcheck // all is read
	if _, err := o.conn.Write([]byte(o.rest)); err != nil {
		return 0, err
	}
	res, err := http.ReadResponse(bufio.NewReader(o.conn), nil)
	if err != nil {
		return 0, err
	}
	return res.StatusCode, res.Body.Close()
}

// hold holds a request to a house until the test ends.
func (h *house) hold(method, path, token, body string) held {
	h.t.Helper()
	o, err := holdAt(strings.TrimPrefix(h.url, "http://"), method, path, token, body)
	must(h.t, err)
	h.t.Cleanup(func() { o.conn.Close() }) //nolint:errcheck // it is closed already, as a rule
	return o
}
