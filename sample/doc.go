// Package sample is what a second reading of decided cases may say (Decreto
// 12.536/2025, art. 2º, sole paragraph, III): how many cases to read so that diverging
// ones do not go unseen, how they are shared among the boards, how far the two readings
// agree, and which of these numbers may be shown without showing anybody. Everything
// is counted in whole numbers.
package sample
