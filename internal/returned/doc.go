// Package returned reads what comes back of mail: notifications of delivery as programs
// write them (RFC 3464), and what older servers write in words. What it reads comes from
// anybody: it says what is written there, and who it is believed of is decided elsewhere.
package returned
