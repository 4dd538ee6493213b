package server_test

import (
	"os"
	"runtime/pprof"
	"time"
)

func init() {
	if os.Getenv(asCommand) == "1" && os.Getenv("ZZPROF") != "" {
		go func() {
			time.Sleep(11 * time.Second)
			f, _ := os.Create(os.Getenv("ZZPROF"))
			pprof.StartCPUProfile(f)
			time.Sleep(14 * time.Second)
			pprof.StopCPUProfile()
			f.Close()
		}()
	}
}
