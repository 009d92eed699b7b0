package main

import (
	"embed"
	"encoding/csv"
	"fmt"
	"slices"
	"strconv"
)

//go:embed dados
var data embed.FS

// model is what there is, what things cost and who comes.
type model struct {
	Resources []resource
	Costs     map[string][]float64 // of an action, by resource
	Scenarios []scenario
}

type resource struct {
	Code, Name, Unit, Add string
	Capacity              float64 // of one machine, each second
	Machines              int
	Adds                  bool // another machine makes it more
}

func (r *resource) all() float64 { return r.Capacity * float64(r.Machines) }

type scenario struct {
	Code, Name string
	Seconds    int
	Flows      []flow
}

// flow is one thing that many do in a scenario.
type flow struct {
	Action  string
	Times   float64
	Shape   shape
	Minutes float64
	Why     string
}

func readModel() (*model, error) {
	m := &model{Costs: map[string][]float64{}}
	for _, part := range []struct {
		file string
		row  func([]string) error
	}{{"recursos", m.resource}, {"custos", m.cost}, {"cenarios", m.flow}} {
		if err := eachRow("dados/"+part.file+".csv", part.row); err != nil {
			return nil, err
		}
	}
	return m, nil
}

func eachRow(path string, do func([]string) error) error {
	file, err := data.Open(path)
	if err != nil {
		return err
	}
	defer file.Close()
	in := csv.NewReader(file)
	in.Comma = ';'
	rows, err := in.ReadAll()
	if err != nil {
		return err
	}
	for n, row := range rows[1:] {
		if err := do(row); err != nil {
			return fmt.Errorf("%s, linha %d: %w", path, n+2, err)
		}
	}
	return nil
}

func (m *model) resource(row []string) error {
	capacity, err := strconv.ParseFloat(row[2], 64)
	if err != nil {
		return err
	}
	machines, err := strconv.Atoi(row[4])
	m.Resources = append(m.Resources, resource{Code: row[0], Name: row[1], Capacity: capacity, Unit: row[3], Machines: machines, Add: row[5], Adds: row[6] == "sim"})
	return err
}

func (m *model) cost(row []string) error {
	at := slices.IndexFunc(m.Resources, func(r resource) bool { return r.Code == row[1] })
	if at < 0 {
		return fmt.Errorf("não há o recurso %q", row[1])
	}
	if m.Costs[row[0]] == nil {
		m.Costs[row[0]] = make([]float64, len(m.Resources))
	}
	cost, err := strconv.ParseFloat(row[2], 64)
	m.Costs[row[0]][at] = cost
	return err
}

// flow takes a row; the first one of a scenario says its name and how long it lasts.
func (m *model) flow(row []string) error {
	if row[1] != "" {
		hours, err := strconv.Atoi(row[2])
		if err != nil {
			return err
		}
		m.Scenarios = append(m.Scenarios, scenario{Code: row[0], Name: row[1], Seconds: hours * 3600})
	}
	s := &m.Scenarios[len(m.Scenarios)-1]
	times, err := strconv.ParseFloat(row[4], 64)
	if err != nil {
		return err
	}
	minutes, err := strconv.ParseFloat(row[6], 64)
	if err != nil {
		return err
	}
	if m.Costs[row[3]] == nil || shapes[row[5]] == nil || s.Code != row[0] {
		return fmt.Errorf("%q, %q: não se sabe quanto custa, ou como chega", row[3], row[5])
	}
	s.Flows = append(s.Flows, flow{row[3], times, shapes[row[5]], minutes, row[7]})
	return nil
}
