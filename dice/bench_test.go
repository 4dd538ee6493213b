package dice

import "testing"

// checksum mixes the weights of a distribution, so that a benchmark that got fast by getting wrong is seen.
func checksum(d Dist) uint64 {
	sum := uint64(d.Min())
	weights, _ := d.Weights()
	for _, w := range weights {
		sum = sum*0x9e3779b97f4a7c15 + w
	}
	return sum
}

func benchPool(b *testing.B, p Pool, want uint64) {
	b.ReportAllocs()
	var d Dist
	for b.Loop() {
		d, _ = p.Dist()
	}
	if got := checksum(d); got != want {
		b.Fatalf("%v: checksum %#x, want %#x", p, got, want)
	}
}

func BenchmarkDist4d6DropLowest(b *testing.B) {
	benchPool(b, Pool{Count: 4, Sides: 6, Keep: 3}, 0xec7cdfcb021fb73f)
}

func BenchmarkDist20d6(b *testing.B) {
	benchPool(b, Pool{Count: 20, Sides: 6}, 0x465caebefaa43064)
}

func BenchmarkDist2d20KeepLow(b *testing.B) {
	benchPool(b, Pool{Count: 2, Sides: 20, Keep: 1, Low: true}, 0x63365befd9e226a9)
}

func BenchmarkDist1000d6(b *testing.B) {
	p := Pool{Count: 1000, Sides: 6}
	b.ReportAllocs()
	var d Dist
	for b.Loop() {
		d, _ = p.Dist()
	}
	if got, want := d.Total().BitLen(), 2585; got != want {
		b.Fatalf("total of %d bits, want %d", got, want)
	}
}

func BenchmarkPercentileDist(b *testing.B) {
	b.ReportAllocs()
	var d Dist
	for b.Loop() {
		d = PercentileDist(1)
	}
	if got, want := checksum(d), uint64(0x7e29078ea21c0ed9); got != want {
		b.Fatalf("checksum %#x, want %#x", got, want)
	}
}

func BenchmarkRead4d6KeepHigh(b *testing.B) {
	p := Pool{Count: 4, Sides: 6, Keep: 3}
	faces := []int32{5, 1, 6, 3}
	b.ReportAllocs()
	sum := 0
	for b.Loop() {
		sum = p.Read(faces)
	}
	if sum != 14 {
		b.Fatalf("read %d, want 14", sum)
	}
}

func BenchmarkParse(b *testing.B) {
	b.ReportAllocs()
	var e Expr
	for b.Loop() {
		e, _ = Parse("2d6+1d8-1")
	}
	if e.String() != "2d6+1d8-1" {
		b.Fatalf("parsed as %v", e)
	}
}

func BenchmarkBand(b *testing.B) {
	d, _ := Pool{Count: 2, Sides: 6}.Dist()
	limits := []int16{6, 9}
	b.ReportAllocs()
	sum := uint64(0)
	for b.Loop() {
		sum = 0
		for _, band := range d.Band(limits) {
			sum = sum*100 + band.Weight
		}
	}
	if sum != 151506 {
		b.Fatalf("weights %d, want 151506", sum)
	}
}
