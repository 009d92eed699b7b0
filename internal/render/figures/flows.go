package figures

import "html/template"

// Flows draws what passed from each of some to each other: bands as thick as the
// numbers, each with its number and where it goes, so that no colour is needed.
func Flows(id, title, about string, names []string, passed [][]int) template.HTML {
	left, right, most := sides(passed)
	d := begin(id, title, about, 60+line*2*len(names))
	for i, name := range names {
		if left[i] > 0 {
			d.text(names1-8, place(i)+5, "end", name+" cede "+itoa(left[i]), "")
		}
		if right[i] > 0 {
			d.text(width-names1+8, place(i)+5, "start", name+" recebe "+itoa(right[i]), "")
		}
	}
	for i := range passed {
		for j, n := range passed[i] {
			if n > 0 {
				d.band(place(i), place(j), max(2, n*20/most), names[i]+" → "+names[j]+": "+itoa(n))
			}
		}
	}
	return d.done()
}

const names1 = 190

func place(i int) int { return 36 + i*line*2 }

func sides(passed [][]int) (left, right []int, most int) {
	left, right, most = make([]int, len(passed)), make([]int, len(passed)), 1
	for i := range passed {
		for j, n := range passed[i] {
			left[i], right[j], most = left[i]+n, right[j]+n, max(most, n)
		}
	}
	return left, right, most
}

func (d *drawing) band(from, to, thick int, name string) {
	middle := itoa(width / 2)
	d.put(`<path d="M`, itoa(names1), ` `, itoa(from), `C`, middle, ` `, itoa(from), ` `, middle, ` `, itoa(to), ` `, itoa(width-names1), ` `, itoa(to),
		`" fill="none" stroke="#1351b4" stroke-opacity="0.6" stroke-width="`, itoa(thick), `"><title>`, template.HTMLEscapeString(name), `</title></path>`)
}
