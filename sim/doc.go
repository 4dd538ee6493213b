// Package sim plays one encounter, or one adventure, many times over and counts.
//
// Fight i of a run is seeded from the run's seed and i ([SeedOf]), never from the worker that happens to play it, and all that
// is counted are integers that may be added in any order: the report is the same bit for bit for any number of workers. Only
// the time it took differs. Floats appear where numbers are presented, not where they are counted.
package sim
