package web

import (
	"errors"
	"net/http"
	"strings"

	"certame/internal/auth"
	"certame/internal/auth/roles"
	"certame/internal/store"
	"certame/internal/web/parts"
)

type membersPage struct {
	*subject
	Members       []auth.Member
	MayAssign     bool
	Problem, Done *parts.Message
}

// Fields are what is asked to give a role.
func (membersPage) Fields() []parts.Field {
	return []parts.Field{{Name: "login", Label: "Nome de acesso da pessoa", Required: true, Most: 60}, roleField("Papel neste certame")}
}

// RoleNames are the roles of a member in words.
func (membersPage) RoleNames(list []roles.Role) string { return roleNames(list) }

// RoleName is one role in words.
func (membersPage) RoleName(r roles.Role) string { return roleNames([]roles.Role{r}) }

// members lists who has a role in the contest.
func (v *visit) members() error { return v.showMembers(http.StatusOK, membersPage{}) }

func (v *visit) showMembers(status int, p membersPage) (err error) {
	if p.subject, err = v.contest(); err != nil {
		return err
	}
	if p.Members, err = v.Door.Members(v.ctx(), p.ID); err != nil {
		return err
	}
	p.MayAssign = v.may("papel.atribuir")
	return v.render(status, "papeis", v.within(p.subject, "Papéis"), p)
}

// assignMember gives a role in the contest, or takes it.
func (v *visit) assignMember() error {
	c, err := v.contest()
	if err != nil {
		return err
	}
	login := strings.ToLower(strings.TrimSpace(v.r.PostFormValue("login")))
	a, err := v.Store.AccountByLogin(v.ctx(), login)
	if errors.Is(err, store.ErrNotFound) {
		return v.showMembers(http.StatusUnprocessableEntity, membersPage{Problem: parts.Refusal("Não há conta com o nome de acesso «" + login + "». Confira, ou cadastre a pessoa.")})
	}
	if err != nil {
		return err
	}
	err = v.assign(a.ID, c.ID)
	if text, is := auth.Say(err); is {
		return v.showMembers(http.StatusUnprocessableEntity, membersPage{Problem: parts.Refusal(text)})
	}
	if err != nil {
		return err
	}
	return v.showMembers(http.StatusOK, membersPage{Done: &parts.Message{Kind: "sucesso", Title: "Papéis atualizados.", Announced: true}})
}
