package room

import (
	"crypto/rand"
	"crypto/sha256"
	"encoding/hex"
	"io"
	"os"
	"sync"
)

// buildID identifies the rules of this program by the hash of its file: another build may play by other rules. If the file cannot
// be read, it is random, and every table is replayed once.
var buildID = sync.OnceValue(func() string {
	sum, err := hashOfProgram()
	if err != nil {
		return "unknown " + rand.Text()
	}
	return hex.EncodeToString(sum)
})

// RulesOfProgram returns what identifies the rules of this program: [Config.Rules] by default.
func RulesOfProgram() string { return buildID() }

func hashOfProgram() (sum []byte, err error) {
	path, err := os.Executable()
	if err != nil {
		return nil, err
	}
	file, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer file.Close() //nolint:errcheck // it was only read
	h := sha256.New()
	if _, err := io.Copy(h, file); err != nil {
		return nil, err
	}
	return h.Sum(nil), nil
}
