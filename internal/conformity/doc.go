// Package conformity runs any program over the scenarios of the kit and says how
// far it agrees, by rule and by article. It judges the tables of the contract
// only: texts and traces are each program's own.
package conformity
