package notify

import (
	"bytes"
	"context"
	"crypto/tls"
	"errors"
	"fmt"
	"io"
	"net"

	"github.com/emersion/go-imap/v2"
	"github.com/emersion/go-imap/v2/imapclient"
)

// HasBox says whether the installation reads what comes back.
func (o *Office) HasBox() bool {
	return o.config != nil && o.config.Returned != nil && o.config.Returned.Server != ""
}

// Together and at most how much of a message is fetched: a notification says what it has to
// say at its beginning.
const (
	fetchedTogether = 20
	fetchedMost     = 512 << 10
)

// ReadBox gives each message of the box that was not read yet, and marks it as read once
// take has taken it: killed in between, it is given again. Nothing is taken out of the box.
func (o *Office) ReadBox(ctx context.Context, take func(io.Reader) error) error {
	if !o.HasBox() {
		return nil
	}
	m := o.config.Returned
	c, err := m.connect()
	if err != nil {
		return fmt.Errorf("a caixa das devoluções em %s não atendeu: %w", m.Server, err)
	}
	stop := context.AfterFunc(ctx, func() { _ = c.Close() })
	defer stop()
	defer c.Close() //nolint:errcheck // it may be gone already
	if err := m.read(c, take); err != nil {
		return errors.Join(ctx.Err(), err)
	}
	return c.Logout().Wait()
}

func (m *Mailbox) connect() (*imapclient.Client, error) {
	options := &imapclient.Options{TLSConfig: &tls.Config{ServerName: m.host, MinVersion: tls.VersionTLS12, RootCAs: m.roots}, Dialer: &net.Dialer{Timeout: answerTime}}
	switch m.Security {
	case startTLS:
		return imapclient.DialStartTLS(m.Server, options)
	case noTLS:
		return imapclient.DialInsecure(m.Server, options)
	}
	return imapclient.DialTLS(m.Server, options)
}

func (m *Mailbox) read(c *imapclient.Client, take func(io.Reader) error) error {
	if err := c.Login(m.Account, m.Password).Wait(); err != nil {
		return fmt.Errorf("a caixa das devoluções não aceitou a conta: %w", err)
	}
	if _, err := c.Select(m.Box, nil).Wait(); err != nil {
		return fmt.Errorf("não há a caixa «%s»: %w", m.Box, err)
	}
	found, err := c.UIDSearch(&imap.SearchCriteria{NotFlag: []imap.Flag{imap.FlagSeen, imap.FlagDeleted}}, nil).Wait()
	if err != nil {
		return err
	}
	all := found.AllUIDs()
	for len(all) > 0 {
		some := imap.UIDSetNum(all[:min(len(all), fetchedTogether)]...)
		all = all[min(len(all), fetchedTogether):]
		if err := m.some(c, some, take); err != nil {
			return err
		}
	}
	return nil
}

func (m *Mailbox) some(c *imapclient.Client, some imap.UIDSet, take func(io.Reader) error) error {
	section := &imap.FetchItemBodySection{Peek: true, Partial: &imap.SectionPartial{Size: fetchedMost}}
	list, err := c.Fetch(some, &imap.FetchOptions{UID: true, BodySection: []*imap.FetchItemBodySection{section}}).Collect()
	if err != nil {
		return err
	}
	for _, one := range list {
		if err := take(bytes.NewReader(one.FindBodySection(section))); err != nil {
			return err
		}
		seen := &imap.StoreFlags{Op: imap.StoreFlagsAdd, Silent: true, Flags: []imap.Flag{imap.FlagSeen}}
		if err := c.Store(imap.UIDSetNum(one.UID), seen, nil).Close(); err != nil {
			return err
		}
	}
	return nil
}
