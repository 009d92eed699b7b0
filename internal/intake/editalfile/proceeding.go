package editalfile

import "certame/edital"

var proceeding = object("Apuração de fraude ou má-fé: o que o edital acrescenta à lei, que não fixa prazos",
	may("recurso", yesNo("Cabe recurso da conclusão")),
	may("instaurar", integer("Dias corridos da denúncia ou indício até a instauração")),
	may("concluir", integer("Dias corridos do fim da defesa até a conclusão")),
	may("remeter", integer("Dias corridos da conclusão definitiva até as remessas")),
)

// proceeding reads the rules of the proceeding on fraud.
func (b builder) proceeding(d *edital.Declared) {
	v, ok := b.root.get("fraude")
	if !ok {
		return
	}
	appeal, _ := v.get("recurso")
	d.Fraud = edital.FraudRules{Appeal: appeal.yes, OpenWithin: v.numberOf("instaurar"), DecideWithin: v.numberOf("concluir"), ReferWithin: v.numberOf("remeter")}
}
