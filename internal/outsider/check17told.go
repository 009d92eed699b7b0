package outsider

// sameChoices is check 17: preferencias.csv has the choices of candidatos.csv, in
// the same order, and says of each what the other files say.
func (w *world) sameChoices() *Divergence {
	told := w.choices.told
	for i, who := range w.choices.people {
		for _, c := range w.choices.of(i) {
			p := w.posts[c.post]
			if len(told) == 0 {
				return differs(17, choicesFile, 0, "faltam as linhas da inscrição %s no cargo %s", cutText(w.name(who.key)), p.code)
			}
			row := told[0]
			if told = told[1:]; row.key != who.key || row.post != c.post {
				return differs(17, choicesFile, int(row.line), "a linha é da inscrição %s no cargo %s, e %s tem ali a %s no cargo %s", cutText(w.name(row.key)), w.posts[row.post].code, peopleFile, cutText(w.name(who.key)), p.code)
			}
			if d := p.scene.saysTheSame(row, c.row); d != nil {
				return d
			}
		}
	}
	if len(told) > 0 {
		return differs(17, choicesFile, int(told[0].line), "a inscrição %s não tem esse cargo em %s", cutText(w.name(told[0].key)), peopleFile)
	}
	return nil
}

func (s *scene) saysTheSame(told choiceRow, row int32) *Divergence {
	name, listed := s.name(told.key), s.lists[row]|s.apart[row] != 0
	word, status := s.w.statuses.word(told.status), s.w.statuses.word(s.status[row])
	seated := s.called[row] > 0
	switch {
	case !listed && word != offLists:
		return differs(17, choicesFile, int(told.line), "a inscrição %s está %s no cargo %s, e em lista nenhuma", name, cutText(word), s.p.code)
	case listed && word != status:
		return differs(17, choicesFile, int(told.line), "a inscrição %s está %s no cargo %s, e em %s está %s", name, cutText(word), s.p.code, standingFile, cutText(status))
	case told.seated != seated:
		return differs(17, choicesFile, int(told.line), "ocupa é %s, e %s diz %s da inscrição %s no cargo %s", yesNo(told.seated), callsFile, yesNo(seated), name, s.p.code)
	case told.waits != (listed && status == "classificada"):
		return differs(17, choicesFile, int(told.line), "espera é %s, e a situação da inscrição %s no cargo %s é %s", yesNo(told.waits), name, s.p.code, cutText(status))
	case s.lists[row] != 0 && told.score != s.score[row]:
		return differs(17, choicesFile, int(told.line), "a nota da inscrição %s no cargo %s é %s, e em %s é %s", name, s.p.code, showPoints(told.score), listsFile, showPoints(s.score[row]))
	}
	return nil
}

func yesNo(is bool) string {
	if is {
		return "sim"
	}
	return "nao"
}
