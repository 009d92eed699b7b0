package faults

import (
	"net"
	"sync"
	"testing"
	"time"
)

// cable is the network between a machine and a server: it can be cut, which breaks no
// connection and lets nothing through, be slow, or lead to a server that is gone.
type cable struct {
	to    string
	on    net.Listener
	mu    sync.Mutex
	joint *sync.Cond
	cut   bool
	gone  bool
	slow  time.Duration
	ends  []net.Conn
}

func newCable(t *testing.T, to string) *cable {
	t.Helper()
	on, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	c := &cable{to: to, on: on}
	c.joint = sync.NewCond(&c.mu)
	go c.listen()
	t.Cleanup(func() { on.Close(); c.is(false, 0) })
	return c
}

func (c *cable) address() string { return c.on.Addr().String() }

// is says how the cable is from now on.
func (c *cable) is(cut bool, slow time.Duration) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.cut, c.slow = cut, slow
	c.joint.Broadcast()
}

// leadsNowhere breaks every connection and accepts no other, or mends it all.
func (c *cable) leadsNowhere(is bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.gone = is; is {
		for _, one := range c.ends {
			one.Close()
		}
		c.ends = nil
	}
}

// takes says whether a connection may begin.
func (c *cable) takes(near net.Conn) bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.ends = append(c.ends, near)
	return !c.gone
}

func (c *cable) listen() {
	for {
		near, err := c.on.Accept()
		if err != nil {
			return
		}
		go func() {
			far, err := net.Dial("tcp", c.to)
			if err != nil || !c.takes(near) {
				near.Close()
				if err == nil {
					far.Close()
				}
				return
			}
			go c.carry(far, near)
			c.carry(near, far)
		}()
	}
}

// carry takes bytes one way until either end is gone.
func (c *cable) carry(to, from net.Conn) {
	defer to.Close()
	defer from.Close()
	bytes := make([]byte, 32<<10)
	for {
		n, err := from.Read(bytes)
		c.pass()
		if n > 0 {
			if _, err := to.Write(bytes[:n]); err != nil {
				return
			}
		}
		if err != nil {
			return
		}
	}
}

// pass waits while the cable is cut, and as long as it is slow.
func (c *cable) pass() {
	c.mu.Lock()
	for c.cut {
		c.joint.Wait()
	}
	slow := c.slow
	c.mu.Unlock()
	time.Sleep(slow)
}
