package certame

// Role says which group of the law a declared group is; the checks of shares
// and the default chains of reversion speak of roles, not of codes.
type Role uint8

const (
	// RoleOther is a group known only to the edital (state laws, other norms).
	RoleOther Role = iota
	// RolePretaParda is the group of pretas e pardas (negras in older texts).
	RolePretaParda
	// RoleIndigena is the group of indígenas.
	RoleIndigena
	// RoleQuilombola is the group of quilombolas.
	RoleQuilombola
	// RoleJoint is one joint list for the three groups of the law.
	RoleJoint
	// RoleDisability is the group of pessoas com deficiência (other law).
	RoleDisability
)

// Rounding is how a share of the seats becomes a whole number.
type Rounding uint8

const (
	// HalfUp: one half or more goes up, less goes down (Lei 15.142/2025,
	// art. 5º, § 2º). "meio" in the edital.
	HalfUp Rounding = iota
	// CeilCapped: up to the next integer, never above Cap of the seats
	// (Decreto 9.508/2018; Lei 8.112/1990, art. 5º, § 2º). "teto" in the edital.
	CeilCapped
)

// ConfirmationKind is the procedure that confirms the option for a group.
type ConfirmationKind uint8

const (
	// ConfirmationNone needs no procedure: the option itself is enough.
	ConfirmationNone ConfirmationKind = iota
	// ConfirmationPhenotype is the confirmação complementar (Decreto, art. 5º).
	ConfirmationPhenotype
	// ConfirmationDocuments is the verificação documental (arts. 12 and 14).
	ConfirmationDocuments
	// ConfirmationBiopsychosocial is the assessment of deficiência (other law).
	ConfirmationBiopsychosocial
)

// Group is one beneficiary of the reservation, as the edital declares it.
type Group struct {
	Code         string // as the edital writes it: PPP, PI, PQ, PcD…
	Label        string // for people: "pessoas pretas e pardas"
	Role         Role
	Share        Ratio    // of the seats of the pool
	Rounding     Rounding // HalfUp or CeilCapped
	Cap          Ratio    // upper limit of CeilCapped; zero otherwise
	MinVacancies int      // the reservation applies from this many seats
	Confirmation ConfirmationKind
	Collision    int // who is placed first in the order of seats; lower first
}
