package web

// panelPattern is where the contest begins for who works with all of it.
const panelPattern = "/certames/{certame}"

// elsewhere is the page where who may not see this one begins.
type elsewhere string

func (elsewhere) Error() string { return "another page" }

// begins is where a contest begins for who may not see its panel: the first page of the
// menu that they may open. «Certames» and the way back of every page lead to the contest,
// and who votes or competes would find nothing there.
func (v *visit) begins() string {
	if v.about == nil {
		return ""
	}
	links := v.menu((&subject{Contest: *v.about}).standing())
	for _, group := range menuGroups {
		for _, text := range group.texts {
			for _, link := range links {
				if link.Text == text {
					return link.Address
				}
			}
		}
	}
	return ""
}
