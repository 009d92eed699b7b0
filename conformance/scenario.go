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
}

// Command is one command line, the file with its expected output and the files
// that it writes in the folder, expected in esperado/ by their last name.
type Command struct {
	Line     string   `yaml:"executa"`
	ExitCode int      `yaml:"codigo"`
	Output   string   `yaml:"saida"`
	Files    []string `yaml:"arquivos"`
}
