package review

import (
	"fmt"
	"strings"

	"certame/internal/intake/profile"
	"certame/internal/intake/review/cell"
	"certame/internal/intake/tabular"
)

// seatSums adds the seats of a table, to be compared with its row of totals.
type seatSums struct {
	sums   map[string]int
	totals []totalRow
}

type totalRow struct {
	line   int
	counts map[string]int
}

// totalRow takes aside the row of totals, which is not a post.
func (w *worker) totalRow(r *tabular.Row) bool {
	for i := range r.Cells {
		if text := at(r, i); len(text) > 0 {
			if word := profile.Clean(string(text)); !strings.HasPrefix(word, "total") && !strings.HasPrefix(word, "soma") {
				return false
			}
			w.seats.totals = append(w.seats.totals, totalRow{r.Line, w.seatCounts(r)})
			w.read--
			return true
		}
	}
	return false
}

func (w *worker) seatCounts(r *tabular.Row) map[string]int {
	counts := map[string]int{}
	for i := range w.list.columns {
		if w.list.values[i] == profile.Count && w.list.columns[i].SameAs == 0 {
			counts[w.list.columns[i].Field], _ = cell.Count(at(r, i))
		}
	}
	return counts
}

// sumSeats compares the seats of a post with its total.
func (w *worker) sumSeats(r *tabular.Row) *cell.Fault {
	if w.seats.sums == nil {
		w.seats.sums = map[string]int{}
	}
	counts, sum := w.seatCounts(r), 0
	for field, n := range counts {
		w.seats.sums[field] += n
		if field != "total" {
			sum += n
		}
	}
	if total, has := counts["total"]; has && total != sum {
		return cell.Wrong(fmt.Sprintf("as vagas somam %d, e o total da linha é %d", sum, total))
	}
	return nil
}

// checkTotals compares the rows of totals with what was added.
func (w *worker) checkTotals() {
	for _, t := range w.seats.totals {
		for field, n := range t.counts {
			if n != w.seats.sums[field] && n > 0 {
				w.read++
				w.quarantine = append(w.quarantine, Quarantine{Line: t.line, Reason: fmt.Sprintf("linha de total: %s diz %d, e as linhas somam %d", field, n, w.seats.sums[field]), Block: w.list.block})
				break
			}
		}
	}
}
