package main

import (
	"fmt"
	"io"
	"time"

	"golang.org/x/crypto/argon2"
	"golang.org/x/sys/unix"
)

// password says what a password costs, with the settings of internal/auth: it is dear on
// purpose, and it is the dearest thing that a person does.
func password(out io.Writer) error {
	const times = 20
	before, err := processor()
	if err != nil {
		return err
	}
	for range times {
		argon2.IDKey([]byte("barco girassol trovão lápis"), make([]byte, 16), 2, 19*1024, 1, 32)
	}
	after, err := processor()
	fmt.Fprintf(out, "senha: %.1f ms de processador\n", float64((after-before).Microseconds())/1000/times)
	return err
}

// processor is the time of processor of this process.
func processor() (time.Duration, error) {
	var u unix.Rusage
	err := unix.Getrusage(unix.RUSAGE_SELF, &u)
	return time.Duration(u.Utime.Nano() + u.Stime.Nano()), err
}
