import type { ImportRule } from '../checks/import-table.ts';

/** How much of a folder another one may import: everything, some of its files, or types only. */
export type Reach = 'all' | 'files' | 'types';

/** A folder of the import table, and the folders that it may import. */
export interface Folder {
  name: string;
  imports: ReadonlyMap<string, Reach>;
}

const STRENGTH: readonly Reach[] = ['types', 'files', 'all'];

/**
 * The folders that the table rules or names, with their allowed imports. Exclusions by `never` and exceptions for
 * single files are left out: they are in the table.
 */
export function foldersOf(table: readonly ImportRule[]): Folder[] {
  // Of several rules for a folder the first applies (`import-rules.ts`).
  const rules = new Map<string, ImportRule>();
  for (const rule of table) if (isNode(rule.from) && !rules.has(rule.from)) rules.set(rule.from, rule);
  const named = table.flatMap(({ may }) => may).filter(isNode);
  const names = [...new Set([...rules.keys(), ...named])];
  return names.map((name) => ({ name, imports: importsOf(name, rules.get(name), names) }));
}

/** Folders, and single files at the root. */
function isNode(path: string): boolean {
  return path.endsWith('/') || !path.includes('/');
}

function importsOf(from: string, rule: ImportRule | undefined, names: readonly string[]): Map<string, Reach> {
  const found = new Map<string, Reach>();
  const add = (path: string, reach: Reach) => {
    const to = names.filter((name) => path.startsWith(name)).sort((a, b) => b.length - a.length)[0];
    if (!to || to === from) return;
    const now = found.get(to);
    if (!now || STRENGTH.indexOf(reach) > STRENGTH.indexOf(now)) found.set(to, reach);
  };
  for (const path of rule?.may ?? []) add(path, names.includes(path) ? 'all' : 'files');
  for (const path of rule?.types ?? []) add(path, 'types');
  // The files of a folder may import what lies below it.
  for (const name of names) if (rule && name !== from && name.startsWith(from)) add(name, 'all');
  return found;
}

/** An import that does not follow from a path over other folders. */
export interface Edge {
  from: string;
  to: string;
  types: boolean;
}

/**
 * The smallest set of edges from which the others follow: value imports through values, type imports through anything.
 */
export function edgesOf(folders: readonly Folder[]): Edge[] {
  const byName = new Map(folders.map((folder) => [folder.name, folder]));
  const inside = (from: string, to: string) => from.startsWith(to) || to.startsWith(from);
  const steps = (from: string, types: boolean) =>
    [...(byName.get(from)?.imports ?? [])]
      .filter(([to, reach]) => !inside(from, to) && (reach === 'all' || (types && reach === 'types')))
      .map(([to]) => to);
  const leads = (from: string, to: string, types: boolean, seen: Set<string>): boolean =>
    steps(from, types).some(
      (next) => next === to || (!seen.has(next) && leads(next, to, types, new Set(seen).add(next))),
    );
  return folders.flatMap(({ name, imports }) =>
    [...imports].flatMap(([to, reach]) => {
      if (reach === 'files' || inside(name, to)) return [];
      const types = reach === 'types';
      const others = steps(name, types).filter((next) => next !== to);
      const isSaid = others.some((next) => leads(next, to, types, new Set([name, next])));
      return isSaid ? [] : [{ from: name, to, types }];
    }),
  );
}
