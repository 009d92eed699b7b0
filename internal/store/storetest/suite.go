package storetest

import (
	"context"
	"errors"
	"testing"

	"certame/internal/store"
)

// Fresh gives the address of an empty database of the test's own.
type Fresh func(testing.TB) string

// Run is the whole suite.
func Run(t *testing.T, fresh Fresh) {
	for name, test := range map[string]func(*testing.T, *store.DB){
		"Contest": testContest, "Revision": testRevision, "Facts": testFacts, "Version": testVersion,
		"Proposal": testProposal, "Account": testAccount, "TOTP": testTOTP, "Identity": testIdentity,
		"Credential": testCredential, "Membership": testMembership, "Token": testToken, "Session": testSession,
		"Idempotency": testIdempotency, "Access": testAccess, "ManyAccesses": testManyAccesses, "AppendOnly": testAppendOnly, "LogLeaf": testLogLeaf, "Whole": testWhole,
		"Knock": testKnock, "Visit": testVisit, "Sealed": testSealed, "Text": testText, "Lists": testLists, "Load": testLoad, "Intake": testIntake,
		"MemberAccount": testMemberAccount, "Undertaking": testUndertaking, "Hearing": testHearing, "Impediment": testImpediment, "BallotBox": testBallotBox,
		"Candidacy": testCandidacy, "Dossier": testDossier, "Indicator": testIndicator,
		"Agenda": testAgenda, "Summons": testSummons, "Contact": testContact, "Message": testMessage,
		"Notice": testNotice, "NoticeEvent": testNoticeEvent, "NoticeReach": testNoticeReach,
		"Custody": testCustody, "Disposal": testDisposal, "Backlog": testBacklog,
		"Enrolment": testEnrolment, "EnrolmentTerm": testEnrolmentTerm, "Situation": testSituation,
		"LookupPack":   testLookupPack,
		"Transparency": testTransparency,
	} {
		t.Run(name, func(t *testing.T) { test(t, open(t, fresh(t))) })
	}
	for name, test := range map[string]func(*testing.T, Fresh){
		"AppendTogether": testAppendTogether, "NoteTogether": testNoteTogether, "OneWins": testOneWins, "CastTogether": testCastTogether, "OpenTogether": testOpenTogether,
	} {
		t.Run(name, func(t *testing.T) { test(t, fresh) })
	}
}

func open(t testing.TB, address string) *store.DB {
	t.Helper()
	db := must1(store.Open(context.Background(), address))(t)
	t.Cleanup(func() { must(t, db.Close()) })
	return db
}

func must(t testing.TB, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// must1 is a value, or the end of the test.
func must1[T any](v T, err error) func(testing.TB) T {
	return func(t testing.TB) T {
		t.Helper()
		must(t, err)
		return v
	}
}

// refused holds that an error is of a kind.
func refused(t testing.TB, err, kind error) {
	t.Helper()
	if !errors.Is(err, kind) {
		t.Fatalf("got %v, want %v", err, kind)
	}
}

// conflicted holds that somebody else wrote first.
func conflicted(t testing.TB, err error) {
	t.Helper()
	var c *store.Conflict
	if !errors.As(err, &c) {
		t.Fatalf("got %v, want a conflict", err)
	}
}

func equal[T comparable](t testing.TB, got, want T) {
	t.Helper()
	if got != want {
		t.Fatalf("got %v, want %v", got, want)
	}
}
