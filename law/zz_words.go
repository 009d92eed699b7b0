// Code generated from law/dados by lawgen. DO NOT EDIT.

package law

var words = [...]Word{
	{[wordings]string{"edital", "edital ou aviso de convocação", "edital", "aviso de convocação"}, []Provision{Portmd1286Art2Cpt, Portmd1286Art6Cpt}},
	{[wordings]string{"Edital", "Edital ou aviso de convocação", "Edital", "Aviso de convocação"}, []Provision{Portmd1286Art2Cpt, Portmd1286Art6Cpt}},
	{[wordings]string{"concurso", "certame", "exame de admissão", "processo seletivo simplificado"}, []Provision{Portmd1286Art1Cpt}},
	{[wordings]string{"nomeação", "matrícula ou incorporação", "matrícula", "incorporação"}, []Provision{Portmd1286Art13Par1Inc2, Portmd1286Art3Par2}},
	{[wordings]string{"Nomeação", "Matrícula ou incorporação", "Matrícula", "Incorporação"}, []Provision{Portmd1286Art13Par1Inc2, Portmd1286Art3Par2}},
	{[wordings]string{"admissão", "matrícula ou incorporação", "matrícula", "incorporação"}, []Provision{Portmd1286Art13Par1Inc2}},
	{[wordings]string{"admitida", "matriculada ou incorporada", "matriculada", "incorporada"}, []Provision{Portmd1286Art13Par1Inc2}},
	{[wordings]string{"Órgão ou entidade", "Organização militar", "Organização militar", "Organização militar"}, []Provision{Portmd1286Art11Cpt, Portmd1286Art13Cpt}},
	{[wordings]string{"o órgão", "a organização militar", "a organização militar", "a organização militar"}, []Provision{Portmd1286Art11Cpt, Portmd1286Art13Cpt}},
	{[wordings]string{"Órgão", "Organização militar", "Organização militar", "Organização militar"}, []Provision{Portmd1286Art11Cpt, Portmd1286Art13Cpt}},
	{[wordings]string{"cargo", "turma", "turma", "área"}, []Provision{Portmd1286Art1Cpt}},
	{[wordings]string{"Cargo", "Turma", "Turma", "Área"}, []Provision{Portmd1286Art1Cpt}},
	{[wordings]string{"cargos", "turmas", "turmas", "áreas"}, []Provision{Portmd1286Art1Cpt}},
	{[wordings]string{"o cargo", "a turma", "a turma", "a área"}, []Provision{Portmd1286Art1Cpt}},
	{[wordings]string{"O cargo", "A turma", "A turma", "A área"}, []Provision{Portmd1286Art1Cpt}},
	{[wordings]string{"do cargo", "da turma", "da turma", "da área"}, []Provision{Portmd1286Art1Cpt}},
	{[wordings]string{"no cargo", "na turma", "na turma", "na área"}, []Provision{Portmd1286Art1Cpt}},
	{[wordings]string{"deste cargo", "desta turma", "desta turma", "desta área"}, []Provision{Portmd1286Art1Cpt}},
	{[wordings]string{"neste cargo", "nesta turma", "nesta turma", "nesta área"}, []Provision{Portmd1286Art1Cpt}},
	{[wordings]string{"este cargo", "esta turma", "esta turma", "esta área"}, []Provision{Portmd1286Art1Cpt}},
	{[wordings]string{"um cargo", "uma turma", "uma turma", "uma área"}, []Provision{Portmd1286Art1Cpt}},
	{[wordings]string{"os cargos", "as turmas", "as turmas", "as áreas"}, []Provision{Portmd1286Art1Cpt}},
	{[wordings]string{"vários cargos", "várias turmas", "várias turmas", "várias áreas"}, []Provision{Portmd1286Art1Cpt}},
	{[wordings]string{"cargos, áreas ou localidades", "turmas, áreas ou localidades", "turmas, áreas ou localidades", "áreas ou localidades"}, []Provision{Portmd1286Art1Cpt}},
	{[wordings]string{"posse", "apresentação", "apresentação", "apresentação"}, []Provision{Portmd1286Art1Cpt}},
}
