package custody

import (
	"context"

	"certame"
	"certame/confirmation"
	"certame/internal/store"
	"certame/law"
)

// procedure is by what a group of a contest is confirmed, and under which norm.
func (v *Vault) procedure(ctx context.Context, contest store.ContestID, group string) (certame.ConfirmationKind, law.Regime, error) {
	terms, err := v.Terms(ctx, contest)
	if err != nil {
		return 0, "", err
	}
	modality, known := terms.Modality(group)
	if !known || modality == 0 {
		return 0, "", refuse("GRUPO", "O certame não tem o grupo «"+group+"».", "Escolha um grupo da reserva deste certame.")
	}
	return terms.Group(modality).Confirmation, terms.Regime.ID, nil
}

// ForbiddenBy is where the norm of a contest says what is never evidence.
func ForbiddenBy(norm law.Regime) []law.Provision {
	if norm == law.RegimePortariaMD {
		return []law.Provision{law.Portmd1286Art15Par2}
	}
	return []law.Provision{law.Dec12536Art9Par2}
}

// phenotypeBy is where it says that only the phenotype decides.
func phenotypeBy(norm law.Regime) law.Provision {
	if norm == law.RegimePortariaMD {
		return law.Portmd1286Art15Cpt
	}
	return law.Dec12536Art9Cpt
}

// admits holds a document to the procedure it is sent to: where only the phenotype
// decides, neither ancestry nor reports are received, whoever sends them (S15).
func (v *Vault) admits(ctx context.Context, s Sending) error {
	if s.Kind == Certificate || s.Kind == Opinion || s.Kind == Film {
		return nil
	}
	of, norm, err := v.procedure(ctx, s.Contest, s.Group)
	if err != nil {
		return err
	}
	piece, known := PieceOf(s.Piece)
	if !known {
		return refuse("ESPECIE", "Falta dizer o que é o documento.", "Escolha a espécie na lista.")
	}
	if of == certame.ConfirmationBiopsychosocial { // of another law, which asks for reports
		return nil
	}
	if of != certame.ConfirmationPhenotype {
		if piece.never {
			return refuse("ESPECIE", "Este documento não é dos que o procedimento examina.", "Envie os documentos que o edital prevê.", law.Dec12536Art13Cpt, law.Dec12536Art15Cpt)
		}
		return nil
	}
	if piece.never {
		return refuse("PROVA-VEDADA", "Ancestralidade e laudos, de qualquer espécie, não servem de prova neste procedimento e não são recebidos.",
			"Não é preciso enviar nada: só o fenótipo é examinado.", ForbiddenBy(norm)...)
	}
	if _, found := confirmation.Forbidden(s.Name); found {
		return refuse("PROVA-VEDADA", "O nome do arquivo indica ancestralidade ou laudo, que não são recebidos neste procedimento.",
			"Se o arquivo é outra coisa, mude o nome e envie de novo.", ForbiddenBy(norm)...)
	}
	if !piece.phenotype {
		return refuse("SO-FENOTIPO", "Neste procedimento só o fenótipo serve de critério: documentos de pertencimento não são recebidos.",
			"Não é preciso enviar nada além do que a convocação pede.", phenotypeBy(norm))
	}
	return nil
}
