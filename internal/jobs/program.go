package jobs

import (
	"crypto/sha256"
	"encoding/hex"
	"io"
	"os"
)

// Program returns the fingerprint of the running program: the SHA-256 of its file. Rules, bots and content are all in it, so programs with one
// fingerprint compute the same.
func Program() (string, error) {
	path, err := os.Executable()
	if err != nil {
		return "", err
	}
	f, err := os.Open(path)
	if err != nil {
		return "", err
	}
	defer f.Close() //nolint:errcheck // only read
	h := sha256.New()
	if _, err := io.Copy(h, f); err != nil {
		return "", err
	}
	return hex.EncodeToString(h.Sum(nil)), nil
}
