package web

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
	headTime   = 10 * time.Second
	bodyTime   = time.Minute
	idleTime   = 2 * time.Minute
	farewell   = 15 * time.Second
	headMost   = 64 << 10
	uploadTime = 30 * time.Minute
)

// Serve answers on the listener until the context ends, and then lets what is being
// answered end.
func Serve(ctx context.Context, on net.Listener, h http.Handler, log *slog.Logger) error {
	server := &http.Server{
		Handler: h, ReadHeaderTimeout: headTime, ReadTimeout: bodyTime, WriteTimeout: bodyTime, IdleTimeout: idleTime, MaxHeaderBytes: headMost,
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

// takeLong gives an action that receives or sends much the time it needs.
func (v *visit) takeLong() {
	v.late.Reset(uploadTime)
	control := http.NewResponseController(v.w)
	until := time.Now().Add(uploadTime)
	if err := errors.Join(control.SetReadDeadline(until), control.SetWriteDeadline(until)); err != nil {
		v.Log.Error("prazo de conexão não mudou", "pedido", v.code, "rota", v.route.Pattern, "erro", err.Error())
	}
}
