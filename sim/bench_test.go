package sim

import (
	"context"
	"runtime"
	"strconv"
	"testing"

	"fray/bot"
)

// cycle is how many fights a benchmark goes through again and again; the checksum is of their outcomes.
const cycle = 200

// benchmarkFights plays the encounter on one core, after so many fights before.
func benchmarkFights(b *testing.B, encounterName, player string, before int) {
	p, _ := bot.Find(player)
	a := newArena(Match{Game: encounter(b, encounterName), Bots: []bot.Player{p, p}}, 1_000_000)
	play := func(i int) {
		if _, err := a.play(1, i%cycle); err != nil {
			b.Fatal(err)
		}
	}
	for i := range cycle {
		play(i)
	}
	checksum := a.sum.Checksum
	for i := cycle; i < before; i++ {
		play(i)
	}
	runtime.GC()
	var heap runtime.MemStats
	runtime.ReadMemStats(&heap)
	decisions, fights := a.sum.Decisions, a.sum.Fights
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		play(i)
	}
	decisions, fights = a.sum.Decisions-decisions, a.sum.Fights-fights
	b.ReportMetric(float64(decisions)/b.Elapsed().Seconds(), "decisions/s")
	b.ReportMetric(float64(fights)/b.Elapsed().Seconds(), "fights/s")
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(decisions), "ns/decision")
	b.ReportMetric(float64(heap.HeapAlloc), "heap-bytes")
	b.Logf("checksum of %d fights: %016x", cycle, checksum)
}

// BenchmarkFlowRandom and BenchmarkFlowGreedy: four against six on 20 by 20 hexes with full rules.
func BenchmarkFlowRandom(b *testing.B) { benchmarkFights(b, "skirmish", "random", 0) }
func BenchmarkFlowGreedy(b *testing.B) { benchmarkFights(b, "skirmish", "greedy", 0) }

// BenchmarkEscalationRandom and BenchmarkEscalationGreedy: five heroes against eight in two zones with full rules.
func BenchmarkEscalationRandom(b *testing.B) { benchmarkFights(b, "fivescore", "random", 0) }
func BenchmarkEscalationGreedy(b *testing.B) { benchmarkFights(b, "fivescore", "greedy", 0) }

// BenchmarkPhaseRandom and BenchmarkPhaseGreedy: six against four on hexes with full rules.
func BenchmarkPhaseRandom(b *testing.B) { benchmarkFights(b, "bank", "random", 0) }
func BenchmarkPhaseGreedy(b *testing.B) { benchmarkFights(b, "bank", "greedy", 0) }

// BenchmarkFlankRandom and BenchmarkFlankGreedy: four against six on squares and cubes with full rules.
func BenchmarkFlankRandom(b *testing.B) { benchmarkFights(b, "hollow-way", "random", 0) }
func BenchmarkFlankGreedy(b *testing.B) { benchmarkFights(b, "hollow-way", "greedy", 0) }

// BenchmarkSurgeRandom and BenchmarkSurgeGreedy: four against five on squares with full rules.
func BenchmarkSurgeRandom(b *testing.B) { benchmarkFights(b, "kitchen-court", "random", 0) }
func BenchmarkSurgeGreedy(b *testing.B) { benchmarkFights(b, "kitchen-court", "greedy", 0) }

// benchmarkCrowd plays the encounter with either player, to compare the price of a decision with that of the small fights.
func benchmarkCrowd(b *testing.B, encounterName string) {
	for _, player := range []string{"random", "greedy"} {
		b.Run(player, func(b *testing.B) { benchmarkFights(b, encounterName, player, 0) })
	}
}

// BenchmarkFlow12: twelve a side.
func BenchmarkFlow12(b *testing.B) { benchmarkCrowd(b, "melee") }

// BenchmarkPhase10: ten a side.
func BenchmarkPhase10(b *testing.B) { benchmarkCrowd(b, "long-quay") }

// BenchmarkFlank10: ten a side.
func BenchmarkFlank10(b *testing.B) { benchmarkCrowd(b, "muster") }

// BenchmarkSurge12: twelve a side.
func BenchmarkSurge12(b *testing.B) { benchmarkCrowd(b, "low-quay") }

// BenchmarkFlowAge: the fight after ten thousand others is as fast as that after ten, and the heap no larger.
func BenchmarkFlowAge(b *testing.B) {
	b.Run("10th", func(b *testing.B) { benchmarkFights(b, "skirmish", "random", 10) })
	b.Run("10000th", func(b *testing.B) { benchmarkFights(b, "skirmish", "random", 10_000) })
}

// BenchmarkFlowWorkers: two workers against one.
func BenchmarkFlowWorkers(b *testing.B) {
	for _, workers := range []int{1, 2} {
		b.Run(strconv.Itoa(workers), func(b *testing.B) {
			c := Config{Match: Match{Game: encounter(b, "skirmish"), Bots: []bot.Player{bot.Random{}, bot.Random{}}}, Fights: cycle, Seed: 1, Workers: workers}
			var r *Report
			for b.Loop() {
				var err error
				if r, err = Run(context.Background(), c); err != nil {
					b.Fatal(err)
				}
			}
			b.ReportMetric(float64(r.Decisions*b.N)/b.Elapsed().Seconds(), "decisions/s")
			b.Logf("checksum of %d fights: %s", r.Fights, r.Checksum)
		})
	}
}
