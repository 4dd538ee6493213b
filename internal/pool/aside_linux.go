package pool

import "syscall"

// yield has the system run the current thread only when hardly any other thread wants a processor.
func yield() { _ = syscall.Setpriority(syscall.PRIO_PROCESS, 0, 19) } // 0 is the thread; where this is forbidden, nothing changes
