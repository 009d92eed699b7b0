package arch

import (
	"go/ast"
	"go/token"
	"go/types"
	"testing"

	"golang.org/x/tools/go/packages"
)

// What the syntax of the pure floor may not do. Each rule is a function from a
// node to a complaint, "" for none.
var purityRules = []func(*packages.Package, ast.Node) string{
	noGoroutine, noMapRange, noFloat, noClock, noPackageState,
}

func TestPureSyntax(t *testing.T) {
	for _, p := range purePackages(t) {
		for _, file := range p.Syntax {
			ast.Inspect(file, func(n ast.Node) bool {
				if n == nil {
					return true
				}
				for _, rule := range purityRules {
					if complaint := rule(p, n); complaint != "" {
						t.Errorf("%s: %s", p.Fset.Position(n.Pos()), complaint)
					}
				}
				return true
			})
		}
	}
}

func noGoroutine(_ *packages.Package, n ast.Node) string {
	switch n.(type) {
	case *ast.GoStmt, *ast.SendStmt, *ast.SelectStmt, *ast.ChanType:
		return "goroutines and channels: callers bring the cores"
	}
	return ""
}

// Ranging over a map visits it in another order every time.
func noMapRange(p *packages.Package, n ast.Node) string {
	if loop, ok := n.(*ast.RangeStmt); ok {
		if _, isMap := p.TypesInfo.TypeOf(loop.X).Underlying().(*types.Map); isMap {
			return "ranges over a map: its order is not ours"
		}
	}
	return ""
}

func noFloat(p *packages.Package, n ast.Node) string {
	e, ok := n.(ast.Expr)
	if !ok {
		return ""
	}
	if t, isBasic := p.TypesInfo.TypeOf(e).(*types.Basic); isBasic && t.Info()&(types.IsFloat|types.IsComplex) != 0 {
		return "floating point: all arithmetic is exact"
	}
	return ""
}

func noClock(p *packages.Package, n ast.Node) string {
	sel, ok := n.(*ast.SelectorExpr)
	if !ok {
		return ""
	}
	f, ok := p.TypesInfo.Uses[sel.Sel].(*types.Func)
	if ok && f.Pkg() != nil && f.Pkg().Path() == "time" && (f.Name() == "Now" || f.Name() == "Since" || f.Name() == "Until" || f.Name() == "LoadLocation") {
		return "time." + f.Name() + ": dates are facts, never the clock"
	}
	return ""
}

// noPackageState allows tables at package level and refuses writing to them.
func noPackageState(p *packages.Package, n ast.Node) string {
	switch n := n.(type) {
	case *ast.AssignStmt:
		if n.Tok == token.DEFINE {
			return ""
		}
		for _, target := range n.Lhs {
			if isPackageVar(p, target) {
				return "writes to a package-level variable"
			}
		}
	case *ast.IncDecStmt:
		if isPackageVar(p, n.X) {
			return "writes to a package-level variable"
		}
	case *ast.UnaryExpr:
		if n.Op == token.AND && isPackageVar(p, n.X) {
			return "takes the address of a package-level variable"
		}
	}
	return ""
}

func isPackageVar(p *packages.Package, e ast.Expr) bool {
	for {
		switch x := e.(type) {
		case *ast.IndexExpr:
			e = x.X
		case *ast.SelectorExpr:
			e = x.X
		case *ast.ParenExpr:
			e = x.X
		case *ast.StarExpr:
			e = x.X
		case *ast.Ident:
			v, ok := p.TypesInfo.Uses[x].(*types.Var)
			return ok && v.Parent() == p.Types.Scope()
		default:
			return false
		}
	}
}
