package server

import (
	"net/http"
	"net/netip"
	"strings"
)

// forwarded restores the host that the client asked for from X-Forwarded-Host, if the proxy is trusted.
func (s *Server) forwarded(r *http.Request) {
	if !s.c.TrustProxy {
		return
	}
	if host := last(r.Header.Values("X-Forwarded-Host")); host != "" {
		r.Host = host
	}
}

// last returns the last item of a header that is a list: the item that the nearest proxy added.
func last(values []string) string {
	if len(values) == 0 {
		return ""
	}
	items := strings.Split(values[len(values)-1], ",")
	return strings.TrimSpace(items[len(items)-1])
}

// addressOf returns the client address that the rate limits of a request apply to.
func (s *Server) addressOf(r *http.Request) string {
	if s.c.TrustProxy {
		if by := last(r.Header.Values("X-Forwarded-For")); by != "" {
			return network(by)
		}
	}
	return network(r.RemoteAddr)
}

// network returns the IPv4 address, or the /64 network of the IPv6 address, in a text with or without a port. A client with
// one address of an IPv6 network can use them all, so the network counts as one client.
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

// base returns the address that links begin with, without a trailing slash.
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
