package web

import "strings"

// browserNames are what browsers call themselves, the ones that pretend to be others
// before those.
var browserNames = [][2]string{
	{"Edg/", "Edge"},
	{"OPR/", "Opera"},
	{"SamsungBrowser/", "Samsung Internet"},
	{"Firefox/", "Firefox"},
	{"FxiOS/", "Firefox"},
	{"CriOS/", "Chrome"},
	{"Chromium/", "Chromium"},
	{"Chrome/", "Chrome"},
	{"Safari/", "Safari"},
}

var systemNames = [][2]string{
	{"Android", "Android"}, {"iPhone", "iPhone"}, {"iPad", "iPad"}, {"Windows", "Windows"}, {"CrOS", "ChromeOS"}, {"Mac OS", "Mac"}, {"Linux", "Linux"},
}

// browserName is a browser as its owner knows it: where it is, and what it is.
func browserName(said string) string {
	browser, system := named(said, browserNames), named(said, systemNames)
	switch {
	case browser == "" && system == "":
		return "Outro programa"
	case system == "":
		return browser
	case browser == "":
		return "Navegador em " + system
	}
	return browser + " em " + system
}

func named(said string, names [][2]string) string {
	for _, n := range names {
		if strings.Contains(said, n[0]) {
			return n[1]
		}
	}
	return ""
}
