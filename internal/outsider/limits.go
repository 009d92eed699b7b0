package outsider

// PageRows is how many rows fit in the four gigabytes that a page has.
const PageRows = 24_000_000

// What a file may claim before it is read. A package of two million people has a
// tenth of each, and one of two million who put ten posts in order, four fifths; a
// file made to exhaust the machine has more.
const (
	maxFiles    = 1_000       // entries of the zip
	maxBytes    = 8 << 30     // all entries, opened
	maxJSON     = 16 << 20    // pacote.json, kept whole in memory
	maxRow      = 1 << 20     // one row of a table, one line of facts
	maxRows     = 120_000_000 // rows of all tables, kept in memory: 50 bytes each
	maxExpected = 4_000_000   // people for whom room is made because pacote.json says so
	maxPosts    = 100_000     // rows of quadro.csv
	maxLists    = 64          // modalities, one bit each
	maxName     = 200         // a registration number or a code
	maxLong     = 256 << 20   // all different registrations of more than fifteen letters
	maxStatus   = 250         // different situations of people
	chunkBytes  = 256 << 10   // what is opened at a time
)
