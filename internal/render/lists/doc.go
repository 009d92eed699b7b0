// Package lists makes the public document of a result: the lists and the order of
// call, with what may be read by everybody and nothing else. One gate decides
// every field, for every format, and says why. It starts from what is public and
// adds: a column nobody thought of does not come out.
package lists
