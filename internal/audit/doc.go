// Package audit rebuilds the order of a contest out of published acts, whoever
// published them, and says where the acts depart from it. It needs the rules, the
// lists and the acts; nothing that an agency keeps to itself.
package audit
