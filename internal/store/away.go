package store

import (
	"database/sql"
	"database/sql/driver"
	"errors"
	"io"
	"net"
	"strings"

	"github.com/jackc/pgx/v5/pgconn"
)

// line is a connection that the pulse may cut.
type line struct {
	net.Conn
	pulse *pulse
}

func (l *line) Close() error {
	l.pulse.mu.Lock()
	delete(l.pulse.open, l.Conn)
	l.pulse.mu.Unlock()
	return l.Conn.Close()
}

// isAway says whether an error is of a server that is not there, is going, let go of who
// was silent for too long, or cannot be written to (it was replaced by its standby).
func isAway(err error) bool {
	if code := postgresCode(err); code != "" {
		return strings.HasPrefix(code, "08") || strings.HasPrefix(code, "57P") || code == readOnly || code == silentTooLong
	}
	return errors.Is(err, ErrAway) || brokenLine(err)
}

// brokenLine says whether an error is of the connection and not of what was asked.
func brokenLine(err error) bool {
	for _, one := range []error{driver.ErrBadConn, sql.ErrConnDone, pgconn.ErrConnClosed, net.ErrClosed, io.EOF, io.ErrUnexpectedEOF} {
		if errors.Is(err, one) {
			return true
		}
	}
	var connect *pgconn.ConnectError
	var network *net.OpError
	return errors.As(err, &connect) || errors.As(err, &network)
}
