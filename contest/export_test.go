package contest

// Updates is how many facts only updated which post each candidate takes.
func (l *Live) Updates() int { return l.updates }
