import { LOCALE_CODES } from '#domain/locale.ts';
import { parseFile, walk, type Node } from './syntax.ts';
import { isScript, isTest, lineAt, type Finding, type Tree } from './tree.ts';

/** The code of the shipped site. The services and the exchange that simulates them use two languages by contract. */
const SHIPPED = /^(app|domain|ingest|live|server|store)\//;
/** Where languages are spelled out: the list of them, words needed before any catalogue, samples. */
const SPELLED = /^(domain\/locale\.ts|(domain|server)\/words\/|app\/gallery\/|store\/contract\/)/;

const CODES: ReadonlySet<unknown> = new Set(LOCALE_CODES);

/**
 * Places that name one language by its code and would be missed when a language is added
 * (docs/decisions/030-a-third-language.md).
 */
export function checkLanguages(tree: Tree): Finding[] {
  return tree.files
    .filter((file) => SHIPPED.test(file) && !SPELLED.test(file) && isScript(file) && !isTest(file))
    .flatMap((file) => languagesIn(tree, file));
}

function languagesIn(tree: Tree, file: string): Finding[] {
  const text = tree.read(file);
  const findings: Finding[] = [];
  walk(parseFile(tree, file).program as unknown as Node, (node, above) => {
    if (!isCode(node, above.at(-1))) return;
    findings.push({ file, line: lineAt(text, node.start), message: 'names a language: ask domain/locale.ts for it.' });
  });
  return findings;
}

function isCode(node: Node, parent: Node | undefined): boolean {
  // `lang="en"` marks the language of foreign words.
  if (node.type === 'Literal') return CODES.has(node.value) && parent?.type !== 'JSXAttribute';
  if (node.type !== 'Identifier' || !CODES.has(node.name)) return false;
  if (parent?.type === 'MemberExpression') return parent.property === node && parent.computed !== true;
  return parent?.type === 'Property' && parent.key === node && parent.computed !== true;
}
