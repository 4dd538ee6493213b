package server

import (
	"crypto/ed25519"
	"crypto/rand"
	"crypto/sha256"
	"crypto/tls"
	"crypto/x509"
	"errors"
	"math/big"
	"time"
)

// errStranger refuses a connection with somebody who does not know the secret of the servers.
var errStranger = errors.New("it is no server of the same database")

// peerTLS returns the settings of connections between servers that share a database. Both sides prove that they know the secret that the
// database has: their key is made of it. So nobody else can pretend to be a server, or read what servers say.
func peerTLS(secret []byte) (*tls.Config, error) {
	seed := sha256.Sum256(append([]byte("fray peers 1\n"), secret...))
	key := ed25519.NewKeyFromSeed(seed[:])
	public, _ := key.Public().(ed25519.PublicKey)
	const century = 100 * 365 * 24 * time.Hour
	t := x509.Certificate{SerialNumber: big.NewInt(1), NotBefore: time.Unix(0, 0), NotAfter: time.Unix(0, 0).Add(2 * century)}
	cert, err := x509.CreateCertificate(rand.Reader, &t, &t, public, key)
	if err != nil {
		return nil, err
	}
	return &tls.Config{
		MinVersion:         tls.VersionTLS13,
		Certificates:       []tls.Certificate{{Certificate: [][]byte{cert}, PrivateKey: key}},
		ClientAuth:         tls.RequireAnyClientCert,
		InsecureSkipVerify: true, //nolint:gosec // the names in the certificate mean nothing: VerifyConnection asks for the one key
		VerifyConnection: func(c tls.ConnectionState) error {
			if len(c.PeerCertificates) == 1 && public.Equal(c.PeerCertificates[0].PublicKey) {
				return nil
			}
			return errStranger
		},
	}, nil
}
