// Package certame holds the vocabulary shared by every stage of a contest
// (certame): modalities, groups, ratios, scores, dates and the columns in which
// candidates are held. It imports nothing of the module, decides nothing, and
// does no input or output; the law speaks in the packages that import it.
package certame
