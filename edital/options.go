package edital

// Kind is the kind of contest (tipo).
type Kind string

// The kinds of R-00.
const (
	PublicContest       Kind = "concurso_publico"
	SimplifiedSelection Kind = "processo_seletivo_simplificado"
	MilitaryAdmission   Kind = "admissao_militar"
	TemporaryMilitary   Kind = "servico_militar_temporario"
)

// Nature is the nature of the agency (natureza).
type Nature string

// The natures of R-00.
const (
	DirectAdministration Nature = "administracao_direta"
	Autarchy             Nature = "autarquia"
	Foundation           Nature = "fundacao"
	PublicCompany        Nature = "empresa_publica"
	MixedCompany         Nature = "sociedade_economia_mista"
	ArmedForces          Nature = "forcas_armadas"
	OtherNature          Nature = "outra"
)

// Scope is the pool over which the percentages apply (escopo).
type Scope string

// One post, every place and specialty of a cargo of the same name, or the edital.
const (
	ScopePost   Scope = "cargo"
	ScopeName   Scope = "denominacao"
	ScopeNotice Scope = "edital"
)

// Distribution is I-45 (distribuicao): how the seats of a pool wider than a post
// are placed among its posts.
type Distribution string

// The policies of R-45: the tables of the edital; the best-placed optantes; a
// verifiable draw.
const (
	DistributionDeclared Distribution = "declarada"
	DistributionMarks    Distribution = "apos_notas"
	DistributionDraw     Distribution = "sorteio"
)

// Reversion names the chains of R-34 (reversao).
type Reversion string

// The chains offered.
const (
	ReversionDecree   Reversion = "decreto"
	ReversionLaw      Reversion = "lei"
	ReversionCPNU2    Reversion = "cpnu2"
	ReversionDeclared Reversion = "declarada"
)

// OpenExhausted is what becomes of open seats when the open list ends (I-10).
type OpenExhausted string

// The readings of I-10.
const (
	ExhaustedSeries    OpenExhausted = "serie"
	ExhaustedRemainder OpenExhausted = "maior_resto"
	ExhaustedRank      OpenExhausted = "classificacao"
)

// TotalRounding is I-01 (arredondamento).
type TotalRounding string

// The readings of I-01.
const (
	RoundByGroup TotalRounding = "por_grupo"
	RoundTotal   TotalRounding = "total"
)

// OrderRule is I-03 (ordem).
type OrderRule string

// The rules of I-03 and R-09.
const (
	OrderMGI    OrderRule = "mgi"
	OrderSeries OrderRule = "serie_continua"
	OrderSpread OrderRule = "espalhada"
	OrderList   OrderRule = "lista"
)

// Multiple is how several options are settled (multiplas; I-08, I-09, I-14).
type Multiple struct {
	Outcome     bool     // por_resultado instead of literal (I-14)
	Accumulates bool     // acumula_pcd instead of inclui_pcd (I-08)
	Relative    bool     // posicao_relativa instead of posicao_absoluta (I-09)
	Position    bool     // the edital itself says by which position (I-07)
	Words       []string // the readings the edital declares
}

// Compensation is I-11 (compensacao).
type Compensation string

// The readings of I-11.
const (
	Compensates Compensation = "compensa"
	Freezes     Compensation = "congela"
)

// Moments before the appointment at which labels freeze (compensacao.congela_em).
const (
	FreezeAtHomologation = "homologacao"
	FreezeAtCourse       = "curso_de_formacao"
)

// Vacated is what becomes of the seat of somebody who leaves after entering
// service (vacancia, I-39).
type Vacated string

// The readings of I-39.
const (
	VacatedIsSame Vacated = "mesma_vaga"
	VacatedIsNew  Vacated = "nova_vaga"
)

// PreferenceOrder is what the order of the posts of a person says where people put
// several in order (ordem_de_preferencia). The result is the same.
type PreferenceOrder string

// The two orders.
const (
	OrderDeclared PreferenceOrder = ""               // the one that the person declared
	OrderByResult PreferenceOrder = "pelo_resultado" // no more than the result shows of it: which posts are preferred to the one taken
)

// SubJudice is R-41 (sub_judice).
type SubJudice string

// The treatments of R-41.
const (
	SubJudiceMirror   SubJudice = "espelho"
	SubJudiceOrdinary SubJudice = "ordinaria"
)

// PendingRule says whether undecided options block the result (pendentes).
type PendingRule string

// Undecided options block the definitive result unless declared provisional.
const (
	PendingBlocks      PendingRule = "bloqueia"
	PendingProvisional PendingRule = "provisorio"
)

// EndOfQueue is R-40 (fim_de_fila).
type EndOfQueue struct {
	Allowed       bool
	LosesPriority bool
	Reach         QueueReach // where people put several posts in order (I-47)
}

// QueueReach is I-47 (fim_de_fila.alcance).
type QueueReach string

// The readings of I-47.
const (
	QueueOfOnePost   QueueReach = "cargo"
	QueueOfEveryPost QueueReach = "todos"
)

// AfterAppointment is I-46 (preferencias.nomeada): whether somebody appointed
// still waits for the posts put before theirs.
type AfterAppointment string

// The readings of I-46.
const (
	AppointedWaits   AfterAppointment = "espera"
	AppointedSettles AfterAppointment = "deixa"
)

// TieBreak is one criterion of R-18, in the order of the edital.
type TieBreak struct {
	Rule      TieRule
	Component string // for TieComponent: the declared column
}

// TieRule names a criterion.
type TieRule string

// The criteria of R-18.
const (
	TieOlderPerson TieRule = "idoso"
	TieComponent   TieRule = "nota"
	TieJuror       TieRule = "jurado"
	TieOlder       TieRule = "mais_velho"
	TieBirthTime   TieRule = "hora_nascimento"
	TieSequence    TieRule = "ordem_inscricao"
	TieDraw        TieRule = "sorteio"
	TieLocality    TieRule = "localidade" // I-48: never a criterion of desempate; it comes before the mark
)
