// Package preference is the stage of several posts by preference: each
// candidate puts posts in order, each post has seats by modality, and everybody
// ends in one post at most.
//
// It is candidate-proposing deferred acceptance. Whoever is free applies to the
// best post still open to them; each post looks at those it had and those who
// came, takes whom the assignment of R-31 takes, reversions included, and lets
// the others go on to their next post. When nobody moves, no person and post
// would rather have each other, and nobody could be in a better post in any
// allocation of which that is true.
//
// Two properties of the assignment carry the result, and the tests hold it to
// them on every small world: whom it turns away stays turned away when more
// people come, and more people never fill fewer seats. With one group per person
// the chains of the decree, of the law and of the second unified contest have
// both. Other chains, and groups that overlap, may lack the first: see
// Allocation.Blocking.
package preference
