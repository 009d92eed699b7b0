package cli

import (
	"errors"
	"net"
	"os"
	"syscall"

	"certame/internal/cli/usage"
)

// listen takes the port before anything is opened: who cannot serve touches no data.
func listen(address string) (net.Listener, error) {
	if _, _, err := net.SplitHostPort(address); err != nil {
		return nil, usage.Error("--endereco é máquina e porta, como 127.0.0.1:8080; veio «" + address + "»")
	}
	on, err := net.Listen("tcp", address)
	switch {
	case err == nil:
		return on, nil
	case errors.Is(err, syscall.EADDRINUSE):
		return nil, usage.Error("a porta de " + address + " já está em uso. Encerre o programa que a usa, ou escolha outra com --endereco 127.0.0.1:8081")
	case errors.Is(err, os.ErrPermission):
		return nil, usage.Error("sem permissão para atender em " + address + ": portas abaixo de 1024 são do administrador. Escolha outra com --endereco 127.0.0.1:8080")
	case errors.Is(err, syscall.EADDRNOTAVAIL):
		return nil, usage.Error(address + " não é endereço desta máquina. Escolha 127.0.0.1 ou um dos endereços dela com --endereco")
	}
	return nil, usage.Error("não se pôde atender em " + address + ". Confira a máquina e a porta; o comum é --endereco 127.0.0.1:8080")
}
