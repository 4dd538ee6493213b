package pack

import (
	"errors"
	"io/fs"
	"os"
	"syscall"
)

// Stdin is the file name that stands for standard input.
const Stdin = "-"

// Open opens a file for reading: a regular file, or standard input by [Stdin]. It refuses folders, pipes, devices and
// sockets, because reading them may never end.
func Open(name string) (*os.File, error) {
	if name == Stdin {
		return os.Stdin, nil
	}
	return OpenFile(name, os.O_RDONLY)
}

// OpenFile opens an existing regular file with the flags of [os.OpenFile]. It refuses the same files as [Open].
func OpenFile(name string, flag int) (*os.File, error) {
	info, err := os.Stat(name)
	if err != nil {
		return nil, err
	}
	if err := regular(name, info); err != nil { // before it is opened, because opening some devices has side effects
		return nil, err
	}
	f, err := os.OpenFile(name, flag|syscall.O_NONBLOCK, 0) // does not block if a pipe has replaced the file
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

// regular refuses everything but a regular file.
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
	return &fs.PathError{Op: "open", Path: name, Err: errors.New("this is " + what + "; expected a regular file, or - for standard input")}
}
