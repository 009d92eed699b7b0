// Package telemetry tells who operates the platform how it goes: numbers that Prometheus
// reads, and spans of a request that go to a collector of OpenTelemetry when somebody asks
// for them. What is told are patterns of addresses, kinds of work and statements as they
// are written in the program: never the number of a registration, a name, a CPF, a
// digest or the network of a person (S28).
package telemetry
