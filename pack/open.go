package pack

import (
	"errors"
	"io/fs"
	"os"
	"syscall"
)

// Stdin is the name by which standard input is read in place of a file.
const Stdin = "-"

// Open opens a file that a user named to read it: a regular one, or standard input by [Stdin]. Folders, pipes, devices and
// sockets are refused: reading those may never end.
func Open(name string) (*os.File, error) {
	if name == Stdin {
		return os.Stdin, nil
	}
	return OpenFile(name, os.O_RDONLY)
}

// OpenFile opens a regular file that is there, with the flags of [os.OpenFile]; anything else is refused, as by [Open].
func OpenFile(name string, flag int) (*os.File, error) {
	info, err := os.Stat(name)
	if err != nil {
		return nil, err
	}
	if err := regular(name, info); err != nil { // before it is opened: to open some devices does something
		return nil, err
	}
	f, err := os.OpenFile(name, flag|syscall.O_NONBLOCK, 0) // a pipe that has taken the place of the file meanwhile is no trap
	if err != nil {
		return nil, err
	}
	if info, err = f.Stat(); err == nil {
		err = regular(name, info)
	}
	if err != nil {
		return nil, errors.Join(err, f.Close())
	}
	return f, nil
}

// regular refuses what is no regular file.
func regular(name string, info fs.FileInfo) error {
	what := "a device"
	switch mode := info.Mode(); {
	case mode.IsRegular():
		return nil
	case mode.IsDir():
		what = "a folder"
	case mode&fs.ModeNamedPipe != 0:
		what = "a pipe"
	case mode&fs.ModeSocket != 0:
		what = "a socket"
	}
	return &fs.PathError{Op: "open", Path: name, Err: errors.New("this is " + what + "; a regular file was expected, or - for standard input")}
}
