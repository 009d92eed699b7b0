package cli

import (
	"fmt"
	"strings"
)

// exit is a code that the program may leave with.
type exit struct {
	code         int
	short, means string // as the help says it, and as the reference explains it
}

// exits are all of them.
var exits = []exit{
	{ExitOK, "certo", "Tudo foi feito, e nada pede atenção além do que se mostrou."},
	{ExitPending, "divergência ou pendência", "O trabalho foi feito, e há o que resolver: achado que pede decisão, documentos que não conferem, contas que diferem. O que se gravou vale, com a pendência dita."},
	{ExitUsage, "uso errado", "A linha de comando não se entende, ou pede o que não cabe: opção que não há, valor impossível, arquivo que já existe. Nada foi lido nem gravado do certame."},
	{ExitUnreadable, "arquivo ilegível", "Uma entrada foi recusada, com arquivo, linha, coluna, valor e remédio; ou o que se precisava ler ou gravar não se leu nem gravou. Nada ficou pela metade, e o resultado anterior está intacto."},
	{ExitViolated, "regra violada", "O que se pediu contraria a norma, ou os textos não dizem o que fazer: o dispositivo vai na mensagem. Também o registro em que algo foi mudado ou cortado. Em apurar, o resultado com achado de erro é gravado, para se ver onde; com lacuna da lei, nada se grava."},
	{ExitCancelled, "interrompido", "Ctrl-C, ou o sinal de encerrar. Nada foi gravado pela metade, e o resultado anterior está intacto."},
}

// exitNotes is the line of the help.
func exitNotes() string {
	var said []string
	for _, e := range exits {
		if e.code != ExitCancelled {
			said = append(said, fmt.Sprintf("%d %s", e.code, e.short))
		}
	}
	return "Saídas: " + strings.Join(said, " · ") + "."
}
