// Package sim plays one encounter, or one adventure, many times and counts the results. The seed of fight i depends
// only on the run's seed and i ([SeedOf]), and all counts are integers that can be added in any order. So the report
// is the same bit for bit for any number of workers; only its timing differs. Floats are used to present numbers,
// never to count.
package sim
