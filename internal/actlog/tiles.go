package actlog

import (
	"encoding/binary"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"certame/internal/durable"
	"certame/internal/intake"

	"golang.org/x/mod/sumdb/tlog"
)

// tilePath is where a tile is, as tlog-tiles (C2SP) lays a log out, so that any
// witness or mirror reads it: the layout of Go's module database has the height in
// the path, and says data where this says entries.
func tilePath(t tlog.Tile) string {
	path := strings.TrimPrefix(t.Path(), "tile/8/")
	return "tile/" + strings.Replace(path, "data/", "entries/", 1)
}

// writeTiles writes the tiles of the tree that are not in a folder yet, and the
// bundles of its leaves. A tile never changes once written: a partial one has its
// width in its name.
func (l *Log) writeTiles(folder string) error {
	stored, err := l.hashes()
	if err != nil {
		return err
	}
	for _, tile := range tlog.NewTiles(tileHeight, 0, int64(len(l.leaves))) {
		data, err := tlog.ReadTileData(tile, readerOf(stored))
		if err != nil {
			return err
		}
		if err := placeTile(folder, tile, data); err != nil {
			return err
		}
		if tile.L > 0 {
			continue
		}
		first := tile.N << tileHeight
		bundle := bundleOf(l.leaves[first : first+int64(tile.W)])
		tile.L = -1
		if err := placeTile(folder, tile, bundle); err != nil {
			return err
		}
	}
	return nil
}

// bundleOf is the leaves one after the other, each behind its length.
func bundleOf(leaves [][]byte) (out []byte) {
	for _, leaf := range leaves {
		out = append(binary.BigEndian.AppendUint16(out, uint16(len(leaf))), leaf...)
	}
	return out
}

// placeTile writes a tile. One left by an inclusion that was interrupted may be of
// an act that never was: it is written over. One that is right stays untouched.
func placeTile(folder string, tile tlog.Tile, data []byte) error {
	path := filepath.Join(folder, filepath.FromSlash(tilePath(tile)))
	if there, err := os.ReadFile(path); err == nil && string(there) == string(data) {
		return nil
	}
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return err
	}
	return durable.Write(path, data, 0o644)
}

// tilesOf reads the tiles of a folder, as tlog wants them.
type tilesOf string

// Height is that of the tiles of tlog-tiles.
func (tilesOf) Height() int { return tileHeight }

// SaveTiles has nothing to do: they are on the disk.
func (tilesOf) SaveTiles([]tlog.Tile, [][]byte) {}

// ReadTiles reads tiles. A log may throw a partial tile away when the full one is
// there: its beginning is the same.
func (folder tilesOf) ReadTiles(tiles []tlog.Tile) ([][]byte, error) {
	out := make([][]byte, len(tiles))
	for i, tile := range tiles {
		data, err := folder.read(tile)
		if errors.Is(err, fs.ErrNotExist) && tile.W < 1<<tileHeight {
			full := tile
			full.W = 1 << tileHeight
			if data, err = folder.read(full); len(data) > tile.W*tlog.HashSize {
				data = data[:tile.W*tlog.HashSize]
			}
		}
		if err != nil {
			return nil, missing(string(folder), err)
		}
		out[i] = data
	}
	return out, nil
}

func (folder tilesOf) read(tile tlog.Tile) ([]byte, error) {
	return os.ReadFile(filepath.Join(string(folder), filepath.FromSlash(tilePath(tile))))
}

// grew reports whether a head comes of another by adding, which the tiles of the
// later one must show. Tiles that are not there, or are not of that head, are an
// error: of them nothing follows.
func grew(folder string, before, now *Checkpoint) (bool, error) {
	if before.Size >= now.Size {
		return before.Size == now.Size && before.Root == now.Root, nil
	}
	reader := tlog.TileHashReader(tlog.Tree{N: now.Size, Hash: now.Root}, tilesOf(folder))
	if before.Size == 0 {
		_, err := tlog.TreeHash(now.Size, reader)
		return err == nil, tilesRefused(folder, err)
	}
	proof, err := tlog.ProveTree(now.Size, before.Size, reader)
	if err != nil {
		return false, tilesRefused(folder, err)
	}
	return tlog.CheckTree(proof, now.Size, now.Root, before.Size, before.Root) == nil, nil
}

// tilesRefused says in Portuguese what tlog says of tiles.
func tilesRefused(folder string, err error) error {
	if refused := (*intake.Refused)(nil); err == nil || errors.As(err, &refused) {
		return err
	}
	return refuse(folder, "os ladrilhos (tile/) não dão a cabeça assinada", "Copie a pasta inteira do registro, e de novo.")
}
