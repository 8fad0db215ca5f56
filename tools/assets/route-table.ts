import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const START = 'window.__reactRouterManifest=';

interface RouteTable {
  routes: Record<string, { imports?: string[] }>;
}

/**
 * Takes from the browser's route table what each page's module imports: a third of its bytes, on every page, for
 * preloading pages before they are asked for, which this site does not do. The document preloads its own by the
 * server's table. For the finished build only: the router writes the table after the bundler has closed.
 */
export function thinRouteTable(assets: string): void {
  const name = readdirSync(assets).find((file) => /^manifest-\w+\.js$/.test(file));
  if (!name) throw new Error(`No route table in ${assets}: does the router name it otherwise now?`);
  const path = join(assets, name);
  writeFileSync(path, thinned(readFileSync(path, 'utf8')));
}

/** The script with the table, thinned. */
export function thinned(script: string): string {
  if (!script.startsWith(START))
    throw new Error('The route table is written otherwise now: mend tools/assets/route-table.ts.');
  const table = JSON.parse(script.slice(START.length).replace(/;\s*$/, '')) as RouteTable;
  for (const route of Object.values(table.routes)) delete route.imports;
  return `${START}${JSON.stringify(table)};`;
}
