// Code generated from law/dados by lawgen. DO NOT EDIT.

package law

import "certame"

var regimes = [...]RegimeRecord{
	{"anterior", "Antes da Lei nº 12.990/2014: nenhuma reserva racial em lei federal", certame.MustDate(2000, 1, 1), certame.MustDate(2014, 6, 9), true, []Provision{Lei12990Art1Cpt}},
	{"lei-12990", "Lei nº 12.990/2014 (20% para pessoas negras)", certame.MustDate(2014, 6, 10), certame.MustDate(2025, 6, 3), true, []Provision{Lei15142Art11Cpt, Lei15142Art13Cpt}},
	{"lei-15142", "Lei nº 15.142/2025, sem o decreto (30% no total, divisão declarada no edital)", certame.MustDate(2025, 6, 4), certame.MustDate(2025, 6, 27), true, []Provision{Lei15142Art14Cpt, Dec12536Art25Cpt}},
	{"lei-15142+dec-12536", "Lei nº 15.142/2025 e Decreto nº 12.536/2025 (25% + 3% + 2%)", certame.MustDate(2025, 6, 28), certame.NoDate, true, []Provision{Dec12536Art25Cpt, Dec12536Art26Cpt}},
	{"portaria-md", "Portaria GM-MD nº 1.286/2026 (Forças Armadas)", certame.MustDate(2026, 3, 18), certame.NoDate, false, []Provision{Portmd1286Art1Cpt, Portmd1286Art28Cpt, Portmd1286Art29Cpt}},
	{"proprio", "Regime próprio declarado no edital (estados, municípios, Judiciário e outros)", certame.MustDate(2000, 1, 1), certame.NoDate, false, []Provision{Lei15142Art1Cpt}},
}

