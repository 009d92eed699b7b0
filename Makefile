# Everything a person or a machine runs, in one place.
GO ?= go
TOOL = $(GO) tool -modfile=tools/go.mod

.PHONY: help run referencia test check atualizacao bench formats conferir telas estatico api cover lint matrix fuzz deps vulnerabilidades reproduzir lancar ensaios esquema imagem

help: ## lists these targets
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | expand -t 10

run: ## the main job on an invented contest
	$(GO) run ./cmd/certame demonstrar

# The two longest go first: in the order of the alphabet the pages in Chromium came last
# and had one of two cores standing idle for eight minutes.
test: ## every test there is; installs first what the tests open files with, where it can
	.ci/programas
	$(GO) vet ./...
	$(GO) test -timeout 20m ./internal/web ./internal/cli ./...

atualizacao: ## the version before (DE=commit) on the tables of this one, as while machines are upgraded one by one
	.ci/atualizacao $(DE) $(BANCO)

check: ## before each commit: form, vet, the engine, the house and the texts (under two minutes with a warm cache)
	@test -z "$$($(TOOL) gofumpt -l .)" || { $(TOOL) gofumpt -l .; echo 'run gofumpt on these files'; exit 1; }
	$(GO) vet ./...
	$(GO) test $$($(GO) list ./... | grep -v -E '^certame/internal/($(SLOW))($$|/)')

# What starts servers, browsers or whole programs: only make test runs it.
SLOW = archive|auth|benchmark|blob|cli|complaint|custody|docket|embargo|enrolment|faults|inspection|installation|lookup|monitor|notices|notify|openpack|outsider|pgtest|publiclog|rights|scan|secondreading|sitting|situation|store|telemetry|transfer|web

bench: ## 2.1 million candidates over 200 posts, how time grows, and posts by preference (about ten minutes)
	$(GO) test -run '^$$' -bench . -benchtime 3x -timeout 60m ./internal/run ./preference

formats: ## a million rows as a workbook, ten thousand as PDF (about a minute)
	$(GO) test -run '^$$' -bench . -benchtime 1x -benchmem ./internal/render/sheets ./internal/render/pdftable

conferir: ## the second program, for the terminal and as one page: bin/conferir, bin/conferir.html and the page that is served
	$(GO) build -trimpath -o bin/conferir ./cmd/conferir
	$(GO) run ./internal/outsider/page/gerar bin/conferir.html internal/web/conferir/conferir.html.gz

telas: ## pictures of every page taken, and those that a text shows kept: docs/manual/telas
	rm -rf bin/telas && mkdir -p bin/telas docs/manual/telas
	TELAS=$(CURDIR)/bin/telas $(GO) test -count=1 -run InABrowser ./internal/web
	rm -f docs/manual/telas/*.webp
	grep -oh 'telas/[a-z0-9-]*[.]webp' *.md docs/*.md docs/manual/*.md | sort -u | sed 's,^telas/,,' | while read f; do cp bin/telas/$$f docs/manual/telas/ || exit 1; done

api: ## the description of the API again: docs/api/openapi.json and operacoes.md
	$(GO) test -count=1 -run 'TestDocument$$|TestOperationsPage$$' ./internal/web/api -update

estatico: ## the styles, fonts and scripts of others, brought again (needs npm and the network)
	$(GO) run ./internal/web/estatico/trazer internal/web/estatico

cover: ## how much of the engine the tests reach
	$(GO) test -coverpkg=./... -coverprofile=cover.out ./...
	$(GO) tool cover -func=cover.out | tail -1

lint: ## gofumpt, staticcheck and golangci-lint (builds the tools the first time)
	@test -z "$$($(TOOL) gofumpt -l .)" || { $(TOOL) gofumpt -l .; echo 'run gofumpt on these files'; exit 1; }
	$(TOOL) staticcheck ./...
	$(TOOL) golangci-lint run ./...

ensaios: ## the drills of bad days on real servers: back to an instant, copies, keys, three machines that fall (some minutes)
	$(GO) test -count=1 -run 'TestBackTo|TestKilled' ./internal/installation
	$(GO) test -count=1 -run 'TestStories/(backup|retomar|chave)' ./internal/cli
	$(GO) test -count=1 ./internal/faults

referencia: ## the references again, from the code: docs/comandos.md, edital.md, colunas.md, configuracao.md, enderecos.md
	$(GO) test -count=1 -run 'TestReference$$|TestColumnsReference$$|TestSchemaReference$$|TestAddressesReference$$' ./internal/cli ./internal/settings ./internal/intake/editalfile ./internal/web -update

esquema: ## the schema of certame.yaml again: docs/esquemas/certame.schema.json
	$(GO) run ./cmd/certame configurar --esquema > docs/esquemas/certame.schema.json

imagem: ## the container image, where there is docker or podman
	$$(command -v podman || command -v docker) build -f implantacao/Containerfile -t certame .

matrix: ## rewrites what is generated from law/dados: constants, matrix, interpretations, glossary
	$(GO) run ./internal/arch/lawgen
	$(GO) run ./internal/arch/matrix

deps: ## what the programs are made of: docs/dependencias.csv, licences held to those allowed, bin/certame.cdx.json (CycloneDX)
	$(GO) mod verify
	$(GO) run ./internal/supply/escrever
	.ci/construir . bin
	for one in certame conferir; do $(TOOL) cyclonedx-gomod bin -json -std -licenses -noserial -notimestamp -version v0 -output bin/$$one.cdx.json bin/$$one || exit 1; done

vulnerabilidades: ## faults known of what the programs call (asks vuln.go.dev, or GOVULNDB)
	$(TOOL) govulncheck ./cmd/...

reproduzir: ## two builds of what was committed, in different folders and caches: the same digest (some minutes)
	.ci/reproduzir

lancar: ## a signed release: make lancar VERSAO=0.2.0 CHAVE=~/.ssh/lancamento
	.ci/lancar "$(VERSAO)" "$(CHAVE)"

fuzz: ## every reader of internal/arch/leitores.csv, and what writes text of people, a minute each: make fuzz SEGUNDOS=60
	.ci/fuzz $(or $(SEGUNDOS),60)
