package certame

// SeatNumber is the number of a vacancy in its pool, from 1, in the order in
// which it opened, for the whole validity of the contest. Refilling a seat
// keeps its number (Lei 15.142/2025, art. 7º, § 3º); only a new vacancy opens a
// new one (art. 1º, § 2º).
type SeatNumber int

// PostIndex is the dense index of a post in the edital, from 0.
type PostIndex uint16

// Person is the dense index of a candidate in the Roll, from 0.
type Person int32

// Nobody is the absence of a Person.
const Nobody Person = -1