var parameters = [...]Parameter{
	{"reserva_total", "lei-12990", certame.MustDate(2014, 6, 10), certame.MustDate(2025, 6, 3), "20%", []Provision{Lei12990Art1Cpt}},
	{"reserva_total", "lei-15142", certame.MustDate(2025, 6, 4), certame.MustDate(2025, 6, 27), "30%", []Provision{Lei15142Art1Cpt}},
	{"reserva_total", "lei-15142+dec-12536", certame.MustDate(2025, 6, 28), certame.NoDate, "30%", []Provision{Lei15142Art1Cpt, Dec12536Art3Cpt}},
	{"reserva_total", "portaria-md", certame.MustDate(2026, 3, 18), certame.NoDate, "30%", []Provision{Portmd1286Art2Cpt}},
	{"reserva_total", "anterior", certame.MustDate(2000, 1, 1), certame.MustDate(2014, 6, 9), "0%", []Provision{Lei12990Art1Cpt}},
	{"minimo_de_vagas", "lei-12990", certame.MustDate(2014, 6, 10), certame.MustDate(2025, 6, 3), "3", []Provision{Lei12990Art1Par1}},
	{"minimo_de_vagas", "lei-15142", certame.MustDate(2025, 6, 4), certame.MustDate(2025, 6, 27), "2", []Provision{Lei15142Art5Cpt}},
	{"minimo_de_vagas", "lei-15142+dec-12536", certame.MustDate(2025, 6, 28), certame.NoDate, "2", []Provision{Lei15142Art5Cpt, Dec12536Art20Cpt}},
	{"minimo_de_vagas", "portaria-md", certame.MustDate(2026, 3, 18), certame.NoDate, "2", []Provision{Portmd1286Art3Cpt}},
	{"minimo_de_vagas", "anterior", certame.MustDate(2000, 1, 1), certame.MustDate(2014, 6, 9), "1", []Provision{Lei12990Art1Cpt}},
	{"percentual_pretas_e_pardas", "lei-12990", certame.MustDate(2014, 6, 10), certame.MustDate(2025, 6, 3), "20%", []Provision{Lei12990Art1Cpt}},
	{"percentual_pretas_e_pardas", "lei-15142+dec-12536", certame.MustDate(2025, 6, 28), certame.NoDate, "25%", []Provision{Dec12536Art3CptInc1}},
	{"percentual_pretas_e_pardas", "portaria-md", certame.MustDate(2026, 3, 18), certame.NoDate, "25%", []Provision{Portmd1286Art2CptInc1}},
	{"percentual_indigenas", "lei-15142+dec-12536", certame.MustDate(2025, 6, 28), certame.NoDate, "3%", []Provision{Dec12536Art3CptInc2}},
	{"percentual_indigenas", "portaria-md", certame.MustDate(2026, 3, 18), certame.NoDate, "3%", []Provision{Portmd1286Art2CptInc2}},
	{"percentual_quilombolas", "lei-15142+dec-12536", certame.MustDate(2025, 6, 28), certame.NoDate, "2%", []Provision{Dec12536Art3CptInc3}},
	{"percentual_quilombolas", "portaria-md", certame.MustDate(2026, 3, 18), certame.NoDate, "2%", []Provision{Portmd1286Art2CptInc3}},
	{"percentual_conjunto", "lei-15142", certame.MustDate(2025, 6, 4), certame.MustDate(2025, 6, 27), "30%", []Provision{Lei15142Art1Cpt}},
	{"minimo_pretas_e_pardas", "lei-15142+dec-12536", certame.MustDate(2025, 6, 28), certame.NoDate, "20%", []Provision{Dec12536Art3Par5}},
	{"minimo_pcd", "anterior", certame.MustDate(2000, 1, 1), certame.MustDate(2014, 6, 9), "5%", []Provision{Dec9508Art1Par1}},
	{"minimo_pcd", "lei-12990", certame.MustDate(2014, 6, 10), certame.MustDate(2025, 6, 3), "5%", []Provision{Dec9508Art1Par1}},
	{"minimo_pcd", "lei-15142", certame.MustDate(2025, 6, 4), certame.MustDate(2025, 6, 27), "5%", []Provision{Dec9508Art1Par1}},
	{"minimo_pcd", "lei-15142+dec-12536", certame.MustDate(2025, 6, 28), certame.NoDate, "5%", []Provision{Dec9508Art1Par1}},
	{"teto_pcd", "anterior", certame.MustDate(2000, 1, 1), certame.MustDate(2014, 6, 9), "20%", []Provision{Lei8112Art5Par2}},
	{"teto_pcd", "lei-12990", certame.MustDate(2014, 6, 10), certame.MustDate(2025, 6, 3), "20%", []Provision{Lei8112Art5Par2}},
	{"teto_pcd", "lei-15142", certame.MustDate(2025, 6, 4), certame.MustDate(2025, 6, 27), "20%", []Provision{Lei8112Art5Par2}},
	{"teto_pcd", "lei-15142+dec-12536", certame.MustDate(2025, 6, 28), certame.NoDate, "20%", []Provision{Lei8112Art5Par2}},
	{"reversao", "anterior", certame.MustDate(2000, 1, 1), certame.MustDate(2014, 6, 9), "lei", []Provision{Lei12990Art3Par3}},
	{"reversao", "lei-12990", certame.MustDate(2014, 6, 10), certame.MustDate(2025, 6, 3), "lei", []Provision{Lei12990Art3Par3}},
	{"reversao", "lei-15142", certame.MustDate(2025, 6, 4), certame.MustDate(2025, 6, 27), "lei", []Provision{Lei15142Art8Cpt}},
	{"reversao", "lei-15142+dec-12536", certame.MustDate(2025, 6, 28), certame.NoDate, "decreto", []Provision{Dec12536Art3Par1, Dec12536Art3Par2, Dec12536Art3Par3}},
	{"reversao", "portaria-md", certame.MustDate(2026, 3, 18), certame.NoDate, "decreto", []Provision{Portmd1286Art2Par1, Portmd1286Art2Par2, Portmd1286Art2Par3}},
	{"titulares_da_comissao", "lei-12990", certame.MustDate(2014, 6, 10), certame.MustDate(2025, 6, 3), "5", []Provision{In23RegraCpt}},
	{"titulares_da_comissao", "lei-15142+dec-12536", certame.MustDate(2025, 6, 28), certame.NoDate, "5", []Provision{Dec12536Art8Par2}},
	{"titulares_da_comissao", "portaria-md", certame.MustDate(2026, 3, 18), certame.NoDate, "5", []Provision{Dec12536Art8Par2, Portmd1286Art14Cpt}},
	{"membros_da_recursal", "lei-12990", certame.MustDate(2014, 6, 10), certame.MustDate(2025, 6, 3), "3", []Provision{In23RegraCpt}},
	{"membros_da_recursal", "lei-15142+dec-12536", certame.MustDate(2025, 6, 28), certame.NoDate, "3", []Provision{Dec12536Art11Par1}},
	{"membros_da_recursal", "portaria-md", certame.MustDate(2026, 3, 18), certame.NoDate, "3", []Provision{Portmd1286Art23Cpt}},
	{"signatarios_indigenas", "lei-15142+dec-12536", certame.MustDate(2025, 6, 28), certame.NoDate, "3", []Provision{Dec12536Art13CptInc2}},
	{"signatarios_indigenas", "portaria-md", certame.MustDate(2026, 3, 18), certame.NoDate, "3", []Provision{Portmd1286Art19CptInc2}},
	{"liderancas_quilombolas", "lei-15142+dec-12536", certame.MustDate(2025, 6, 28), certame.NoDate, "3", []Provision{Dec12536Art15CptInc1}},
	{"liderancas_quilombolas", "portaria-md", certame.MustDate(2026, 3, 18), certame.NoDate, "3", []Provision{Portmd1286Art21CptInc1}},
}
