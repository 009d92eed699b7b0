// Package inspection holds a configuration to the machine and to the services that it
// names, before the platform opens: each finding says where it was configured, what is
// wrong and what to do. It changes nothing.
package inspection
