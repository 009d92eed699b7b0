package oversight

// about goes first in the zip.
const about = `Extrato do certame, com os dados pessoais encobertos

As pessoas aparecem só pelo número de inscrição. Não há nome, nascimento, contato nem
texto livre; do CPF, quando há, só ***.456.789-**. Cada coluna está em uma lista do que
pode sair: coluna em que ninguém pensou não sai.

edital.yaml      as regras, sem comentários
candidatos.csv   cargo, notas, opções, o que se decidiu sobre elas e situação
resultado/       as tabelas do último resultado: listas, ordem, quadro e as demais
fatos.csv        o livro de fatos, sem motivos, processos e autores
atos.csv         o que se publicou, quem propôs e quem confirmou
acessos.csv      quem fez e quem viu o quê, pela conta
arquivos.csv     cada arquivo do certame, com o resumo SHA-256 do conteúdo inteiro
dicionario.csv   o que diz cada coluna, e quem pode lê-la

Opções e decisões são dado sensível, ainda que sem nome (Lei 13.709/2018, arts. 5º, II,
e 11). O número de inscrição leva à pessoa nas listas publicadas: não divulgue.
O extrato sem encobrimento depende de fundamento escrito, que fica registrado.
`
