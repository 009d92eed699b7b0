// Package reconcile holds what others wrote — ranks, totals, lists, the gazette —
// to what was computed, and says each difference: where, both values, what to do.
// It mends nothing and puts nothing in another order.
package reconcile
