package passage

import (
	"net/http"
	"net/netip"
	"slices"
	"strings"
)

// Remote is the address of who asks. A server in front says it in X-Forwarded-For, to
// which each one adds the address that reached it: read from the end, the first that
// is not one of ours is whoever came from outside. From anybody else the header is a
// story, and is not read: limits of attempts are counted by this address.
func Remote(front []netip.Prefix, r *http.Request) string {
	at, err := netip.ParseAddrPort(r.RemoteAddr)
	if err != nil || !ours(front, at.Addr()) {
		return r.RemoteAddr
	}
	said := strings.Split(strings.Join(r.Header.Values("X-Forwarded-For"), ","), ",")
	for _, one := range slices.Backward(said) {
		address, err := netip.ParseAddr(strings.TrimSpace(one))
		if err != nil {
			break
		}
		if !ours(front, address) {
			return address.String()
		}
	}
	return r.RemoteAddr
}

func ours(front []netip.Prefix, a netip.Addr) bool {
	return slices.ContainsFunc(front, func(p netip.Prefix) bool { return p.Contains(a.Unmap()) })
}
