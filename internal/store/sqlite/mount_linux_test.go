package sqlite_test

import (
	"bytes"
	"errors"
	"os"
	"os/exec"
	"syscall"
	"testing"
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
