package aside

import "golang.org/x/sys/unix"

// yield has the system run the current thread only when no other wants the processor. Where this is forbidden, nothing changes.
func yield() {
	_ = unix.SchedSetAttr(0, &unix.SchedAttr{Size: unix.SizeofSchedAttr, Policy: unix.SCHED_IDLE, Nice: 19}, 0) // 0 is the thread
}
