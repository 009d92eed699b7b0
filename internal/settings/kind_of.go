package settings

// File says whether the key names a file that must be there.
func (k Key) File() bool { return k.kind.file }

// Secret says whether only the account of the program may read that file.
func (k Key) Secret() bool { return k.kind.secret }
