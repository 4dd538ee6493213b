package sqlite_test

import (
	"bytes"
	"errors"
	"os"
	"os/exec"
	"syscall"
	"testing"
)

// onOwnDisk runs the test again in a child process with a private mount namespace and gives it a folder on an in-memory disk
// of this size. In the parent process inside is false, and the test should return. If mounting is not allowed, the test is
// skipped.
func onOwnDisk(t *testing.T, size string) (dir string, inside bool) {
	t.Helper()
	const inner = "FRAY_TEST_INSIDE"
	if os.Getenv(inner) != "" {
		dir = t.TempDir()
		mount(t, "", "/", "", syscall.MS_REC|syscall.MS_PRIVATE, "") // later mounts are visible only here
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
		t.Skip("mounting is not possible here: ", err)
	}
	if bytes.Contains(out, []byte("--- SKIP")) {
		t.Skip("mounting is not possible here")
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
