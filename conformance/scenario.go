package conformance

// Scenario is cenario.yaml: what the scenario shows and what it runs. The
// folder entrada/ is a contest's folder, computed with "apurar --maquina";
// Commands run besides, in the folder of a copy of entrada/.
type Scenario struct {
	Title    string    `yaml:"titulo"`
	Cases    []string  `yaml:"casos"`
	Source   string    `yaml:"fonte"`
	Text     string    `yaml:"descricao"`
	Rules    []string  `yaml:"regras"`
	ExitCode int       `yaml:"codigo"`
	Commands []Command `yaml:"comandos"`
	// Proceedings on fraud have no command yet: their facts are read from a
	// file of the scenario, and what they come to is compared as text.
	Proceedings []Proceeding `yaml:"processos"`
}

// Proceeding is the file with the facts of a proceeding on fraud and the file
// with what they come to.
type Proceeding struct {
	Facts  string `yaml:"fatos"`
	Output string `yaml:"saida"`
}

// Command is one command line and the file with its expected output.
type Command struct {
	Line     string `yaml:"executa"`
	ExitCode int    `yaml:"codigo"`
	Output   string `yaml:"saida"`
}
