package faults

import (
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"syscall"
	"testing"

	"certame/internal/cli"
	"certame/internal/pgtest"
	"certame/internal/s3test"

	"golang.org/x/sys/unix"
)

// The test binary runs itself as certame: with a limit of the size of files, when one is
// given, which stands for a disk that is full.
const asCertame, fileLimit = "FAULTS_CERTAME", "FAULTS_LIMIT"

func TestMain(m *testing.M) {
	if os.Getenv(asCertame) == "" {
		pgtest.Main(m)
	}
	if most, err := strconv.ParseUint(os.Getenv(fileLimit), 10, 64); err == nil {
		if err := unix.Setrlimit(unix.RLIMIT_FSIZE, &unix.Rlimit{Cur: most, Max: most}); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(125)
		}
	}
	os.Exit(cli.Main(os.Args[1:], cli.System()))
}

// replica is one machine: its folder, its cables and the process that runs on it.
type replica struct {
	t        *testing.T
	world    *world
	folder   string
	database []*cable // to the first server and to its standby
	objects  *cable
	limit    int // of the size of files, 0 without

	command *exec.Cmd
	ended   chan error
	alive   bool
	address string // where it answers now
	log     string // the file of its lines
}

func newReplica(t *testing.T, w *world, n int) *replica {
	t.Helper()
	r := &replica{t: t, world: w, folder: filepath.Join(t.TempDir(), "dados"), objects: newCable(t, strings.TrimPrefix(w.objects.Endpoint, "http://"))}
	for _, server := range []*pgtest.Server{w.pair.Primary, w.pair.Standby} {
		r.database = append(r.database, newCable(t, server.Host()))
	}
	r.log = filepath.Join(t.TempDir(), fmt.Sprintf("maquina-%d.log", n))
	return r
}

// start starts the process and waits until it says where it answers.
func (r *replica) start() {
	r.t.Helper()
	database := fmt.Sprintf("postgres://certame@%s,%s/postgres?sslmode=disable&target_session_attrs=read-write", r.database[0].address(), r.database[1].address())
	objects := "s3://" + r.world.objects.Bucket + "/certame?endpoint=http://" + r.objects.address()
	r.command = exec.Command(os.Args[0], "servir", "--endereco", "127.0.0.1:0", "--dados", r.folder, "--banco", database, "--blobs", objects, "--json")
	r.command.Env = append(os.Environ(), asCertame+"=1", "CERTAME_CHAVE="+r.world.keys, "AWS_ACCESS_KEY_ID="+s3test.AccessKey, "AWS_SECRET_ACCESS_KEY="+s3test.SecretKey)
	if r.limit > 0 {
		r.command.Env = append(r.command.Env, fileLimit+"="+strconv.Itoa(r.limit))
	}
	r.command.SysProcAttr = &syscall.SysProcAttr{Setpgid: true, Pdeathsig: syscall.SIGKILL}
	log, err := os.OpenFile(r.log, os.O_CREATE|os.O_WRONLY|os.O_APPEND, 0o600)
	if err != nil {
		r.t.Fatal(err)
	}
	defer log.Close()
	r.command.Stderr = log
	out, err := r.command.StdoutPipe()
	if err != nil {
		r.t.Fatal(err)
	}
	if err := r.begin(); err != nil {
		r.t.Fatal(err)
	}
	var said struct {
		Address string `json:"endereco"`
	}
	if err := json.NewDecoder(out).Decode(&said); err != nil {
		text, _ := os.ReadFile(r.log)
		r.t.Fatalf("a machine did not start: %v\n%s", err, text)
	}
	r.address = said.Address
	r.world.front.put(r)
}

// begin starts the process from a thread that stays: it ends with the thread, so that a
// test that is stopped leaves no machines behind.
func (r *replica) begin() error {
	command, started := r.command, make(chan error)
	r.ended = make(chan error, 1)
	go func() {
		runtime.LockOSThread()
		err := command.Start()
		started <- err
		if err == nil {
			r.ended <- command.Wait()
		}
	}()
	err := <-started
	r.alive = err == nil
	return err
}

func (r *replica) signal(s syscall.Signal) {
	r.t.Helper()
	if err := r.command.Process.Signal(s); err != nil {
		r.t.Error(err)
	}
}

// kill ends the process as a power cut does.
func (r *replica) kill() {
	r.t.Helper()
	r.signal(syscall.SIGKILL)
	<-r.ended
	r.alive = false
}
