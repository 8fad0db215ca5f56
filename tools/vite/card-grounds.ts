import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { cardGrounds } from '../social/ground.ts';

/** Where the server looks for them (server/social). */
const FOLDER = 'build/social';

/** Draws the grounds of the social cards beside the built site, which never asks for them: only the server does. */
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
    // Not before: the build empties its folder first.
    writeBundle: write,
  };
}
