//go:build !unix

package control

import (
	"context"
	"net"
)

// listenPrivate creates a socket with the permissions of its folder.
func listenPrivate(path string) (net.Listener, error) {
	return new(net.ListenConfig).Listen(context.Background(), "unix", path)
}
