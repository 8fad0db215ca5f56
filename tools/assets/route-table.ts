import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const START = 'window.__reactRouterManifest=';

/** What the router says of a page; a field that it does not know yet stops the build. */
interface Route extends Record<string, unknown> {
  id: string;
  parentId?: string;
  path?: string;
  index?: boolean;
  module: string;
  css?: string[];
  imports?: string[];
}

const FLAGS = [
  'hasAction',
  'hasLoader',
  'hasClientAction',
  'hasClientLoader',
  'hasClientMiddleware',
  'hasDefaultExport',
  'hasErrorBoundary',
];
const KNOWN = new Set([...FLAGS, 'id', 'parentId', 'path', 'index', 'module', 'css', 'imports']);

/**
 * Unfolds the rows of `foldedRow` in the browser, by the part that each page stands in. A name that its address gives
 * (`nameOf`), and the part of a file's name that is the address's last, are left out; so is a flag that no page has.
 */
const UNFOLD =
  `(t,f)=>{let r={};for(let[q,s]of t.routes)for(let[id,path,module,b,index,css=[]]of s){` +
  `let p=path?path.split("/"):[],e=p.at(-1);id||=p[0].replace("-dfm","")+"-"+e;r[id]=Object.assign(` +
  `{id,parentId:q||undefined,path:path===0?undefined:path,index:!!index||undefined,` +
  `module:"/assets/"+(module[0]=="-"?e:"")+module+".js",css},` +
  `...f.map((n,i)=>({[n]:!!(b>>i&1)})))}t.routes=r;return t}`;

/** The menu and the page: as most addresses are named (`app/addresses.ts`). */
function nameOf(path: string): string {
  const parts = path.split('/');
  return `${parts[0]!.replace('-dfm', '')}-${parts.at(-1)}`;
}

/**
 * Writes the browser's route table, which every page brings, as rows: a third of its bytes, and without what the entry's
 * and each page's module imports, which serves the preloading of pages that nobody has asked for yet. The document preloads its own by
 * the server's table. For the finished build only: the router writes the table after the bundler has closed.
 */
export function foldRouteTable(assets: string): void {
  const name = readdirSync(assets).find((file) => /^manifest-\w+\.js$/.test(file));
  if (!name) throw new Error(`No route table in ${assets}: does the router name it otherwise now?`);
  const path = join(assets, name);
  writeFileSync(path, folded(readFileSync(path, 'utf8')));
}

/** The script with the table, folded. */
export function folded(script: string): string {
  if (!script.startsWith(START)) throw otherwise('the table');
  const { routes, entry, ...rest } = JSON.parse(script.slice(START.length).replace(/;\s*$/, '')) as {
    routes: Record<string, Route>;
    entry: object;
  };
  const used = FLAGS.filter((flag) => Object.values(routes).some((route) => route[flag]));
  const parts = Map.groupBy(Object.values(routes), ({ parentId }) => parentId ?? 0);
  const table = {
    entry: { ...entry, imports: [] },
    ...rest,
    routes: [...parts].map(([part, of]) => [part, of.map((route) => foldedRow(route, used))]),
  };
  return `${START}(${UNFOLD})(${JSON.stringify(table)},${JSON.stringify(used)});`;
}

function foldedRow(route: Route, flagNames: readonly string[]): unknown[] {
  const unknown = Object.keys(route).find((field) => !KNOWN.has(field));
  const [, module] = /^\/assets\/(.+)\.js$/.exec(route.module) ?? [];
  if (unknown || !module) throw otherwise(`'${unknown ?? route.module}' of '${route.id}'`);
  const flags = flagNames.reduce((bits, flag, place) => bits | (route[flag] ? 1 << place : 0), 0);
  const { id, path = 0, index = 0, css = [] } = route;
  const last = path ? path.split('/').at(-1)! : null;
  const file = last && module.startsWith(`${last}-`) ? module.slice(last.length) : module;
  const row = [path && nameOf(path) === id ? 0 : id, path, file, flags, index, css];
  while (row.length > 4 && (row.at(-1) === 0 || (row.at(-1) as unknown[]).length === 0)) row.pop();
  return row;
}

function otherwise(what: string): Error {
  return new Error(`The route table is written otherwise now, in ${what}: mend tools/assets/route-table.ts.`);
}
