//go:build unix

package control

import (
	"context"
	"net"
	"syscall"
)

// listenPrivate creates a socket that only its owner can open (0600), from the first moment on. The umask applies to the
// whole process, so a file that is created at the same time is private too.
func listenPrivate(path string) (net.Listener, error) {
	const ownerOnly = 0o177
	old := syscall.Umask(ownerOnly)
	defer syscall.Umask(old)
	return new(net.ListenConfig).Listen(context.Background(), "unix", path)
}
