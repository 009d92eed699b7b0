package web

import (
	"net/http"
	"net/netip"
	"slices"
	"strings"
)

// remote is the address of who asks. A server in front says it in X-Forwarded-For, to
// which each one adds the address that reached it: read from the end, the first that
// is not one of ours is whoever came from outside. From anybody else the header is a
// story, and is not read: limits of attempts are counted by this address.
func (s *Server) remote(r *http.Request) string {
	at, err := netip.ParseAddrPort(r.RemoteAddr)
	if err != nil || !s.front(at.Addr()) {
		return r.RemoteAddr
	}
	said := strings.Split(strings.Join(r.Header.Values("X-Forwarded-For"), ","), ",")
	for _, one := range slices.Backward(said) {
		address, err := netip.ParseAddr(strings.TrimSpace(one))
		if err != nil {
			break
		}
		if !s.front(address) {
			return address.String()
		}
	}
	return r.RemoteAddr
}

func (s *Server) front(a netip.Addr) bool {
	return slices.ContainsFunc(s.Front, func(p netip.Prefix) bool { return p.Contains(a.Unmap()) })
}
