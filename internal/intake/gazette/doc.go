// Package gazette reads the XML in which the official gazette gives back what it
// published: the article, and in it the items of an appointment of many people.
// The text comes as HTML inside CDATA, and people only by name.
package gazette
