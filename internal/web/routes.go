package web

import (
	"slices"

	"certame/internal/auth/roles"
)

// Permissions of pages that are not about a contest: rows of the table of roles, as
// every other.
const (
	Anyone   roles.Permission = "publico.ver"
	Entering roles.Permission = "sessao.entrar"
	Own      roles.Permission = "conta.propria"
)

// Route is an address, what it takes to reach it, and what it does. A pattern with
// {certame} is about that contest: the permission must be held in it.
type Route struct {
	Method, Pattern string
	Permission      roles.Permission
	Do              func(*visit) error
	Menu            string // where it stands in the menu of a contest, if it does
	Main            string // where it stands in the main menu, if it does
	Icon            string
	Plain           bool  // the same for everybody: no session is read
	File            bool  // it gives a file, not a page
	Body            int64 // the most a request may bring; 0 is smallBody
}

// smallBody is enough for any form without files.
const smallBody = 1 << 20

// Routes is the one table of what the pages answer, out of the tables of what they are
// about; menus keep its order. Tests walk every row with every role: nothing is reached by
// another way.
func Routes() []Route {
	return slices.Concat(
		enterRoutes(),
		joinRoutes(),
		accountRoutes(),
		accountsRoutes(),
		contestRoutes(),
		resultRoutes(),
		importRoutes(),
		boardsRoutes(),
		agendaRoutes(),
		queueRoutes(),
		sessionRoutes(),
		appealsRoutes(),
		ownCaseRoutes(),
		drawRoutes(),
		bookRoutes(),
		publishRoutes(),
		publicRoutes(),
		feedRoutes(),
		followedRoutes(),
		publiclogRoutes(),
		complaintRoutes(),
		sampleRoutes(),
		ownDefenceRoutes(),
		membersRoutes(),
		custodyRoutes(),
		jobRoutes(),
		siteRoutes(),
		manualRoutes(),
		uploadRoutes(),
		enrolRoutes(),
		lookupRoutes(),
		situationRoutes(),
		noticeRoutes(),
		verifyRoutes(),
		lawRoutes(),
		oversightRoutes(),
	)
}
