import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { latticeDrawings } from '../girih/drawings.ts';

/** Folder that the style sheets refer to; it is not committed. */
const FOLDER = '.cache/lattice';

/**
 * Draws the lattices before the style sheets load them. They are separate files, used as masks: no page contains their
 * paths, no browser computes their geometry, and the page's own gold shows through in every theme.
 */
export function latticeFiles(): Plugin {
  return {
    name: 'lattice-files',
    config({ root = process.cwd() }) {
      mkdirSync(join(root, FOLDER), { recursive: true });
      for (const [name, drawing] of Object.entries(latticeDrawings())) {
        const path = join(root, FOLDER, name);
        // An unchanged file keeps its modification time: otherwise development would reload the page.
        if (!existsSync(path) || readFileSync(path, 'utf8') !== drawing) writeFileSync(path, drawing);
      }
    },
  };
}
