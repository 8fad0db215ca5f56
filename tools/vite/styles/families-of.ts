import { STYLES_OF, type Family } from '#app/styles/families.ts';
import type { FamiliesOf } from './split-sheet.ts';

/**
 * Looks up the families of a style module: the module's own entry, otherwise its folder's. An entry that applies to no
 * module is an error.
 */
export function familiesByTable(
  modules: ReadonlyMap<string, string>,
  table: Readonly<Record<string, readonly Family[]>> = STYLES_OF,
): FamiliesOf {
  const lines = new Map([...modules].map(([name, path]) => [name, lineOf(path, table)]));
  const used = new Set(lines.values());
  const idle = Object.keys(table).filter((line) => !used.has(line));
  if (idle.length > 0) throw new Error(`app/styles/families.ts names ${idle.join(', ')}, where no styles are.`);
  return (module) => {
    const line = lines.get(module);
    if (line === undefined) throw new Error(`The style sheet has a class of '${module}', which is no style module.`);
    return table[line]!;
  };
}

/** `app/blocks/watch/watch-row.module.css` uses the entry `blocks/watch/watch-row`, otherwise `blocks/watch`. */
function lineOf(path: string, table: Readonly<Record<string, readonly Family[]>>): string {
  const own = path.replace(/^app\//, '').replace(/\.module\.css$/, '');
  const folder = own.slice(0, own.lastIndexOf('/'));
  const line = [own, folder].find((place) => place in table);
  if (line === undefined)
    throw new Error(`${path}: app/styles/families.ts does not say whose pages show it. Add its folder there.`);
  return line;
}
