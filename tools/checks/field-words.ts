import { commentsOf } from './comments.ts';
import { parseFile, walk, type Node } from './syntax.ts';
import { lineAt, type Finding, type Tree } from './tree.ts';

/** Private names with the field's own instead; one meaning for each word. */
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
  [/Standing|^standing/, 'status, type, provenance; the standing of a job is how fresh its data are'],
  [
    /(Live|Watch|Home|Index)Board|^[Bb]oardRow$|^[Bb]oard(Keys|Commands)/,
    'table, quoted row, index levels; a board trades securities, or directs a company',
  ],
  [/StillClock|StillData|^loadStill|^still[A-Z]|[a-z]Still$|Stillness/, 'frozen, unchanged, static, reduced motion'],
  [/[a-z]Tape$|^tape$|^vouch|^greeting$/, 'trades, watermark, initial events'],
  [/^(?!Plain|Term|File)[A-Z]\w+(?<!In)Words$/, 'texts'],
  [/quickAnswer|shelves|excusedAt/i, 'cache fast path, cache partition, stale-if-error'],
];
/** Earlier names in comments, with the field's names instead. */
const IN_COMMENTS: readonly (readonly [word: RegExp, instead: string])[] = [
  [/\bkept (pages?|files?|html)\b/i, 'cached page, cached file'],
  [/\bday books?\b/i, 'disclosures by day'],
  [/\bheld columns?\b/i, 'fixed column widths'],
  [/\btable[ -]twins?\b/i, 'chart data table'],
  [/\bthe tape\b/i, 'the trades'],
  [/\bdear(er)?\b/i, 'expensive'],
];
const CODE = /^(app|bench|domain|exchange|ingest|live|messages|server|store|tests|tools|upstream)\/.*\.tsx?$/;
/** How fresh a job's data are: the only use of this name. */
const OF_JOBS = ['Standing', 'standing', 'standingOf', 'standingText', 'standings', 'untilStanding'];
/** The embedded exchange's heat map has colour tints; a column of the database retains its first name. */
const EXCEPT: Readonly<Record<string, readonly string[]>> = {
  'app/blocks/heat-map/': ['tint'],
  'store/': ['trouble'],
  // A letter begins with a greeting.
  'exchange/publications/': ['greeting'],
  'server/documents/': ['greeting'],
  'domain/feed-status': OF_JOBS,
  'app/data/status/': OF_JOBS,
  'app/blocks/feed-status/': OF_JOBS,
  'ingest/jobs/not-offered': OF_JOBS,
  'server/status': OF_JOBS,
  'tests/': OF_JOBS,
};

/** Names and comments that an engineer new to the project would stumble over. */
export function checkFieldWords(tree: Tree): Finding[] {
  const files = tree.files.filter((file) => CODE.test(file) && !file.startsWith('tools/checks/field-words.'));
  return [...checkedNames(tree, files), ...files.flatMap((file) => commentsIn(tree, file))];
}

function commentsIn(tree: Tree, file: string): Finding[] {
  return commentsOf(tree, file).flatMap(({ text, start }) =>
    IN_COMMENTS.flatMap(([word, instead]) => {
      const match = word.exec(text);
      if (!match) return [];
      return [
        { file, line: lineAt(tree.read(file), start + match.index), message: `“${match[0]}”: write ${instead}.` },
      ];
    }),
  );
}

/** Names of files and of their declarations. */
function checkedNames(tree: Tree, files: readonly string[]): Finding[] {
  return files.flatMap((file) => {
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
