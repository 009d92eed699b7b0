// Code generated from law/dados by lawgen. DO NOT EDIT.

package law

var forbiddenWords = [...]ForbiddenWord{
	{"ancestral", true, "ancestralidade"},
	{"ascend", true, "ancestralidade"},
	{"genealog", true, "ancestralidade"},
	{"hereditar", true, "ancestralidade"},
	{"avo", false, "ancestralidade"},
	{"avos", false, "ancestralidade"},
	{"bisav", true, "ancestralidade"},
	{"pai", false, "ancestralidade"},
	{"mae", false, "ancestralidade"},
	{"genitor", true, "ancestralidade"},
	{"parent", true, "ancestralidade"},
	{"famil", true, "ancestralidade"},
	{"laudo", true, "laudo"},
	{"medic", true, "laudo_medico"},
	{"dermatolog", true, "laudo_dermatologico"},
	{"fitzpatrick", false, "laudo_dermatologico"},
	{"fototipo", true, "laudo_dermatologico"},
	{"genet", true, "laudo_genetico"},
	{"dna", false, "laudo_genetico"},
	{"antropolog", true, "laudo_antropologico"},
}
