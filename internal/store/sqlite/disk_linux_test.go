package sqlite_test

import (
	"bytes"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"syscall"
	"testing"

	"fray/internal/store"
	"fray/internal/store/sqlite"
)

// onDiskOfItsOwn runs a test again in a process with mounts of its own, which go with it, and gives that one a folder on a
// disk (in memory) of this size. In the process that is to be left it gives false. Where mounts are not allowed the test is skipped.
func onDiskOfItsOwn(t *testing.T, size string) (dir string, inside bool) {
	t.Helper()
	const inner = "FRAY_TEST_INSIDE"
	if os.Getenv(inner) != "" {
		dir = t.TempDir()
		mount(t, "", "/", "", syscall.MS_REC|syscall.MS_PRIVATE, "") // what is mounted here is seen here only
		mount(t, "none", dir, "tmpfs", 0, "size="+size)
		t.Cleanup(func() {
			if err := syscall.Unmount(dir, 0); err != nil {
				t.Error(err)
			}
		})
		return dir, true
	}
	again := exec.CommandContext(t.Context(), os.Args[0], "-test.run=^"+t.Name()+"$", "-test.v")
	again.Env = append(os.Environ(), inner+"=1")
	again.SysProcAttr = &syscall.SysProcAttr{
		Cloneflags:  syscall.CLONE_NEWNS | syscall.CLONE_NEWUSER,
		UidMappings: []syscall.SysProcIDMap{{HostID: os.Getuid(), Size: 1}},
		GidMappings: []syscall.SysProcIDMap{{HostID: os.Getgid(), Size: 1}},
	}
	out, err := again.CombinedOutput()
	if _, ran := errors.AsType[*exec.ExitError](err); err != nil && !ran {
		t.Skip("no mounts of one's own here: ", err)
	}
	if bytes.Contains(out, []byte("--- SKIP")) {
		t.Skip("no mounts of one's own here")
	}
	if err != nil || !bytes.Contains(out, []byte("--- PASS")) {
		t.Errorf("%v\n%s", err, out)
	}
	return "", false
}

func mount(t *testing.T, source, target, kind string, flags uintptr, data string) {
	t.Helper()
	err := syscall.Mount(source, target, kind, flags, data)
	if errors.Is(err, syscall.EPERM) {
		t.Skip(err)
	}
	if err != nil {
		t.Fatal(err)
	}
}

func TestAFullDisk(t *testing.T) {
	dir, inside := onDiskOfItsOwn(t, "1m")
	if !inside {
		return
	}
	s := open(t, dir, sqlite.Options{})
	create(t, s, "one", "two")
	line := bytes.Repeat([]byte("x"), 20_000)
	n := 1
	for ; n < 1000; n++ {
		if err := s.Append(t.Context(), "one", n, line); err != nil {
			if !errors.Is(err, store.ErrFull) {
				t.Fatalf("the error is %v", err)
			}
			break
		}
	}
	if n < 5 || n == 1000 {
		t.Fatalf("%d lines of 20 kB have room on a disk of 1 MiB", n)
	}
	if got, err := s.Lines(t.Context(), "one"); len(got) != n || err != nil {
		t.Errorf("reading goes on: %d lines of %d: %v", len(got), n, err)
	}
	changes := []func() error{
		func() error { return s.Append(t.Context(), "one", n, bytes.Repeat(line, 30)) },
		func() error { return s.Append(t.Context(), "two", 7, line) },
	}
	errs := together(t, s, changes)
	if !errors.Is(errs[0], store.ErrFull) || !errors.Is(errs[1], store.ErrConflict) {
		t.Errorf("too large and wrong are %v", errs)
	}

	mount(t, "none", dir, "tmpfs", syscall.MS_REMOUNT, "size=8m")
	if err := errors.Join(s.Append(t.Context(), "one", n, line), s.Ping(t.Context()), s.Close()); err != nil {
		t.Errorf("with room again: %v", err)
	}
	if got, err := open(t, dir, sqlite.Options{}).Lines(t.Context(), "one"); len(got) != n+1 || err != nil {
		t.Errorf("opened again: %d lines of %d: %v", len(got), n+1, err)
	}
}

func TestADiskTooSmallToBegin(t *testing.T) {
	for _, size := range []string{"4k", "20k"} {
		t.Run(size, func(t *testing.T) {
			if dir, inside := onDiskOfItsOwn(t, size); inside {
				refused(t, filepath.Join(dir, "data"), store.ErrFull, "full")
			}
		})
	}
}

func TestAFolderThatCanNotBeWrittenTo(t *testing.T) {
	dir, inside := onDiskOfItsOwn(t, "4m")
	if !inside {
		return
	}
	empty, used := filepath.Join(dir, "empty"), filepath.Join(dir, "used")
	if err := os.Mkdir(empty, 0o700); err != nil {
		t.Fatal(err)
	}
	s := open(t, used, sqlite.Options{})
	create(t, s, "one")
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	mount(t, "none", dir, "tmpfs", syscall.MS_REMOUNT|syscall.MS_RDONLY, "")
	for _, dir := range []string{empty, used, filepath.Join(dir, "new")} {
		refused(t, dir, store.ErrReadOnly, "")
	}
	mount(t, "none", dir, "tmpfs", syscall.MS_REMOUNT, "")
	if n, err := open(t, used, sqlite.Options{}).Count(t.Context()); n != 1 || err != nil {
		t.Errorf("writable again it has %d tables: %v", n, err)
	}
}
