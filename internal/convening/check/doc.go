// Package check holds a plan of sessions to what was asked, by code of its own: it
// knows neither how the plan was made nor the types it was made with, and walks the
// appointments by time where the planner walks rooms.
package check
