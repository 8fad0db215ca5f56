import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { latticeDrawings } from '../girih/drawings.ts';

/** Where the style sheets look for them; nothing there is kept in the repository. */
const FOLDER = '.cache/lattice';

/**
 * Draws the lattices before the style sheets ask for them. They are files of their own, used as masks: no page carries
 * their paths, no browser their geometry, and the page's own gold shines through in every theme.
 */
export function latticeFiles(): Plugin {
  return {
    name: 'lattice-files',
    config({ root = process.cwd() }) {
      mkdirSync(join(root, FOLDER), { recursive: true });
      for (const [name, drawing] of Object.entries(latticeDrawings())) {
        const path = join(root, FOLDER, name);
        // An unchanged file keeps its time: development would reload the page for it.
        if (!existsSync(path) || readFileSync(path, 'utf8') !== drawing) writeFileSync(path, drawing);
      }
    },
  };
}
