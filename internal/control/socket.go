package control

import (
	"errors"
	"fmt"
	"io/fs"
	"net"
	"os"
	"path/filepath"
)

// socketFile is the name of the socket in the data folder.
const socketFile = "fray.sock"

// maxPath is the longest path of a socket that every system accepts, in bytes.
const maxPath = 100

// socketPath returns the path of the socket of a data folder: the relative path if it is shorter, because paths of sockets are limited.
func socketPath(dir string) (string, error) {
	path, err := filepath.Abs(filepath.Join(dir, socketFile))
	if err != nil {
		return "", err
	}
	if here, err := os.Getwd(); err == nil {
		if rel, err := filepath.Rel(here, path); err == nil && len(rel) < len(path) {
			path = rel
		}
	}
	if len(path) > maxPath {
		return "", fmt.Errorf("the path of the socket %s is longer than %d bytes: start the server from a folder nearer to it, or use a shorter path", path, maxPath)
	}
	return path, nil
}

// listen creates the socket. The caller holds the lock of the folder, so an existing socket was left behind by a killed
// server and can be replaced.
func listen(dir string) (net.Listener, error) {
	path, err := socketPath(dir)
	if err != nil {
		return nil, err
	}
	switch info, err := os.Lstat(path); {
	case errors.Is(err, fs.ErrNotExist):
	case err != nil:
		return nil, err
	case info.Mode().Type() != fs.ModeSocket:
		return nil, fmt.Errorf("%s is not a socket: move it away", path)
	default:
		if err := os.Remove(path); err != nil {
			return nil, err
		}
	}
	return listenPrivate(path)
}
