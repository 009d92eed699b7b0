package webtest

import (
	"context"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/webauthn"
	"github.com/chromedp/chromedp"
)

// Key puts a key in the browser, as if it stood in a port of the machine and its owner
// touched it when it asks. It gives how many uses the key says it had of each
// credential it holds.
func (tab *Tab) Key() (uses func() []int) {
	tab.t.Helper()
	var id webauthn.AuthenticatorID
	tab.Do(chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		if _, err := cdp.Call(ctx, t, webauthn.Enable, webauthn.EnableParams{}); err != nil {
			return err
		}
		made, err := cdp.Call(ctx, t, webauthn.AddVirtualAuthenticator, webauthn.AddVirtualAuthenticatorParams{Options: &webauthn.VirtualAuthenticatorOptions{
			Protocol: webauthn.AuthenticatorProtocolCtap2, Transport: webauthn.AuthenticatorTransportUsb,
			HasUserVerification: true, IsUserVerified: true, AutomaticPresenceSimulation: true,
		}})
		id = made.AuthenticatorID
		return err
	}))
	return func() (out []int) {
		tab.t.Helper()
		tab.Do(chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
			held, err := cdp.Call(ctx, t, webauthn.GetCredentials, webauthn.GetCredentialsParams{AuthenticatorID: id})
			for _, c := range held.Credentials {
				out = append(out, int(c.SignCount))
			}
			return err
		}))
		return out
	}
}

// Write types into a field.
func (tab *Tab) Write(field, text string) {
	tab.t.Helper()
	tab.Do(chromedp.SendKeys(field, text))
}

// Press presses something and waits for the page that it leads to.
func (tab *Tab) Press(what, then string) {
	tab.t.Helper()
	tab.Do(chromedp.Click(what), chromedp.WaitVisible(then))
}
