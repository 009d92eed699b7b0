package installation

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"time"

	"certame/internal/docket"
	"certame/internal/durable"
	"certame/internal/notify"
	"certame/internal/store"
	"certame/internal/telemetry"
)

// leastFree is as little disk as what is being received may need at once.
const leastFree = 64 << 20

// nothing is the digest of no object: to ask for it is to see that objects answer.
var nothing = strings.Repeat("0", 64)

// Ready says why the platform cannot work now.
func (i *Installation) Ready(ctx context.Context) error {
	limited, stop := context.WithTimeout(ctx, 5*time.Second)
	defer stop()
	if err := i.Store.Ping(limited); err != nil {
		return fmt.Errorf("o banco não responde: %w", err)
	}
	if _, err := i.Blobs.Has(limited, nothing); err != nil {
		return fmt.Errorf("os objetos não respondem: %w", err)
	}
	switch free, err := durable.Free(i.folder); {
	case errors.Is(err, errors.ErrUnsupported):
		return nil
	case err != nil:
		return err
	case free < i.free:
		return fmt.Errorf("há só %d MiB livres no disco de %s", free>>20, i.folder)
	}
	return nil
}

// Watched is what is looked at when somebody reads the numbers of the installation.
func (i *Installation) Watched() telemetry.Watched {
	over := store.Over{Act: docket.Reversal, Messages: []string{notify.Sent, notify.Confirmed, notify.Replaced}}
	return telemetry.Watched{Store: i.Store, Jobs: i.Jobs, Folder: i.folder, Over: over, Ready: i.Ready}
}
