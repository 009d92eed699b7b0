package custody

import (
	"context"
	"errors"

	"certame/internal/scan"
	"certame/internal/store"
)

// scanned asks the program of the agency, where there is one, about what came whole. What
// it refuses goes at once, with its key. When it does not answer, what came waits, and
// who sent it asks again: nothing is kept without its word.
func (v *Vault) scanned(ctx context.Context, u Upload) error {
	whole, err := v.content(ctx, u.Contest, u.ID, u.Received)
	if err != nil {
		return err
	}
	err = v.Scan.Check(ctx, u.Kind, whole)
	var found *scan.Found
	switch {
	case errors.As(err, &found):
		note := v.Store.Note(ctx, store.Access{Account: u.By, Contest: u.Contest, Action: "custodia.recusar", Object: u.Kind + "/" + u.ID + "/varredura"})
		return errors.Join(infected(found), v.Abandon(ctx, u), note)
	case errors.Is(err, scan.ErrUnavailable):
		return errors.Join(refuse("VARREDURA-FORA", "O arquivo chegou, mas não pôde ser examinado agora, e sem isso nada se guarda.", "Tente de novo em alguns minutos. Se continuar, avise a secretaria do certame: o prazo não para por isso."), err)
	}
	return err
}

// infected is how who sent a file is told what was found in it.
func infected(found *scan.Found) error {
	return refuse("VARREDURA", "O arquivo não foi guardado: "+found.Error()+".", "Confira o aparelho de onde ele veio e envie outro, gravado de novo.")
}
