package room

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"

	"github.com/klauspost/compress/zstd"

	"fray/table"
)

// snapshotFormat is the first byte of a stored snapshot.
const snapshotFormat = 1

// maxUncompressed is how many bytes a snapshot may have when it is uncompressed.
const maxUncompressed = 256 << 20

// errSnapshot says that stored bytes are no snapshot.
var errSnapshot = errors.New("the snapshot is damaged")

// encoder and decoder compress and uncompress. Both are safe for concurrent use, and do nothing until then.
var (
	encoder, errEncoder = zstd.NewWriter(nil, zstd.WithEncoderConcurrency(1))
	decoder, errDecoder = zstd.NewReader(nil, zstd.WithDecoderMaxMemory(maxUncompressed), zstd.WithDecoderConcurrency(1))
)

// compress compresses bytes for the store.
func compress(text []byte) []byte {
	if errEncoder != nil {
		panic("room: the compressor has wrong options: " + errEncoder.Error())
	}
	return encoder.EncodeAll(text, nil)
}

// uncompress undoes compress.
func uncompress(text []byte) ([]byte, error) {
	if errDecoder != nil {
		return nil, errDecoder
	}
	return decoder.DecodeAll(text, nil)
}

// encodeSnapshot returns a point of a fight as it is stored: the hash of the record, the snapshot of the session, the texts of the log, and
// which inputs are hidden from which seats.
func encodeSnapshot(f *fight, p *point) []byte {
	return append([]byte{snapshotFormat}, compress(encodePoint(f, p))...)
}

// encodePoint is encodeSnapshot before it is compressed.
func encodePoint(f *fight, p *point) []byte {
	b := append([]byte{}, f.digest.Sum(nil)...)
	session := p.Append(nil, f.s.Game().Book())
	b = appendBytes(b, session)
	events, throws := 0, 0
	if f.floor != nil {
		events, throws = len(f.floor.Events), len(f.floor.Throws)
	}
	b = binary.AppendUvarint(b, uint64(events))
	b = binary.AppendUvarint(b, uint64(throws))
	b = binary.AppendUvarint(b, uint64(len(p.texts)))
	for i, text := range p.texts {
		b = appendBytes(b, []byte(text))
		b = binary.AppendUvarint(b, uint64(p.at[i]))
	}
	b = binary.AppendUvarint(b, uint64(len(p.unseen)))
	for _, u := range p.unseen {
		b = binary.AppendUvarint(b, uint64(u.at))
		b = binary.AppendUvarint(b, uint64(u.by))
	}
	return b
}

func appendBytes(b, text []byte) []byte {
	b = binary.AppendUvarint(b, uint64(len(text)))
	return append(b, text...)
}

// snapshot is what encodeSnapshot has encoded.
type snapshot struct {
	digest [32]byte // of the record that it belongs to
	point
	events, throws int // those at the floor
}

// decodeSnapshot reads a stored snapshot.
func decodeSnapshot(stored []byte, book *table.Book) (*snapshot, error) {
	if len(stored) == 0 || stored[0] != snapshotFormat {
		return nil, fmt.Errorf("%w: its format is unknown", errSnapshot)
	}
	text, err := uncompress(stored[1:])
	if err != nil {
		return nil, fmt.Errorf("%w: %w", errSnapshot, err)
	}
	return decodePoint(text, book)
}

// decodePoint undoes encodePoint.
func decodePoint(text []byte, book *table.Book) (out *snapshot, err error) {
	r := reader{b: text}
	out = &snapshot{}
	copy(out.digest[:], r.take(len(out.digest)))
	if out.Snapshot, err = table.ReadSnapshot(r.take(r.len()), book); err != nil {
		return nil, fmt.Errorf("%w: %w", errSnapshot, err)
	}
	out.events, out.throws = r.number(len(out.Events)), r.number(len(out.Throws))
	for range r.len() {
		out.texts = append(out.texts, string(r.take(r.len())))
		out.at = append(out.at, r.number(out.Inputs))
	}
	for range r.len() {
		u := unseen{at: r.number(out.Inputs)}
		u.by = table.Seats(r.uint())
		r.bad = r.bad || u.at < 1 || len(out.unseen) > 0 && u.at <= out.unseen[len(out.unseen)-1].at
		out.unseen = append(out.unseen, u)
	}
	if r.bad || len(r.b) > 0 || len(out.texts) < len(out.Events) {
		return nil, errSnapshot
	}
	return out, nil
}

// reader reads what encodeSnapshot writes. Once something is bad, everything is zero.
type reader struct {
	b   []byte
	bad bool
}

func (r *reader) uint() uint64 {
	v, n := binary.Uvarint(r.b)
	if n <= 0 {
		r.b, r.bad = nil, true
		return 0
	}
	r.b = r.b[n:]
	return v
}

// number reads a number up to most.
func (r *reader) number(most int) int {
	v := r.uint()
	if v > uint64(max(most, 0)) {
		r.b, r.bad = nil, true
		return 0
	}
	return int(v)
}

// len reads a length: each thing takes a byte at least.
func (r *reader) len() int { return r.number(len(r.b)) }

func (r *reader) take(n int) []byte {
	if n > len(r.b) {
		r.b, r.bad = nil, true
		return nil
	}
	out := r.b[:n:n]
	r.b = r.b[n:]
	return out
}

// belongs reports whether the snapshot was made of these lines.
func (s *snapshot) belongs(digest []byte) bool { return bytes.Equal(s.digest[:], digest) }
