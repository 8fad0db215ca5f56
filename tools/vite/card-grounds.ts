import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { cardGrounds } from '../social/ground.ts';

/** Folder from which the server reads the backgrounds (server/social). */
const FOLDER = 'build/social';

/** Writes the backgrounds of the social cards beside the built site; only the server uses them. */
export function cardGroundFiles(): Plugin {
  let folder = FOLDER;
  function write(): void {
    mkdirSync(folder, { recursive: true });
    for (const [name, drawing] of Object.entries(cardGrounds())) writeFileSync(join(folder, name), drawing);
  }
  return {
    name: 'card-grounds',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved({ root }) {
      folder = join(root, FOLDER);
    },
    configureServer: write,
    // Not earlier: the build empties its folder first.
    writeBundle: write,
  };
}
