package passage

import (
	"context"
	"errors"
	"log/slog"
	"net"
	"net/http"
	"time"
)

// Limits of a connection: who sends or reads too slowly does not hold the server.
// Pages that take long uploads or long downloads lengthen their own.
const (
	HeadTime   = 10 * time.Second
	BodyTime   = time.Minute
	IdleTime   = 2 * time.Minute
	farewell   = 15 * time.Second
	headMost   = 64 << 10
	UploadTime = 30 * time.Minute
)

// Serve answers on the listener until the context ends, and then lets what is being
// answered end.
func Serve(ctx context.Context, on net.Listener, h http.Handler, log *slog.Logger) error {
	server := &http.Server{
		Handler: h, ReadHeaderTimeout: HeadTime, ReadTimeout: BodyTime, WriteTimeout: BodyTime, IdleTimeout: IdleTime, MaxHeaderBytes: headMost,
		ErrorLog: slog.NewLogLogger(log.Handler(), slog.LevelDebug),
	}
	ended := make(chan error, 1)
	go func() { ended <- server.Serve(on) }()
	select {
	case err := <-ended:
		return err
	case <-ctx.Done():
	}
	last, stop := context.WithTimeout(context.WithoutCancel(ctx), farewell)
	defer stop()
	if err := server.Shutdown(last); err != nil {
		return errors.Join(err, server.Close())
	}
	return nil
}
