import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runQuietly } from './progress.mjs';
import { ROOT, toolEnvironment, typescriptNode } from './runtime.mjs';

/** Sources of the built site; the server's own folders run from their sources and are not part of it. */
const SOURCES = [
  'app',
  'content',
  'domain',
  'messages',
  'public',
  'tools/assets',
  'tools/brand',
  'tools/content',
  'tools/database',
  'tools/girih',
  'tools/fonts',
  'tools/messages',
  'tools/social',
  'tools/vite',
  'exchange.config.ts',
  'package-lock.json',
  'react-router.config.ts',
  'tsconfig.json',
  'vite.config.ts',
];
const NO_SOURCE = /(^(messages|content|app\/styles)\/compiled\/|\.test\.tsx?$)/;
const STAMP = join(ROOT, 'build', '.sources');
const REACT_ROUTER = join(ROOT, 'node_modules', '@react-router', 'dev', 'bin.cjs');

export const BUILD_ADVICE =
  'The lines above name the file that does not build. After a change of packages, delete node_modules and build, and run the command again.';

/** True when the build is up to date with the sources. */
export function isBuilt() {
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sourceHash();
}

/**
 * Subsets the fonts, compiles the texts and the articles, then the site, and creates an empty database; files that
 * earlier opened pages need are retained. Rejects with the end of the failing program's output.
 */
export async function build() {
  const hash = sourceHash();
  const env = toolEnvironment({ NODE_ENV: 'production' });
  await runQuietly(typescriptNode(), ['tools/fonts/main.ts'], env);
  await runQuietly(typescriptNode(), ['tools/messages/main.ts'], env);
  await runQuietly(typescriptNode(), ['tools/content/main.ts'], env);
  await runQuietly(typescriptNode(), ['tools/assets/main.ts', 'aside'], env);
  await runQuietly(typescriptNode(), [REACT_ROUTER, 'build'], env);
  await runQuietly(typescriptNode(), ['tools/assets/main.ts', 'back'], env);
  await runQuietly(typescriptNode(), ['tools/database/main.ts'], env);
  mkdirSync(join(ROOT, 'build'), { recursive: true });
  writeFileSync(STAMP, hash);
}

function sourceHash() {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap(filesBelow)) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(ROOT, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

function filesBelow(path) {
  const full = join(ROOT, path);
  if (!existsSync(full)) return [];
  if (!/\.\w+$/.test(path)) {
    return readdirSync(full, { withFileTypes: true })
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .flatMap((entry) => (entry.isDirectory() ? filesBelow(`${path}/${entry.name}`) : [`${path}/${entry.name}`]))
      .filter((file) => !NO_SOURCE.test(file));
  }
  return [path];
}
