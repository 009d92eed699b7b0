package cli

import (
	"fmt"
	"os"

	"certame/internal/cli/usage"
	"certame/internal/installation"
	"certame/internal/locale"
)

type retomar struct {
	At      installed `embed:""`
	Stopped bool      `name:"todas-paradas" help:"Confirma que o certame servir está parado em todas as máquinas; obrigatório com banco PostgreSQL."`
	Kept    []string  `name:"cabeca" placeholder:"N:RESUMO" help:"Cabeça do registro de acessos anotada antes do instante, fora do banco. Repita para mais de uma."`
	Head    string    `name:"registro" placeholder:"ARQ" help:"Última cabeça assinada do registro de atos que alguém de fora tem (o arquivo checkpoint de um espelho): diz que atos faltam."`
}

type resumedJSON struct {
	Sessions  int      `json:"sessoes_encerradas"`
	Links     int      `json:"enderecos_de_uso_unico_retirados"`
	Doubtful  int      `json:"mensagens_em_duvida"`
	Missing   []string `json:"arquivos_faltantes,omitempty"`
	Accesses  string   `json:"cabeca_de_acessos"`
	Broken    int      `json:"acessos_rompido_na_linha,omitempty"`
	Acts      int      `json:"atos_no_registro"`
	Lost      int      `json:"atos_que_faltam"`
	Rewritten bool     `json:"registro_divergente"`
}

// Run makes an installation whose database went back to an earlier instant fit to be
// served.
func (c *retomar) Run(s *session) error {
	kept, err := heads(c.Kept)
	if err != nil {
		return err
	}
	at, err := c.At.place()
	if err != nil {
		return err
	}
	if at.Database != "" && !c.Stopped {
		return usage.Error("com --banco, pare o certame servir de todas as máquinas e diga --todas-paradas: uma que continuasse mandaria outra vez o que já saiu")
	}
	seen := installation.Outside{Accesses: kept}
	if c.Head != "" {
		if seen.Head, err = os.ReadFile(c.Head); err != nil {
			return err
		}
	}
	r, err := at.Resume(s.ctx, seen)
	if err != nil {
		return err
	}
	return c.say(s, r)
}

func (c *retomar) say(s *session, r *installation.Resumed) error {
	out := resumedJSON{r.Sessions, r.Links, r.Doubtful, r.Missing, fmt.Sprintf("%d:%s", r.Accesses.Number, r.Accesses.Digest), 0, r.Acts, r.Lost, r.Rewritten}
	if r.Broken != nil {
		out.Broken = r.Broken.Number
	}
	if s.root.JSON {
		if err := s.writeJSON(out); err != nil {
			return err
		}
	} else {
		c.tell(s, r, out)
	}
	switch {
	case r.Broken != nil || r.Rewritten:
		return outcomeError(ExitViolated)
	case r.Lost > 0 || len(r.Missing) > 0:
		return outcomeError(ExitPending)
	}
	return nil
}

func (c *retomar) tell(s *session, r *installation.Resumed, out resumedJSON) {
	fmt.Fprintf(s.Out, "%s e %s: as pessoas entram de novo.\n", locale.Count(r.Sessions, "sessão encerrada", "sessões encerradas"), locale.Count(r.Links, "endereço de uso único retirado", "endereços de uso único retirados"))
	fmt.Fprintf(s.Out, "%s: nada sai sozinho; veja cada uma na página das mensagens antes de mandar de novo.\n", locale.Count(r.Doubtful, "mensagem em dúvida", "mensagens em dúvida"))
	fmt.Fprintf(s.Out, "Registro de acessos até a cabeça %s; registro de atos com %s.\n", out.Accesses, locale.Count(r.Acts, "ato", "atos"))
	if r.Broken != nil {
		fmt.Fprintf(s.Err, "certame: o registro de acessos não traz, ou não traz igual, a linha %d: o banco voltou a antes da cabeça indicada, ou foi mudado\n", r.Broken.Number)
	}
	if r.Lost > 0 {
		fmt.Fprintf(s.Err, "certame: %s no registro público depois do instante e não está aqui. Se o diário do banco permitir, restaure até um instante posterior; se não, republique, diga por quê e avise quem mantém espelhos\n", locale.Count(r.Lost, "ato entrou", "atos entraram"))
	}
	if r.Rewritten {
		fmt.Fprintln(s.Err, "certame: o registro de atos daqui diverge do que foi assinado: não sirva esta instalação; restaure de outra cópia")
	}
	for _, digest := range r.Missing {
		fmt.Fprintf(s.Err, "certame: o arquivo %s é citado pela história e não está guardado: recupere-o de certame backup\n", digest)
	}
}
