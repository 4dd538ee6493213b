//go:build unix

package control

import (
	"context"
	"net"
	"syscall"
)

// listenPrivate makes a socket that only its owner can open (0600), from the first moment on. The mask is the process's: a
// file that something else makes at the same time is its owner's alone too.
func listenPrivate(path string) (net.Listener, error) {
	const ownerOnly = 0o177
	old := syscall.Umask(ownerOnly)
	defer syscall.Umask(old)
	return new(net.ListenConfig).Listen(context.Background(), "unix", path)
}
