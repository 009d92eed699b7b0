package webtest

import (
	"context"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/chromedp"
)

// Offline takes the connection away, or gives it back: the browser knows that it is
// without one, as a tablet out of reach does.
func (tab *Tab) Offline(off bool) {
	tab.t.Helper()
	tab.Do(chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		conditions := []*network.Conditions{{Offline: off, DownloadThroughput: -1, UploadThroughput: -1}}
		if _, err := cdp.Call(ctx, t, network.EmulateNetworkConditionsByRule, network.EmulateNetworkConditionsByRuleParams{MatchedNetworkConditions: conditions}); err != nil {
			return err
		}
		_, err := cdp.Call(ctx, t, network.OverrideNetworkState, network.OverrideNetworkStateParams{Offline: off, DownloadThroughput: -1, UploadThroughput: -1})
		return err
	}))
}
