package store

// keptTable is a table that a copy of the store has. Its rows come in an order that
// both databases give alike, and after the rows that they point to.
type keptTable struct {
	name  string
	order string
	of    string // picks the rows of a contest ($1); empty when it is no part of one
}

const ofContest = "contest = $1"

var kept = []keptTable{
	{"account", "id", ""},
	{"identity", "issuer, subject", ""},
	{"credential", "id", ""},
	{"token", "digest", ""},
	{"knock", "key", ""},
	{"visit", "id", ""},
	{"sealed", "name", ""},
	{"idempotency", "account, key", ""},
	{"contest", "id", "id = $1"},
	{"membership", "account, contest, role", ""},
	{"candidacy", "contest, registration", ""}, // of an account of this installation, as a role is
	{"revision", "contest, number", ofContest},
	{"revision_file", "contest, number, name", ofContest},
	{"fact", "contest, number", ofContest},
	{"version", "contest, number", ofContest},
	{"version_file", "contest, number, name", ofContest},
	{"proposal", "id", ofContest},
	{"act", "contest, number", ofContest},
	{"act_file", "contest, number, name", ofContest},
	{"act_logged", "contest, number", ""}, // a place in the log of this installation: elsewhere the act enters another
	{"log_leaf", "position", ""},
	{"intake", "id", ofContest},
	{"intake_file", "intake, name", ofContest},
	{"member_account", "contest, member", ""}, // of this installation, as a role is
	// What boards do is sealed by a key of this installation: elsewhere it would not
	// open. What they decided is in the book.
	{"undertaking", "contest, number", ""},
	{"hearing", "id", ""},
	{"hearing_event", "hearing, number", ""},
	{"impediment", "hearing, number", ""},
	{"ballot_box", "id", ""},
	{"ballot_share", "box, member", ""},
	{"ballot", "box, seat", ""},
	{"agenda", "contest, number", ""}, // as the cases that it calls
	{"summons", "contest, registration, grp, sequence", ""},
	{"contact", "contest, registration", ""},
	{"message", "id", ""},
	{"message_state", "message, number", ""},
	{"dossier", "id", ""}, // sealed by the keys of this installation: in another nobody could open them
	{"dossier_key", "dossier", ""},
	{"dossier_event", "dossier, number", ""},
	{"indicator", "contest_key, number", ""}, // of many agencies, as this installation follows them
	{"custody", "id", ofContest},
	{"custody_key", "object", ofContest},
	{"custody_piece", "object, start", ofContest},
	{"custody_upload", "id", ofContest},
	{"custody_reading", "id", ofContest},
	{"custody_hold", "contest, number", ofContest},
	{"custody_disposal", "id", ofContest},
	{"custody_disposal_item", "disposal, object", ofContest},
	{"custody_gone", "object", ofContest},
	// Who registered here is sealed by a key of this installation, and is of its accounts:
	// elsewhere what was written in the files of the contest goes with them.
	{"enrolment_term", "contest, number", ""},
	{"enrolment", "contest, number", ""},
	{"enrolment_event", "contest, position", ""},
	{"enrolment_cpf", "contest, position", ""},
	{"enrolment_export", "contest, number", ""},
	// What was told to people, sealed by a key of this installation.
	{"notice", "id", ""},
	{"notice_state", "notice, number", ""},
	{"notice_waiting", "notice", ""},
	{"notice_stop", "recipient, kind", ""},
	{"notice_source", "name", ""},
	{"notice_event", "contest, kind, about", ""},
	{"address_state", "address, number", ""},
	{"lookup_pack", "contest, act", ""}, // sealed by the keys of this installation: elsewhere it is made again
	{"access", "number", ""},
	{"access_head", "id", ""},
	{listSets, "contest, version", ofContest + " AND ready = 1"},
	{listSpans, "list_set, first", "list_set IN (SELECT id FROM list_set WHERE contest = $1 AND ready = 1)"},
	{loads, "contest, digest", ofContest},
}

// Tables whose rows are numbered by the database, and whose numbers name the
// tables of their rows: a copy numbers them from 1, for they are others elsewhere.
const (
	listSets  = "list_set"
	listSpans = "list_span"
	loads     = "load"
)

// notKept are the tables that a copy does not have, each for a reason.
var notKept = map[string]string{
	"session":          "people sign in again: one that was ended must not live again",
	"goose_db_version": "says which tables there are, and is made with them",
	"sqlite_*":         "what SQLite keeps for itself",
	"situation":        "made again out of the version of its act, under a key of where it is",
	"transparency":     "made again out of the released acts and their versions",
	"situation_key":    "of what is made again",
	"river_*":          "work under way: it is asked for again, and what it had done is kept",
	"job":              "the same work, as people see it",
}

// Digested are the columns that name objects kept apart, of each table.
var digested = map[string]string{"revision_file": "digest", "version_file": "digest", "act_file": "digest", "intake_file": "digest", "custody_piece": "digest"}
