package jobs

import (
	"context"
	"strconv"
)

// What is at work in this process is known by the number of River from the moment
// it gives the job, and by the token of the holder from the moment it is held.
func riverKey(id int64) string { return "river " + strconv.FormatInt(id, 10) }

// hold notes that something is at work here. Nothing is, once the queue stops.
func (q *Queue) hold(key string, cancel context.CancelCauseFunc) bool {
	q.mu.Lock()
	defer q.mu.Unlock()
	if !q.stop {
		q.live[key] = cancel
	}
	return !q.stop
}

func (q *Queue) drop(key string) {
	q.mu.Lock()
	defer q.mu.Unlock()
	delete(q.live, key)
}

func (q *Queue) isLive(key string) bool {
	q.mu.Lock()
	defer q.mu.Unlock()
	_, live := q.live[key]
	return live
}
