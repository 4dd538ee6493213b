package server

import (
	"net/http"
	"net/netip"
	"strings"
)

// forwarded has the request say who and what it was before a proxy took it, if the proxy is to be believed.
func (s *Server) forwarded(r *http.Request) {
	if !s.c.TrustProxy {
		return
	}
	if host := last(r.Header.Values("X-Forwarded-Host")); host != "" {
		r.Host = host
	}
}

// last is the last item of a header that is a list: the one that the nearest proxy wrote.
func last(values []string) string {
	if len(values) == 0 {
		return ""
	}
	items := strings.Split(values[len(values)-1], ",")
	return strings.TrimSpace(items[len(items)-1])
}

// addressOf is whose allowance a request is charged to.
func (s *Server) addressOf(r *http.Request) string {
	if s.c.TrustProxy {
		if by := last(r.Header.Values("X-Forwarded-For")); by != "" {
			return network(by)
		}
	}
	return network(r.RemoteAddr)
}

// network is the IPv4 address, or the network of the IPv6 address, that a text holds, with a port or without: whoever has
// one address of such a network has them all.
func network(text string) string {
	const bits = 64
	ip, err := netip.ParseAddr(strings.Trim(text, "[]"))
	if err != nil {
		at, err := netip.ParseAddrPort(text)
		if err != nil {
			return "unknown"
		}
		ip = at.Addr()
	}
	if ip = ip.Unmap().WithZone(""); ip.Is4() {
		return ip.String()
	}
	net, err := ip.Prefix(bits)
	if err != nil {
		return "unknown"
	}
	return net.String()
}

// base is the address that links begin with, without a slash at its end.
func (s *Server) base(r *http.Request) string {
	if s.c.Base != nil {
		return s.c.Base.Scheme + "://" + s.c.Base.Host
	}
	scheme := "http"
	if r.TLS != nil || s.c.TrustProxy && strings.EqualFold(last(r.Header.Values("X-Forwarded-Proto")), "https") {
		scheme = "https"
	}
	return scheme + "://" + r.Host
}
