package durable

// SyncFolder has nothing to do: Windows cannot flush a folder, and NTFS journals
// the names in it.
func SyncFolder(string) error { return nil }
