import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compressFolder } from './compress.ts';
import { bringBack, setAside } from './earlier.ts';

// Run around a build: `aside` before the bundler empties its folder, `back` when it is done.
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const places = { build: join(ROOT, 'build'), aside: join(ROOT, '.cache', 'earlier-assets') };
if (process.argv[2] === 'aside') setAside(places);
else {
  compressFolder(join(places.build, 'client'));
  bringBack(places, Date.now());
}
