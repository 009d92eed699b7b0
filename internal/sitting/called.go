package sitting

import (
	"certame"
	"certame/confirmation"
	"certame/internal/intake/boards"
)

// Called is how people call a member of the boards of a group: by name, or by code when
// comissao.csv has none.
func Called(r *boards.Roster, m certame.Modality, instance confirmation.Instance, code string) string {
	for _, a := range r.List {
		if a.Modality == m && a.Instance == instance && a.Code == code && a.Name != "" {
			return a.Name
		}
	}
	return code
}
