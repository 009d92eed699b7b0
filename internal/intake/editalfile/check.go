package editalfile

import (
	"fmt"
	"slices"
	"strings"
	"unicode"

	"certame"
	"certame/internal/intake"

	"github.com/goccy/go-yaml/ast"
)

// check reads a node by its spec. ok is false when the node was refused.
func (r *reader) check(n ast.Node, s *spec, name string) (v value, ok bool) {
	v.spec = s
	v.line, v.column = place(n)
	if isIndirect(n) {
		r.refuse(v.line, v.column, "", fmt.Sprintf("âncora, apelido ou etiqueta de YAML em «%s»", name), "Escreva o valor por extenso.")
		return v, false
	}
	switch s.kind {
	case kindObject:
		return r.checkObject(n, s, name, v)
	case kindMap:
		return r.checkMap(n, s, name, v)
	case kindList:
		return r.checkList(n, s, name, v)
	case kindEither:
		return r.check(n, fitting(n, s), name)
	}
	written, isScalar := scalar(n)
	if !isScalar {
		r.refuse(v.line, v.column, "", fmt.Sprintf("«%s» deve ser %s", name, describe(s)), exampleOf(s))
		return v, false
	}
	v.text = strings.TrimSpace(written)
	if s.kind == kindText {
		v.text = strings.Join(strings.Fields(v.text), " ") // a block of several lines is one text
	}
	if strings.ContainsFunc(v.text, unicode.IsControl) {
		r.refuse(v.line, v.column, v.text, fmt.Sprintf("«%s» tem quebra de linha ou outro caractere de controle", name), "Escreva o texto em uma só linha, sem tabulação.")
		return v, false
	}
	return v, r.convert(&v, name)
}

// isIndirect reports whether a node is written by means of another, which the
// person who reads the file would have to look for.
func isIndirect(n ast.Node) bool {
	switch n.(type) {
	case *ast.AnchorNode, *ast.AliasNode, *ast.TagNode:
		return true
	}
	return false
}

// fitting is the alternative whose shape is that of the node: a list for a
// list, an object for a mapping, else the scalar one.
func fitting(n ast.Node, s *spec) *spec {
	_, isMapping := mapping(n)
	_, isList := n.(*ast.SequenceNode)
	for _, option := range s.either {
		switch option.kind {
		case kindList:
			if isList {
				return option
			}
		case kindObject, kindMap:
			if isMapping {
				return option
			}
		default:
			if !isMapping && !isList {
				return option
			}
		}
	}
	return s.either[0]
}

func (r *reader) checkObject(n ast.Node, s *spec, name string, v value) (value, bool) {
	entries, ok := mapping(n)
	if !ok {
		r.refuse(v.line, v.column, nodeText(n), fmt.Sprintf("«%s» deve ser um conjunto de chaves", name), "Chaves aceitas: "+strings.Join(s.keys(), ", ")+".")
		return v, false
	}
	for _, e := range entries {
		key, line, column := r.key(e)
		inner := s.field(key)
		if inner == nil {
			r.unknownKey(key, line, column, s)
			ok = false
			continue
		}
		ok = r.addEntry(&v, e, key, line, column, inner) && ok
	}
	for _, f := range s.fields {
		if _, has := v.get(f.key); f.required && !has && !r.refusedKey(entries, f.key) {
			r.refuse(v.line, v.column, "", fmt.Sprintf("falta a chave obrigatória «%s» em «%s»", f.key, name), f.doc+".")
			ok = false
		}
	}
	return v, r.checkOne(v, entries, s, name) && ok
}

// checkOne refuses an object with none, or several, of the keys of which one says
// the same as the others.
func (r *reader) checkOne(v value, entries []*ast.MappingValueNode, s *spec, name string) bool {
	has := 0
	for _, key := range s.one {
		if r.refusedKey(entries, key) {
			has++
		}
	}
	switch {
	case len(s.one) == 0 || has == 1:
		return true
	case has == 0:
		r.refuse(v.line, v.column, "", fmt.Sprintf("falta a chave obrigatória «%s» em «%s»", s.one[0], name), s.field(s.one[0]).doc+".")
	default:
		r.refuse(v.line, v.column, "", fmt.Sprintf("«%s» juntas em «%s»", strings.Join(s.one, "» e «"), name), "Deixe só uma.")
	}
	return false
}

// refusedKey reports whether the key is in the file although its value was
// refused: one mistake, one message.
func (r *reader) refusedKey(entries []*ast.MappingValueNode, key string) bool {
	return slices.ContainsFunc(entries, func(e *ast.MappingValueNode) bool {
		written, _, _ := r.key(e)
		return written == key
	})
}

func (r *reader) key(e *ast.MappingValueNode) (key string, line, column int) {
	t := e.Key.GetToken()
	return strings.TrimSpace(t.Value), t.Position.Line, t.Position.Column
}

// addEntry reads one entry, refusing a repeated key.
func (r *reader) addEntry(v *value, e *ast.MappingValueNode, key string, line, column int, inner *spec) bool {
	if _, repeated := v.get(key); repeated {
		r.refuse(line, column, key, "chave repetida", "Deixe só uma: não é possível saber qual vale.")
		return false
	}
	if _, isNull := e.Value.(*ast.NullNode); isNull || e.Value == nil {
		r.refuse(line, column, key, "chave sem valor", "Escreva o valor ou retire a chave.")
		return false
	}
	checked, ok := r.check(e.Value, inner, key)
	if ok {
		v.entries = append(v.entries, entry{key, line, column, checked})
	}
	return ok
}

func (r *reader) unknownKey(key string, line, column int, s *spec) {
	if r.full() {
		r.more++
		return
	}
	remedy := "Chaves aceitas: " + strings.Join(s.keys(), ", ") + "."
	if near := intake.Nearest(key, s.keys()); near != "" {
		remedy = fmt.Sprintf("A chave mais parecida é «%s».", near)
	}
	r.refuse(line, column, key, "chave desconhecida", remedy)
}

func (r *reader) checkMap(n ast.Node, s *spec, name string, v value) (value, bool) {
	entries, ok := mapping(n)
	if !ok {
		r.refuse(v.line, v.column, nodeText(n), fmt.Sprintf("«%s» deve ser %s", name, describe(s)), exampleOf(s))
		return v, false
	}
	if len(entries) > certame.MaxGroups+1 && !s.tests {
		r.refuse(v.line, v.column, fmt.Sprint(len(entries)), fmt.Sprintf("chaves demais em «%s»", name), fmt.Sprintf("As chaves são modalidades: AC e até %d grupos.", certame.MaxGroups))
		return v, false
	}
	for _, e := range entries {
		key, line, column := r.key(e)
		ok = r.addEntry(&v, e, key, line, column, s.item) && ok
	}
	return v, ok
}

func (r *reader) checkList(n ast.Node, s *spec, name string, v value) (value, bool) {
	sequence, ok := n.(*ast.SequenceNode)
	if !ok {
		r.refuse(v.line, v.column, nodeText(n), fmt.Sprintf("«%s» deve ser uma lista", name), "Uma linha por item, começando com «- ».")
		return v, false
	}
	if len(sequence.Values) == 0 {
		r.refuse(v.line, v.column, "", fmt.Sprintf("«%s» está vazia", name), "Escreva os itens ou retire a chave.")
		return v, false
	}
	for _, item := range sequence.Values {
		checked, good := r.check(item, s.item, name)
		if good {
			v.items = append(v.items, checked)
		}
		ok = good && ok
	}
	return v, ok
}

func nodeText(n ast.Node) string {
	written, _ := scalar(n)
	return written
}
