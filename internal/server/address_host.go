package server

import (
	"errors"
	"net"
	"net/http"
	"net/netip"
	"strconv"
	"strings"

	"fray/api"
)

// errHost means that a request's host cannot be part of a link.
var errHost = errors.New("the address of this server, in Host or X-Forwarded-Host, must be a host name or an IP address, with or without a port")

// checkHost returns errHost unless host, with or without a port, can be part of a link.
func checkHost(host string) error {
	const longest = 253 // bytes of a host name: RFC 1035
	name := host
	if at, port, err := net.SplitHostPort(host); err == nil {
		if n, err := strconv.ParseUint(port, 10, 16); err != nil || n == 0 {
			return errHost
		}
		name = at
		if strings.Contains(at, ":") {
			name = "[" + at + "]"
		}
	}
	if inner, ok := strings.CutPrefix(name, "["); ok {
		ip, err := netip.ParseAddr(strings.TrimSuffix(inner, "]"))
		if err != nil || !ip.Is6() || ip.Zone() != "" || !strings.HasSuffix(name, "]") {
			return errHost
		}
		return nil
	}
	odd := strings.ContainsFunc(name, func(r rune) bool {
		return (r < 'a' || r > 'z') && (r < 'A' || r > 'Z') && (r < '0' || r > '9') && r != '.' && r != '-' && r != '_'
	})
	if name == "" || len(name) > longest || odd {
		return errHost
	}
	return nil
}

// checkRequestHost refuses a request whose host cannot be part of a link, before anything else is done. Monitors may omit Host.
func (s *Server) checkRequestHost(r *http.Request) *problem {
	if s.c.Base != nil || r.URL.Path == "/healthz" || r.URL.Path == "/metrics" {
		return nil
	}
	if err := checkHost(r.Host); err != nil {
		return refuseAs(http.StatusBadRequest, api.CodeInvalid, err.Error())
	}
	return nil
}
