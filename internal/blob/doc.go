// Package blob keeps bytes under the digest of what they are: the files of a
// contest, documents, films. Put twice, they are kept once; read, they are held to
// the digest they were asked by. Two drivers, a folder and any service that speaks
// the protocol of S3, pass the same suite of tests.
package blob
