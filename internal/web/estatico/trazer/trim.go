package main

import (
	"regexp"
	"slices"
	"strings"
)

// components are the parts of the design that the pages use; what is only of others
// is left out, which is most of it.
var components = []string{
	"br-breadcrumb", "br-button", "br-card", "br-checkbox", "br-divider", "br-footer", "br-header", "br-input", "br-item", "br-list",
	"br-message", "br-pagination", "br-radio", "br-table", "br-tag", "br-textarea", "br-upload",
}

// layout are the classes of the design that belong to no component.
var layout = regexp.MustCompile(`^(container|container-lg|container-fluid|row|col|col-(sm|md|lg)(-\d+)?|col-\d+|feedback|h[1-6])$`)

var classes = regexp.MustCompile(`\.(-?[_a-zA-Z][\w-]*)`)

// trim keeps the rules of a style sheet that the pages can meet.
func trim(sheet string) string {
	var out strings.Builder
	for _, r := range rules(sheet) {
		out.WriteString(kept(r))
	}
	return out.String() + "\n"
}

// kept is what is left of a rule: nothing, the rule with fewer selectors, or a block
// of such rules.
func kept(rule string) string {
	head, body, found := strings.Cut(rule, "{")
	switch {
	case !found || strings.HasPrefix(head, "@charset") || strings.HasPrefix(head, "@keyframes"):
		return rule
	case strings.HasPrefix(head, "@media"):
		inside := strings.TrimSuffix(trim(strings.TrimSuffix(body, "}")), "\n")
		if inside == "" {
			return ""
		}
		return head + "{" + inside + "}"
	case strings.HasPrefix(head, "@"):
		return ""
	}
	selectors := slices.DeleteFunc(split(head), func(s string) bool { return !used(s) })
	if len(selectors) == 0 {
		return ""
	}
	return strings.Join(selectors, ",") + "{" + body
}

// used says whether the pages can have what a selector asks for.
func used(selector string) bool {
	ours := false
	all := classes.FindAllStringSubmatch(selector, -1)
	for _, c := range all {
		if strings.HasPrefix(c[1], "br-") {
			if !slices.Contains(components, c[1]) {
				return false
			}
			ours = true
		}
	}
	return ours || !slices.ContainsFunc(all, func(c []string) bool { return !layout.MatchString(c[1]) })
}

// rules cuts a sheet at the braces that close its outermost blocks.
func rules(sheet string) (out []string) {
	depth, start := 0, 0
	for i, c := range sheet {
		switch c {
		case '{':
			depth++
		case '}':
			if depth--; depth == 0 {
				out, start = append(out, sheet[start:i+1]), i+1
			}
		}
	}
	return out
}

// split cuts a list of selectors at its own commas, not at those inside of :not(a,b).
func split(list string) (out []string) {
	depth, start := 0, 0
	for i, c := range list {
		switch {
		case c == '(':
			depth++
		case c == ')':
			depth--
		case c == ',' && depth == 0:
			out, start = append(out, list[start:i]), i+1
		}
	}
	return append(out, list[start:])
}
