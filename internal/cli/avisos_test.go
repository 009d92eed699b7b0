package cli

import (
	"encoding/json"
	"log/slog"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"certame/internal/installation"
	letters "certame/internal/notices"
	"certame/internal/notify"
	"certame/internal/store"
)

// What came back in a Maildir is noted once, of the message that it names, and said in
// words and for machines; what is not there is refused.
func TestReturned(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "dados")
	i, err := installation.Open(t.Context(), installation.Place{Folder: folder, Address: "https://certame.orgao.gov.br"}, slog.New(slog.DiscardHandler))
	if err != nil {
		t.Fatal(err)
	}
	a, err := i.Store.CreateAccount(t.Context(), store.Account{Login: "ana", Email: "ana@exemplo.org"})
	if err == nil {
		err = i.Notices.Tell(t.Context(), letters.Told{To: letters.AccountRecipient(a.ID), Kind: letters.Account, About: "acesso/1"})
	}
	if err != nil {
		t.Fatal(err)
	}
	n, err := i.Store.NoticeOf(t.Context(), string(letters.AccountRecipient(a.ID)), "", letters.Account, "acesso/1")
	if err == nil {
		err = i.Store.AddNoticeState(t.Context(), store.NoticeState{Notice: n.ID, State: notify.Sent}, 1, true)
	}
	if err != nil {
		t.Fatal(err)
	}
	raw, err := os.ReadFile("../returned/testdata/postfix-nao-existe.eml")
	if err != nil {
		t.Fatal(err)
	}
	box := filepath.Join(t.TempDir(), "Maildir")
	if err := os.MkdirAll(filepath.Join(box, "new"), 0o700); err != nil {
		t.Fatal(err)
	}
	for name, text := range map[string]string{"1": strings.ReplaceAll(string(raw), "0190f3a4-1111-7222-8333-444455556666", n.ID), "2": string(raw)} {
		if err := os.WriteFile(filepath.Join(box, "new", name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	stdout, stderr, code := say("avisos", "devolvidas", box, "--dados", folder, "--json") // while the installation is open
	var list []backJSON
	if code != ExitOK || json.Unmarshal([]byte(stdout), &list) != nil || len(list) != 2 || list[0].Outcome != letters.Noted || !list[0].Hard || list[0].Status != "5.1.1" || list[1].Outcome != letters.Unknown {
		t.Fatalf("%d %s%s", code, stdout, stderr)
	}
	if err := i.Close(t.Context()); err != nil {
		t.Fatal(err)
	}
	stdout, stderr, code = say("avisos", "devolvidas", box, "--dados", folder)
	if code != ExitOK || !strings.Contains(stdout, "já estava anotada") || !strings.Contains(stdout, "550 5.1.1 <ana@exemplo.org>") || !strings.Contains(stdout, "2 lidas") {
		t.Errorf("%d %s%s", code, stdout, stderr)
	}
	if _, stderr, code = say("avisos", "devolvidas", filepath.Join(box, "nada"), "--dados", folder); code != ExitUnreadable || !strings.Contains(stderr, "arquivo não encontrado") {
		t.Errorf("%d %s", code, stderr)
	}
}
