package api

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"time"

	"certame/internal/docket"
	"certame/internal/store"
)

// KeyInput is the key under which a request is carried out once.
type KeyInput struct {
	Key string `header:"Idempotency-Key" required:"true" minLength:"8" maxLength:"200" doc:"Uma chave nova para cada coisa a fazer. O mesmo pedido repetido com ela recebe a mesma resposta, e nada se faz duas vezes; vale por 24 horas."`
}

// Made is the answer to what made something.
type Made[B any] struct {
	Status   int    `json:"status"`
	Location string `header:"Location" json:"local,omitempty" doc:"Onde está o que foi feito."`
	ETag     string `header:"ETag" json:"etiqueta,omitempty" doc:"A etiqueta do estado que ficou."`
	Replayed string `header:"Idempotency-Replayed" json:"-" doc:"true quando é a resposta de antes, repetida."`
	Body     B      `json:"corpo"`
}

// lease is how long a request that died holds its key.
const lease = 15 * time.Minute

// once carries out what a key asks for one time, and gives the same answer to every
// repetition. What was done and its answer are written together: keep, which do calls
// inside of its transaction (the docket by itself does), writes the answer.
func once[M, B any](c *call, key string, asked any, do func(ctx context.Context, keep func(*store.DB, any) error) (M, error), shown func(M) (Made[B], error)) (*Made[B], error) {
	request, err := c.requestDigest(asked)
	if err != nil {
		return nil, err
	}
	claim, err := c.Store.Recall(c.ctx, c.by(), key, request, lease)
	if err == store.ErrOtherRequest { //nolint:errorlint // it comes bare
		return nil, problem(kindRefused, "Esta chave de idempotência já foi usada com outro pedido.", "Use uma chave nova.")
	}
	if err != nil {
		return nil, err
	}
	if claim.Answered {
		return replayed[B](claim.Answer)
	}
	var out Made[B]
	done := false
	defer func() {
		if !done { // refused, or fallen: it may come again corrected
			_ = c.Store.Forget(context.WithoutCancel(c.ctx), claim) // else the lease ends it
		}
	}()
	keep := func(tx *store.DB, made any) (err error) {
		if out, err = shown(made.(M)); err != nil { //nolint:errcheck // what the action makes
			return err
		}
		answer, err := json.Marshal(out)
		if err != nil {
			return err
		}
		return tx.Remember(c.ctx, claim, store.Answer{Status: out.Status, Body: answer})
	}
	if _, err := do(docket.Along(c.ctx, keep), keep); err != nil {
		return nil, err
	}
	done = true
	return &out, nil
}

// requestDigest tells requests apart: the operation, its contest, and what was sent.
func (c *call) requestDigest(asked any) (string, error) {
	text, err := json.Marshal(asked)
	sum := sha256.New()
	sum.Write([]byte(c.op.ID + "\x00" + c.r.URL.Path + "\x00"))
	sum.Write(text)
	return hex.EncodeToString(sum.Sum(nil)), err
}

func replayed[B any](a store.Answer) (*Made[B], error) {
	out := &Made[B]{}
	err := json.Unmarshal(a.Body, out)
	out.Replayed = "true"
	return out, err
}
