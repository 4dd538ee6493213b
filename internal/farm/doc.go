// Package farm has the workers of a database play the jobs of package job.
package farm
