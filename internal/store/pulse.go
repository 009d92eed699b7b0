package store

import (
	"context"
	"errors"
	"net"
	"sync"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"
)

// pulse tells whether PostgreSQL answers, over a connection of its own. A server that
// was killed breaks its connections; one that was paused, or whose cable was cut, does
// not: who waits for it would wait for as long as it is away. So everything else goes
// through dial, and when the server is lost all of it is cut at once, and nothing
// more is tried until the pulse is back: each request is refused in time.
type pulse struct {
	config *pgx.ConnConfig // of its own connection
	own    *pgx.Conn       // nil while there is none
	finish context.CancelFunc
	ended  chan struct{}

	mu       sync.Mutex
	away     bool
	open     map[net.Conn]struct{}
	timeline uint64 // of the newest server that was seen
}

// How the pulse is taken. One question without an answer may be a slow moment; two
// are not.
const (
	pulseEvery   = time.Second
	pulsePatient = 3 * time.Second
	pulseMissed  = 2
)

// takePulse begins to ask, and gives the configuration of connections that are cut
// when the answer stays out.
func takePulse(config *pgx.ConnConfig) (*pulse, *pgx.ConnConfig) {
	p := &pulse{config: config, open: map[net.Conn]struct{}{}, ended: make(chan struct{})}
	config.ValidateConnect = p.notOlder(config.ValidateConnect)
	through := config.Copy()
	through.DialFunc = p.dial(config.DialFunc)
	var inside context.Context
	inside, p.finish = context.WithCancel(context.Background())
	go p.watch(inside)
	return p, through
}

func (p *pulse) watch(ctx context.Context) {
	defer close(p.ended)
	for missed := 0; ; {
		err := p.ask(ctx)
		switch {
		case ctx.Err() != nil:
			return
		case err == nil:
			missed = 0
			p.is(false)
		default:
			if missed++; missed >= pulseMissed {
				p.is(true)
			}
		}
		select {
		case <-ctx.Done():
		case <-time.After(pulseEvery):
		}
	}
}

// ask says why the server cannot be written to. One that refuses for another reason,
// as too many connections, is there.
func (p *pulse) ask(ctx context.Context) error {
	if p.own == nil {
		own, err := pgx.ConnectConfig(ctx, p.config)
		var refused *pgconn.PgError
		if errors.As(err, &refused) && !isAway(err) {
			return nil
		}
		if err != nil {
			return err
		}
		p.own = own
	}
	ctx, stop := context.WithTimeout(ctx, pulsePatient)
	defer stop()
	var only string
	err := p.own.QueryRow(ctx, "SHOW transaction_read_only").Scan(&only)
	if err == nil && only != "on" {
		return nil
	}
	p.letGo()
	return errors.Join(ErrAway, err)
}

func (p *pulse) letGo() {
	if p.own != nil {
		ctx, stop := context.WithTimeout(context.Background(), pulsePatient)
		defer stop()
		_ = p.own.Close(ctx) // it is gone already, or of no use
		p.own = nil
	}
}

// is notes whether the server is away, and cuts what waits for it when it left.
func (p *pulse) is(away bool) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.away = away; !away {
		return
	}
	for one := range p.open {
		_ = one.Close() // who waits on it is told
	}
	clear(p.open)
}

func (p *pulse) dial(plain pgconn.DialFunc) pgconn.DialFunc {
	return func(ctx context.Context, network, address string) (net.Conn, error) {
		if p.isAway() {
			return nil, ErrAway
		}
		conn, err := plain(ctx, network, address)
		if err != nil {
			return nil, err
		}
		line := &line{conn, p}
		p.mu.Lock()
		defer p.mu.Unlock()
		p.open[conn] = struct{}{}
		return line, nil
	}
}

func (p *pulse) isAway() bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.away
}

func (p *pulse) close() {
	if p == nil {
		return
	}
	p.finish()
	<-p.ended
	p.letGo()
}
