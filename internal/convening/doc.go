// Package convening gives each person called a day, an hour and a room, and
// writes the calendar entry of each.
package convening
