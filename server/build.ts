import type { ServerBuild } from 'react-router';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { existsSync } from 'node:fs';

export interface SiteBuild {
  /** Returns the same object until the sources change. */
  load(): Promise<ServerBuild>;
  /** Folder of the client's files; null in development. */
  clientDir: string | null;
  mode: 'production' | 'development';
  /** Answers modules and hot updates in development. */
  before?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  close(): Promise<void>;
}

const BUILD_FILE = new URL('../build/server/index.js', import.meta.url);
const CLIENT_DIR = fileURLToPath(new URL('../build/client', import.meta.url));
/** Assets of earlier builds (tools/assets/earlier.ts). */
export const EARLIER_ASSETS = fileURLToPath(new URL('../build/earlier', import.meta.url));

/** Loads the built site. Rejects with a one-sentence message when it was never built. */
export async function loadBuild(): Promise<SiteBuild> {
  if (!existsSync(BUILD_FILE)) throw new Error('The site is not built: run npm start, or npm run build first.');
  const build = (await import(BUILD_FILE.href)) as ServerBuild;
  return { load: async () => build, clientDir: CLIENT_DIR, mode: 'production', close: async () => {} };
}

/** The site from its sources, with hot reload. */
export async function serveSources(): Promise<SiteBuild> {
  const { createServer } = await import('vite');
  const vite = await createServer({ server: { middlewareMode: true } });
  const load = () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>;
  return { load, clientDir: null, mode: 'development', before: vite.middlewares, close: () => vite.close() };
}
