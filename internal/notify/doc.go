// Package notify writes to people: a message for each summons, sent by the server of
// mail that the installation has, or taken away to be printed where it has none.
//
// A message is written once and sent once. Before it goes, it is marked as going; a
// program that dies in between leaves it in doubt, and nobody sends it again without
// a person saying so: SMTP cannot tell afterwards whether a server that got all of a
// message took it. Sent again, it has the same Message-ID, by which servers and
// programs of mail that look at it know it for the same.
//
// That a server took a message is not that it arrived, and that it arrived is not
// that it was read: only the person says that, by the link of the receipt.
package notify
