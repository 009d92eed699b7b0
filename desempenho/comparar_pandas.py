"""O mesmo trabalho em pandas: lista de cada cargo, modalidade e vagas.

Uso: cd pasta-do-certame && python3 comparar_pandas.py > saida.txt
Não faz ordem de convocação, compensação, conferência, explicação nem saídas.
"""
import sys
import time

import numpy as np
import pandas as pd

# Percentual maior primeiro, e as vagas de 33 (R-04 e R-06).
GRUPOS = ["PPP", "PcD", "PI", "PQ"]
VAGAS = {"AC": 21, "PPP": 8, "PcD": 2, "PI": 1, "PQ": 1}
CADEIA = {"PQ": ["PI", "PPP"], "PI": ["PQ", "PPP"], "PPP": [], "PcD": []}
IDOSA_ATE = 19660320  # 60 anos em 20/03/2026


def ler(caminho):
    confirmacoes = {"confirmacao_" + g: "category" for g in GRUPOS}
    return pd.read_csv(
        caminho, sep=";", decimal=",", na_values="-", encoding="utf-8-sig",
        usecols=["inscricao", "nascimento", "cargo", "nota_final", "sorteio", *confirmacoes],
        dtype={"inscricao": "int32", "nascimento": "category", "cargo": "int16", "sorteio": "int32", **confirmacoes})


def datas(coluna):
    """dd/mm/aaaa como aaaammdd, uma vez por data diferente."""
    valores = [int(d[6:] + d[3:5] + d[:2]) for d in coluna.cat.categories]
    return np.array(valores, dtype="int32")[coluna.cat.codes]


def classificar(c):
    """A lista de cada cargo (R-18): nota, idoso, mais velho, sorteio."""
    c = c[c.nota_final.notna()]
    nascida = datas(c.nascimento)
    idosa = np.where(nascida <= IDOSA_ATE, nascida, 99999999)
    nota = (c.nota_final.to_numpy() * 100).round().astype("int32")
    cargo = c.cargo.to_numpy()
    grupo = np.select([(c["confirmacao_" + g] == "confirmada").to_numpy() for g in GRUPOS], range(len(GRUPOS)), -1)
    ordem = np.lexsort((c.sorteio.to_numpy(), nascida, idosa, -nota, cargo))
    lista = pd.DataFrame({"cargo": cargo[ordem], "inscricao": c.inscricao.to_numpy()[ordem], "grupo": grupo[ordem].astype("int8")})
    lista["posicao"] = lista.groupby("cargo").cumcount() + 1
    return lista


def reverter(quantas, total):
    """Vagas finais de um cargo. quantas[g][k] = pessoas de g entre as k primeiras."""
    vagas = dict(VAGAS)
    while True:
        ac = min(vagas["AC"], total)
        fora = {g: quantas[g][-1] - quantas[g][ac] for g in GRUPOS}
        if total <= ac + sum(min(vagas[g], fora[g]) for g in GRUPOS):
            return vagas  # ninguém sem vaga
        de = next((g for g in ("PQ", "PI", "PPP", "PcD") if vagas[g] > fora[g]), None)
        if de is None:
            return vagas
        para = next((g for g in CADEIA[de] if fora[g] > vagas[g]), "AC")
        vagas[de] -= 1
        vagas[para] += 1


def ocupar(lista):
    """Linhas cargo;inscricao;modalidade de quem tem vaga (R-31)."""
    for cargo, l in lista.groupby("cargo"):
        grupo, inscricao = l.grupo.to_numpy(), l.inscricao.to_numpy()
        quantas = {g: np.concatenate(([0], np.cumsum(grupo == i))) for i, g in enumerate(GRUPOS)}
        vagas = reverter(quantas, len(l))
        yield from (f"{cargo};{i};AC" for i in inscricao[:vagas["AC"]])
        for i, g in enumerate(GRUPOS):
            do_grupo = inscricao[vagas["AC"]:][grupo[vagas["AC"]:] == i]
            yield from (f"{cargo};{x};{g}" for x in do_grupo[:vagas[g]])


def main():
    inicio = time.perf_counter()
    candidatas = ler("candidatos.csv")
    print(f"leitura {time.perf_counter() - inicio:.2f}", file=sys.stderr)
    sys.stdout.writelines(linha + "\n" for linha in sorted(ocupar(classificar(candidatas))))


main()
