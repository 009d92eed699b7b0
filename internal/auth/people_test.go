package auth

import (
	"slices"
	"testing"

	"certame/internal/auth/roles"
	"certame/internal/store"
)

// There is always somebody who can give roles.
func TestLastAdministratorStays(t *testing.T) {
	w := newWorld(t)
	ana, bia := w.account("ana"), w.account("bia")
	by := Person{Account: ana.ID}
	w.must(w.Grant(t.Context(), by, ana.ID, "", roles.Administration))
	w.refused(w.Revoke(t.Context(), by, ana.ID, "", roles.Administration), ErrLastAdministrator)
	w.refused(w.Block(t.Context(), by, ana.ID, true), ErrLastAdministrator)
	w.must(w.Grant(t.Context(), by, bia.ID, "", roles.Administration))
	w.must(w.Block(t.Context(), by, bia.ID, true))
	w.refused(w.Revoke(t.Context(), by, ana.ID, "", roles.Administration), ErrLastAdministrator) // the other cannot come in
	w.must(w.Block(t.Context(), by, bia.ID, false))
	w.must(w.Revoke(t.Context(), by, ana.ID, "", roles.Administration))
	w.must(w.Block(t.Context(), by, ana.ID, true))
	if a, err := w.db.Account(t.Context(), ana.ID); err != nil || !a.Disabled {
		t.Errorf("%+v, %v", a, err)
	}
}

func TestGrantAndMembers(t *testing.T) {
	w := newWorld(t)
	ana, bia := w.account("ana"), w.account("bia")
	by := Person{Account: ana.ID}
	for _, r := range []roles.Role{"", "inventado", roles.Account, roles.Public} {
		w.refused(w.Grant(t.Context(), by, bia.ID, "c", r), ErrRole)
	}
	w.refused(w.Grant(t.Context(), by, "nenhuma", "c", roles.HR), store.ErrNotFound)
	w.must(w.Grant(t.Context(), by, bia.ID, "c", roles.HR))
	w.must(w.Grant(t.Context(), by, bia.ID, "c", roles.Member))
	w.must(w.Grant(t.Context(), by, ana.ID, "c", roles.HR))
	w.must(w.Grant(t.Context(), by, ana.ID, "outro", roles.Control))
	list, err := w.Members(t.Context(), "c")
	w.must(err)
	if len(list) != 2 || list[0].ID != ana.ID || !slices.Equal(list[1].Roles, []roles.Role{roles.Member, roles.HR}) {
		t.Errorf("%+v", list)
	}
	w.must(w.Revoke(t.Context(), by, ana.ID, "c", roles.HR))
	w.refused(w.Revoke(t.Context(), by, ana.ID, "c", roles.HR), store.ErrNotFound)
	log, err := w.db.Accesses(t.Context(), "c", 0, 10)
	w.must(err)
	if len(log) != 4 || log[0].Action != "papel.atribuir" || log[0].Object != "-rh/"+string(ana.ID) {
		t.Errorf("%+v", log)
	}
}

// Who lost every factor enters with the password, and with it alone uses nothing
// that asks for more.
func TestDropFactors(t *testing.T) {
	w := newWorld(t)
	ana := w.account("ana")
	w.must(w.Grant(t.Context(), Person{}, ana.ID, "c", roles.HR))
	v := w.inside("ana")
	v.enrol()
	w.must(w.DropFactors(t.Context(), Person{}, ana.ID))
	if v.who().Known() {
		t.Error("a session of before is open")
	}
	v = w.inside("ana")
	if usable, waiting := v.roles("c"); !slices.Equal(usable, []roles.Role{roles.Account}) || !slices.Equal(waiting, []roles.Role{roles.HR}) {
		t.Errorf("%v, %v", usable, waiting)
	}
}
