import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FAMILIES, STYLES_OF, type Family } from '#app/styles/families.ts';
import type { FamiliesOf } from './split-sheet.ts';

const TABLE = 'app/styles/families.ts';
/** The first line of a style module that names its families itself. */
const OWN_LINE = /^\/\* families: (.+) \*\/\r?\n/;

interface Sources {
  table: Readonly<Record<string, readonly Family[]>>;
  /** The text of a style module, by its path. */
  read(path: string): string;
}

/** The families of the site's style modules. */
export function siteFamilies(root: string, modules: ReadonlyMap<string, string>): FamiliesOf {
  return familiesOfModules(modules, { table: STYLES_OF, read: (path) => readFileSync(join(root, path), 'utf8') });
}

/**
 * Looks up the families of a style module: the table's entry for the module, otherwise for its folder, otherwise the
 * module's own first line. A module with both is an error, and so is an entry that applies to no module.
 */
export function familiesOfModules(modules: ReadonlyMap<string, string>, { table, read }: Sources): FamiliesOf {
  const used = new Set<string>();
  const families = new Map([...modules].map(([name, path]) => [name, of(path)]));
  const idle = Object.keys(table).filter((line) => !used.has(line));
  if (idle.length > 0) throw new Error(`${TABLE} names ${idle.join(', ')}, where no styles are.`);
  return (module) => {
    const known = families.get(module);
    if (known === undefined) throw new Error(`The style sheet has a class of '${module}', which is no style module.`);
    return known;
  };

  function of(path: string): readonly Family[] {
    const line = lineOf(path, table);
    const own = ownFamilies(path, read(path));
    if (line === undefined)
      return (
        own ?? fail(path, `${TABLE} does not say whose pages show it. Add its folder, or name them in its first line.`)
      );
    if (own) return fail(path, `it names its families, and so does '${line}' in ${TABLE}: remove one.`);
    used.add(line);
    return table[line]!;
  }
}

/** `app/blocks/watch/watch-row.module.css` uses the entry `blocks/watch/watch-row`, otherwise `blocks/watch`. */
function lineOf(path: string, table: Sources['table']): string | undefined {
  const own = path.replace(/^app\//, '').replace(/\.module\.css$/, '');
  const folder = own.slice(0, own.lastIndexOf('/'));
  return [own, folder].find((place) => place in table);
}

function ownFamilies(path: string, css: string): readonly Family[] | null {
  const named = OWN_LINE.exec(css)?.[1]?.split(', ');
  if (!named) return null;
  return named.map((name) => {
    const known = FAMILIES.find((family) => family === name);
    return known ?? fail(path, `there is no family '${name}'. ${TABLE} lists them.`);
  });
}

function fail(path: string, problem: string): never {
  throw new Error(`${path}: ${problem}`);
}
