//go:build unix

package pgtest

import (
	"os"
	"os/exec"
	"os/user"
	"strconv"
	"syscall"
)

// runner returns the user that runs PostgreSQL, which refuses root: postgres or else nobody. For other users than root it is nil.
func runner() (*syscall.Credential, error) {
	if os.Geteuid() != 0 {
		return nil, nil
	}
	u, err := user.Lookup("postgres")
	if err != nil {
		if u, err = user.Lookup("nobody"); err != nil {
			return nil, err
		}
	}
	uid, err := strconv.ParseUint(u.Uid, 10, 32)
	if err != nil {
		return nil, err
	}
	gid, err := strconv.ParseUint(u.Gid, 10, 32)
	return &syscall.Credential{Uid: uint32(uid), Gid: uint32(gid)}, err
}

// give makes a folder belong to the user that runs PostgreSQL.
func give(dir string) error {
	who, err := runner()
	if err != nil || who == nil {
		return err
	}
	return os.Chown(dir, int(who.Uid), int(who.Gid))
}

// drop makes a command run as the user that runs PostgreSQL.
func drop(cmd *exec.Cmd) error {
	who, err := runner()
	if err != nil || who == nil {
		return err
	}
	cmd.SysProcAttr = &syscall.SysProcAttr{Credential: who}
	return nil
}
