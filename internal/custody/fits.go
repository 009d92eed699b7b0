package custody

import "context"

// What one candidate may leave here: more than any procedure asks for, and less than
// fills a disk.
const (
	openMost = 20
	keptMost = 60
)

// fits holds the documents of a person, and what they have under way, to a number.
func (v *Vault) fits(ctx context.Context, s Sending) error {
	if s.Kind != Document && s.Kind != Appeal {
		return nil
	}
	open, err := v.Store.UploadsOf(ctx, s.Contest, s.By)
	if err != nil {
		return err
	}
	if len(open) >= openMost {
		return refuse("ENVIOS", "Há envios demais por terminar nesta conta.", "Termine os que começou, ou espere que vençam.")
	}
	kept, err := v.Store.CustodyOf(ctx, s.Contest, s.Registration, "")
	if err == nil && len(kept) >= keptMost {
		err = refuse("DOCUMENTOS", "Já há documentos demais nesta inscrição.", "Junte várias folhas em um PDF só; se falta algo, procure a secretaria do certame.")
	}
	return err
}
