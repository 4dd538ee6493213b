package pack

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"path"
	"path/filepath"
	"slices"
	"strings"
)

// source is one file with its displayed name.
type source struct {
	name  string
	bytes []byte
}

// readSource reads a file of a file system, up to one byte more than MaxBytes.
func readSource(fsys fs.FS, name, shown string) (source, Errors) {
	f, err := fsys.Open(name)
	if err != nil {
		return source{}, fileError(shown, err)
	}
	defer f.Close() //nolint:errcheck // read only
	return readAll(f, shown)
}

// readPath reads a file named by a user.
func readPath(name string) (source, Errors) {
	f, err := Open(name)
	if err != nil {
		return source{}, fileError(name, err)
	}
	defer f.Close() //nolint:errcheck // read only
	return readAll(f, name)
}

func readAll(r io.Reader, shown string) (source, Errors) {
	src, err := io.ReadAll(io.LimitReader(r, MaxBytes+1))
	if err != nil {
		return source{}, fileError(shown, err)
	}
	if len(src) > MaxBytes {
		return source{}, Errors{{File: shown, Msg: fmt.Sprintf("more than %d bytes; expected a smaller file", MaxBytes)}}
	}
	return source{shown, src}, nil
}

// fileError explains why a file could not be read, without repeating its path.
func fileError(shown string, err error) Errors {
	var p *fs.PathError
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return Errors{{File: shown, Msg: "there is no such file"}}
	case errors.As(err, &p):
		err = p.Err
	}
	return Errors{{File: shown, Msg: "cannot be read: " + err.Error()}}
}

// yamlFiles returns the YAML files of a file system, sorted by path.
func yamlFiles(fsys fs.FS) ([]string, error) {
	var names []string
	err := fs.WalkDir(fsys, ".", func(name string, d fs.DirEntry, err error) error {
		if err == nil && !d.IsDir() && isYAML(name) {
			names = append(names, name)
		}
		return err
	})
	slices.Sort(names)
	return names, err
}

// isPath reports whether a name begins as only paths do.
func isPath(name string) bool {
	return filepath.IsAbs(name) || strings.HasPrefix(name, "./") || strings.HasPrefix(name, "../") || strings.HasSuffix(name, ".jsonl")
}

func isYAML(name string) bool {
	ext := path.Ext(filepath.ToSlash(name))
	return ext == ".yaml" || ext == ".yml"
}
