// Package vacancy is the second stage: how many seats each modality has and
// which number each seat bears in the order. Nothing here knows
// a candidate: the label of a seat is a function of the percentages.
package vacancy
