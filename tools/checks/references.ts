import { posix } from 'node:path';
import { lineAt, type Finding, type Tree } from './tree.ts';
import { commentsOf, type Comment } from './comments.ts';

const SCANNED = /(\.(tsx?|mjs|css|ya?ml|conf)|^(README|CONTRIBUTING)\.md|^docs\/.*\.md)$/;
/**
 * A name of a source file or a document. Addresses (`/x.css`), examples (`./part.tsx`) and patterns (`<locale>.po`) are
 * excluded.
 */
const FILE_NAME = /(?<![\w./<>*…}-])(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.(?:md|tsx?|mjs|css|ya?ml|po|conf)\b/g;
/** Files that tools write and nobody commits; names of other projects. */
const NOT_TRACKED = /(^|\/)compiled\/|^(glossary-id\.ts|Node\.js)$/;
const SECTION = /\b(docs\/[\w-]+\.md),\s+(?:\* )?([^);:,]+)/g;
const DECISION = /\bdecisions?\s+(?:\* )?(\d{3})\b/gi;
/** References to documents that only their writers had. */
const OUTSIDE = /\bspecification'?s?,? \(?sections? \d|\bissue (?:[A-Z]\b|\d)|\.\.\/shared\b|\bthe brief\b/;

/** Comments and documents that refer to a file, a section or a decision that is not in the repository. */
export function checkReferences(tree: Tree): Finding[] {
  const files = new Set(tree.files);
  const names = new Set(tree.files.map((file) => posix.basename(file)));
  const decisions = decisionsOf(tree);
  const exists = (file: string, name: string): boolean =>
    files.has(name) ||
    files.has(posix.join(posix.dirname(file), name)) ||
    (name.includes('/') ? tree.files.some((each) => each.endsWith(`/${name}`)) : names.has(name));

  function problems(file: string, text: string): string[] {
    const lost = [...text.matchAll(FILE_NAME)]
      .map(([name]) => name)
      .filter((name) => !NOT_TRACKED.test(name) && !exists(file, name))
      .map((name) => `'${name}' is no file of the repository.`);
    const sections = [...text.matchAll(SECTION)].flatMap(([, paper = '', named = '']) =>
      files.has(paper) ? missingSections(tree, paper, named) : [],
    );
    const undecided = [...text.matchAll(DECISION)]
      .filter(([, number = '']) => !decisions.has(number))
      .map(([, number]) => `There is no decision ${number}.`);
    const [outside] = OUTSIDE.exec(text) ?? [];
    return [...lost, ...sections, ...undecided, ...(outside ? [`'${outside}': name a section of docs/.`] : [])];
  }

  const found = tree.files
    .filter((file) => SCANNED.test(file))
    .flatMap((file) =>
      textsOf(tree, file).flatMap(({ text, start }) =>
        problems(file, text).map((message) => ({ file, line: lineAt(tree.read(file), start), message })),
      ),
    );
  return [...found, ...gapsIn([...decisions])];
}

/** A document counts as one text per line; of a program only the comments count. */
function textsOf(tree: Tree, file: string): Comment[] {
  if (!file.endsWith('.md')) return commentsOf(tree, file);
  return [...tree.read(file).matchAll(/.+/g)].map((match) => ({ text: match[0], start: match.index }));
}

function decisionsOf({ files }: Tree): Set<string> {
  return new Set(files.flatMap((file) => /^docs\/decisions\/(\d{3})-/.exec(file)?.[1] ?? []));
}

function gapsIn(numbers: readonly string[]): Finding[] {
  return numbers.flatMap((number, at) =>
    Number(number) === at + 1
      ? []
      : [{ file: `docs/decisions/${number}`, line: 1, message: 'Decisions are numbered without gaps, each once.' }],
  );
}

/** `section 4`, `sections 4 and 9`, `call 7 to 9`, `Prices`: each must begin a heading of the document. */
function missingSections(tree: Tree, paper: string, named: string): string[] {
  const headings = [...tree.read(paper).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading.toLowerCase());
  const known = (name: string) => headings.some((heading) => new RegExp(`^${escaped(name)}(?![\\w-])`).test(heading));
  const kind = /^(sections?|calls?)\s/.exec(named)?.[1]?.replace(/s$/, '') ?? '';
  const wanted = kind === '' ? [named.trim()] : (named.match(/\d+/g) ?? []);
  return wanted
    .map((name) => (kind === 'call' ? `call ${name}` : name).toLowerCase())
    .filter((name) => !known(name))
    .map((name) => `${paper} has no heading that begins with '${name}'.`);
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
