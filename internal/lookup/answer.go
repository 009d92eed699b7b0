package lookup

// About is of which document an answer is.
type About struct {
	Contest string `json:"certame"`
	Act     int    `json:"ato"`
	State   string `json:"estado"` // of the result: provisorio, definitivo
	Digest  string `json:"sha256_listas_csv"`
}

// Fragment is a file: the people whose numbers fall in it.
type Fragment struct {
	About
	People []Person `json:"pessoas"`
}

// Person is all that the document says of a number, but for who it is.
type Person struct {
	ID     string  `json:"inscricao"`
	Places []Place `json:"listas"`
}

// Place is a row of the document.
type Place struct {
	Post      string `json:"cargo"`
	PostTitle string `json:"cargo_nome"`
	List      string `json:"lista"`
	ListTitle string `json:"lista_nome"`
	Position  int    `json:"posicao"`
	Of        int    `json:"de"` // rows of that list
	Score     string `json:"nota"`
	Situation string `json:"situacao"`
}

// Index says how to find a number without the page.
type Index struct {
	About
	Bits   int    `json:"bits"`
	Files  int    `json:"fragmentos"`
	People int    `json:"pessoas"`
	Rows   int    `json:"linhas"`
	How    string `json:"como"`
}

const how = "fragmento = (murmur3_fmix32(fnv1a32(inscricao em UTF-8))) >> (32 - bits), em hexadecimal, seguido de .json"
