package boards

import (
	"strings"
	"testing"

	"certame"
	"certame/confirmation"
	"certame/edital"
	"certame/trace"
)

func world(t *testing.T) (*edital.Terms, *People) {
	t.Helper()
	terms := edital.Resolve(edital.Declared{Name: "T", Published: certame.MustDate(2026, 2, 10), Posts: []edital.DeclaredPost{{Code: "1", Vacancies: 100}}}, trace.Discard)
	roll := &certame.Roll{Post: make([]certame.PostIndex, 2), Options: make([]certame.GroupSet, 2)}
	for i := range terms.Groups {
		roll.Options[0] = roll.Options[0].With(certame.Modality(i + 1))
	}
	roll.IDs.Append([]byte("0001"))
	roll.IDs.Append([]byte("0002"))
	return terms, NewPeople(roll)
}

// The words that boards use, one vote each.
func TestWords(t *testing.T) {
	terms, people := world(t)
	for line, want := range map[string]confirmation.Vote{
		"0001;PPP;M1;Confirma": confirmation.For, "0001;pn;M1; CONFIRMADA ": confirmation.For, "0001;Negros;M1;Favorável": confirmation.For, "0001;PPP;M1;Deferido": confirmation.For,
		"0001;IND;M1;Não confirma ": confirmation.Against, "0001;QUI;M1;NAO-CONFIRMA": confirmation.Against, "0001;Indígenas;M1;contrário": confirmation.Against,
		"0001;quilombola;M1;Abstenção": confirmation.Abstained,
	} {
		list, err := ParseVotes([]byte("Inscrição;Modalidade;Membro;Voto\n"+line+"\n"), "v.csv", terms, people, confirmation.First)
		if err != nil || len(list) != 1 || list[0].Ballot.Vote != want {
			t.Errorf("%q: %+v, %v", line, list, err)
		}
	}
}

// Dates as boards write them, and those that say nothing.
func TestDates(t *testing.T) {
	terms, people := world(t)
	for text, want := range map[string]string{
		"10/03/2026": "2026-03-10", "2026-03-10": "2026-03-10", "10/3/26": "2026-03-10 completed", "9/3/2026": "2026-03-09 completed", "": "",
		"31/02/2026": "refused", "10-03-2026": "refused", "10/03": "refused", "3/2026": "refused", "1/1/1": "refused", "10/03/026": "refused", "09/02/2026": "refused",
	} {
		list, err := ParseVotes([]byte("inscricao;grupo;membro;voto;data\n0001;PPP;M1;confirma;"+text+"\n"), "v.csv", terms, people, confirmation.First)
		got := "refused"
		if err == nil {
			if got = list[0].Day.ISO(); list[0].Completed {
				got += " completed"
			}
		}
		if got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}

// What is wrong with a spreadsheet is told with its line and a remedy.
func TestRefusals(t *testing.T) {
	terms, people := world(t)
	for text, want := range map[string]string{
		"": "arquivo vazio", "inscricao;grupo;membro\n": "falta a coluna obrigatória «voto»", "inscricao;grupo;membro;voto;moitvo\n": "A coluna mais parecida é «motivo»",
		"inscricao;grupo;membro;voto;Voto\n": "coluna repetida", "inscricao;grupo;membro;voto\n9999;PPP;M1;confirma\n": "linha 2, coluna inscricao, valor \"9999\"",
		"inscricao;grupo;membro;voto\n0002;PPP;M1;confirma\n": "não optou por PPP", "inscricao;grupo;membro;voto\n0001;PcD;M1;confirma\n": "grupo sem comissão neste edital",
		"inscricao;grupo;membro;voto\n0001;PPP;;confirma\n": "voto sem membro", "inscricao;grupo;membro;voto\n0001;PPP;M1;talvez\n": "voto desconhecido",
		"inscricao;grupo;membro;voto\n0001;PPP;M1;\n": "linha sem voto nem ocorrência", "inscricao;grupo;membro;voto;papel\n0001;PPP;M1;confirma;chefe\n": "papel desconhecido",
		"inscricao;grupo;membro;voto;instancia\n0001;PPP;M1;confirma;terceira\n": "instância desconhecida", "inscricao;grupo;membro;voto\n\"0001;PPP;M1;confirma\n": "aspas sem fechar",
		"inscricao;grupo;membro;voto;instancia;examinou\n0001;PPP;R1;confirma;recursal;tudo\n": "elemento desconhecido", "inscricao;grupo;membro;voto;filmagem\n0001;PPP;M1;confirma;talvez\n": "valor desconhecido",
	} {
		_, err := ParseVotes([]byte(text), "v.csv", terms, people, confirmation.First)
		if err == nil || !strings.Contains(err.Error(), want) || !strings.HasPrefix(err.Error(), "v.csv") {
			t.Errorf("%q: %v, want %q", text, err, want)
		}
	}
}

// Two lines of one person for one group are one set of documents, in any order.
func TestDocumentsAreGathered(t *testing.T) {
	terms, people := world(t)
	text := "inscricao,grupo,documento,assinaturas\n0001,PQ,certidao_palmares,\n0001,PI,nenhum,\n0001,PQ,declaracao_de_liderancas,3\n"
	list, err := ParseDocuments([]byte(text), "e.csv", terms, people)
	if err != nil || len(list) != 2 || len(list[0].List) != 2 || list[0].List[1].Signers != 3 || len(list[1].List) != 0 {
		t.Errorf("%+v, %v", list, err)
	}
	if _, err := ParseDocuments([]byte(strings.Replace(text, "nenhum", "carta", 1)), "e.csv", terms, people); err == nil {
		t.Error("an unknown kind was accepted")
	}
}

// Windows-1252, tabs and a BOM are read like the rest.
func TestEncodings(t *testing.T) {
	terms, people := world(t)
	for name, raw := range map[string][]byte{
		"Windows-1252": []byte("inscri\xe7\xe3o;modalidade;membro;voto\r\n0001;PPP;M1;N\xe3o confirma\r\n"),
		"BOM, tabs":    []byte("\ufeffinscrição\tmodalidade\tmembro\tvoto\n0001\tPPP\tM1\tNão confirma\n"),
	} {
		list, err := ParseVotes(raw, "v.csv", terms, people, confirmation.OnAppeal)
		if err != nil || list[0].Ballot.Vote != confirmation.Against || list[0].Instance != confirmation.OnAppeal {
			t.Errorf("%s: %+v, %v", name, list, err)
		}
	}
}

func FuzzParseVotes(f *testing.F) {
	f.Add("inscricao;grupo;membro;voto\n0001;PPP;M1;confirma\n")
	f.Add("inscricao;grupo;instancia;membro;papel;substitui;voto;motivo;data;filmagem;ocorrencia;examinou\n0001;PPP;recursal;R1;suplente;R2;nao_confirma;\"a;b\";1/3/26;sim;;parecer|recurso\n")
	terms := edital.Resolve(edital.Declared{Name: "T", Published: certame.MustDate(2026, 2, 10), Posts: []edital.DeclaredPost{{Code: "1", Vacancies: 100}}}, trace.Discard)
	people := NewPeople(&certame.Roll{})
	f.Fuzz(func(t *testing.T, text string) {
		if list, err := ParseVotes([]byte(text), "v.csv", terms, people, confirmation.First); err == nil && len(list) > 0 {
			t.Error("votes about nobody were accepted")
		}
	})
}
