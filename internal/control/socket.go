package control

import (
	"errors"
	"fmt"
	"io/fs"
	"net"
	"os"
	"path/filepath"
)

// socketFile is the socket in the data folder.
const socketFile = "fray.sock"

// maxPath is how long the path of a socket may be, in bytes, on every system.
const maxPath = 100

// socketPath is the path of the socket of a data folder: relative if that is shorter, as it may not be long.
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
		return "", fmt.Errorf("%s: the path of a socket may have %d bytes", path, maxPath)
	}
	return path, nil
}

// listen makes the socket. The caller has the lock of the folder, so a socket that is there is left over from a server that
// was killed.
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
