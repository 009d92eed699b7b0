// Package profile knows the layouts that boards, bodies and gazettes publish:
// each is data (perfis/*.yaml), with what it is recognised by and what each of
// its columns is. A table is recognised by its headers, and the header that
// proved each column is kept, to be shown.
package profile
