package outsider

// cursor reads the fields of the rows of one file: posts, labels, situations,
// registrations and numbers, each with its complaint. One per file, because it
// remembers the last post and the last situation: rows come in runs.
type cursor struct {
	w          *world
	file       string
	lastPost   *post
	lastWord   string
	lastStatus uint8
	fault      *Divergence
}

func (c *cursor) fail(check, line int, format string, values ...any) {
	if c.fault == nil {
		c.fault = differs(check, c.file, line, format, values...)
	}
}

func (c *cursor) post(line int, code []byte) *post {
	if c.lastPost != nil && c.lastPost.code == string(code) {
		return c.lastPost
	}
	at, known := c.w.postNo[string(code)]
	if !known {
		c.fail(4, line, "o cargo %q não está em %s", cutText(string(code)), boardFile)
		return nil
	}
	c.lastPost = c.w.posts[at]
	return c.lastPost
}

func (c *cursor) label(line int, code []byte) int {
	at, known := c.w.labelNo[string(code)]
	if !known {
		c.fail(2, line, "a modalidade %q não é coluna de %s", cutText(string(code)), boardFile)
	}
	return at
}

func (c *cursor) key(line int, text []byte) key {
	if len(text) == 0 || len(text) > maxName {
		c.fail(2, line, "a inscrição %q está vazia ou passa de %d letras", cutText(string(text)), maxName)
		return key{}
	}
	if c.w.full(text) {
		c.fail(2, line, "as inscrições de mais de 15 letras passam de %d bytes ao todo", maxLong)
		return key{}
	}
	return c.w.key(text)
}

func (c *cursor) status(line int, word []byte) uint8 {
	if string(word) == c.lastWord && c.lastWord != "" {
		return c.lastStatus
	}
	number, ok := c.w.statuses.number(word)
	if !ok {
		c.fail(2, line, "a situação %q está vazia ou há situações demais", cutText(string(word)))
		return 0
	}
	c.lastWord, c.lastStatus = string(word), number
	return number
}

func (c *cursor) count(line int, column string, text []byte) int {
	n, ok := count(text)
	if !ok {
		c.fail(2, line, "%s devia ser um número, e é %q", column, cutText(string(text)))
	}
	return n
}

func (c *cursor) points(line int, text []byte) int64 {
	n, ok := points(text)
	if !ok {
		c.fail(2, line, "a nota devia ser um número de até nove casas, e é %q", cutText(string(text)))
	}
	return n
}

func (c *cursor) yes(line int, column string, text []byte) bool {
	if s := string(text); s != "sim" && s != "nao" {
		c.fail(2, line, "%s devia ser sim ou nao, e é %q", column, cutText(s))
	}
	return string(text) == "sim"
}
