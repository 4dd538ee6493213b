package space

// Lines remembers what was found of lines between bodies, as long as nothing changes on the way. The zero value remembers nothing. Lines
// to cells that are near in number are kept together, and take the place of others, so that it never grows.
type Lines struct {
	blocks []lineBlock
	among  uint64 // which obstacles are in the way now, over the ends
}

// lineBlock is what was found of lines to 16 cells in a row.
type lineBlock struct {
	ends  uint64 // of the lines, but for the lowest bits of the second
	found uint64 // four bits for each line: two for what was found, and whether they are known
}

const linesBits = 12

// Find returns where two bits for what was found of a line are kept, and whether they are known. Bodies are at most seven cells wide.
func (l *Lines) Find(a Cell, spanA int, b Cell, spanB int) (found LineBits, known bool) {
	if l.blocks == nil {
		l.blocks = make([]lineBlock, 1<<linesBits)
	}
	ends := l.among | uint64(a)<<32 | uint64(b>>4)<<8 | uint64(spanA)<<5 | uint64(spanB)<<2 // a span is at least 1, so no ends are 0
	block := &l.blocks[ends*0x9e3779b97f4a7c15>>(64-linesBits)]
	if block.ends != ends {
		*block = lineBlock{ends: ends}
	}
	at := uint(b) & 15 << 2
	known = block.found>>at&4 != 0
	block.found |= 4 << at
	return LineBits{&block.found, at}, known
}

// Among says which obstacles are in the way from now on, by a number: what was found among the same ones is known again. The map has
// less than 2^24 cells.
func (l *Lines) Among(obstacles uint8) { l.among = uint64(obstacles) << 56 }

// Forget forgets all lines: something has changed that they may pass.
func (l *Lines) Forget() { clear(l.blocks) }

// LineBits are two bits for what was found of a line.
type LineBits struct {
	of *uint64
	at uint
}

// Set notes what was found.
func (b LineBits) Set(first, second bool) {
	if first {
		*b.of |= 1 << b.at
	}
	if second {
		*b.of |= 2 << b.at
	}
}

// Get returns what was found.
func (b LineBits) Get() (first, second bool) { return *b.of>>b.at&1 != 0, *b.of>>b.at&2 != 0 }
