import { parseFile, walk, type Node } from './syntax.ts';
import type { Finding, Tree } from './tree.ts';

/** Names that only this house understood, and the field's own; one meaning for each word. */
const INSTEAD: readonly (readonly [name: RegExp, instead: string])[] = [
  [/asleep|awaken|^wakeUp$/i, 'hydrate, first interaction'],
  [/^asked[A-Z]|^Asked|[a-z]Asked$/, 'filters, search params, requested'],
  [/^wish(es)?$|Wish/, 'filter'],
  [/rowFile|writtenFeed|keptFile|keptHtml/i, 'export, serialize, cached response'],
  [/^dayBook|waysIn|whatNow|canIStill/i, 'by day, entry points, market status summary, trading deadlines'],
  [/heldColumns|^tints?$|^Tints$/, 'fixed column widths, price flash'],
  [/trouble(s|$)|^onTrouble/i, 'failure'],
  [/elseShown|^[lL]ateData$/, 'fallback, stale'],
  [/tableTwin|^Seal$/i, 'chart data table, checksum identicon'],
  [/figureStanding/i, 'figure provenance'],
  [/quickAnswer|shelves|excusedAt/i, 'cache fast path, cache partition, stale-if-error'],
];
const CODE = /^(app|bench|domain|exchange|ingest|live|messages|server|store|tests|tools|upstream)\/.*\.tsx?$/;
/** The embedded exchange's heat map has tints of colour; a column of the database keeps its first name. */
const EXCEPT: Readonly<Record<string, readonly string[]>> = {
  'app/blocks/heat-map/': ['tint'],
  'store/': ['trouble'],
};

/** Names of files and of what they declare, as an engineer of the field would look for them. */
export function checkFieldWords(tree: Tree): Finding[] {
  return tree.files
    .filter((file) => CODE.test(file) && file !== 'tools/checks/field-words.ts')
    .flatMap((file) => {
      const base = camelCase(file.split('/').at(-1)!.replace(/\..*$/, ''));
      const found = new Map([[base, 1]]);
      const source = tree.read(file);
      walk(parseFile(tree, file).program as unknown as Node, (node) => {
        if (node.type !== 'Identifier' || typeof node.name !== 'string' || found.has(node.name)) return;
        found.set(node.name, source.slice(0, node.start).split('\n').length);
      });
      return [...found].flatMap(([name, line]) => {
        const instead = isExcepted(file, name) ? undefined : INSTEAD.find(([pattern]) => pattern.test(name))?.[1];
        return instead ? [{ file, line, message: `'${name}': the field says ${instead}.` }] : [];
      });
    });
}

function isExcepted(file: string, name: string): boolean {
  return Object.entries(EXCEPT).some(([folder, names]) => file.startsWith(folder) && names.includes(name));
}

function camelCase(name: string): string {
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
