// Package filelock lets one process at a time use a path. The operating system holds the lock and drops it when the process
// ends in any way, so a crash leaves no lock behind.
package filelock
