import { BASE, partOf, SERVER_ONLY } from '#messages/parts.ts';
import type { Message } from '../../messages/catalog.ts';
import { targetOf } from '../import-rules.ts';
import { importsOf, parseFile, walk, type Node } from '../syntax.ts';
import { isTest, type Finding, type Tree } from '../tree.ts';
import { namedIds } from './use.ts';

/** Entry points of the browser: each waits for its own texts. */
const ENTRIES = /^app\/(pages|layouts)\/.+\.tsx$/;
const ROOT = 'app/root.tsx';
const WAIT = 'needTexts';
/** No route waits for texts that every page has, nor for texts that no browser gets. */
const SENT_OR_NEVER = new Set([BASE, SERVER_ONLY]);

/**
 * Routes whose texts would not all be present in a browser, or that wait for texts which they do not show. The root and
 * the layouts are checked separately, so that a page may change its layout.
 */
export function checkParts(tree: Tree, messages: readonly Message[]): Finding[] {
  const partOfId = new Map(messages.map(({ id, file }) => [id, partOf(file)]));
  const routes = tree.files.filter((file) => ENTRIES.test(file) && !isTest(file) && isRoute(tree, file));
  return [...routes, ...(tree.files.includes(ROOT) ? [ROOT] : [])].flatMap((file) => {
    const reached = reachedFrom(tree, file);
    const shown = new Set(reached.flatMap((each) => namedIds(tree, each, partOfId)).map((id) => partOfId.get(id)));
    const waited = new Set(reached.flatMap((each) => waitedFor(tree, each)));
    const lacking = [...shown].filter((part) => part !== undefined && !SENT_OR_NEVER.has(part) && !waited.has(part));
    const idle = waitedFor(tree, file).filter((part) => !shown.has(part));
    return [
      ...lacking.map((part) => `shows texts of '${part}': write export const handle = await needTexts('${part}').`),
      ...idle.map((part) => `waits for the texts of '${part}', and nothing of it shows them.`),
    ].map((message) => ({ file, line: 1, message: `The route ${message}` }));
  });
}

function isRoute(tree: Tree, file: string): boolean {
  return parseFile(tree, file).module.staticExports.some(({ entries }) =>
    entries.some(({ exportName }) => exportName.kind === 'Default'),
  );
}

/** A lazy part is shown on its page, although its code loads later (`app/ui/hydrate-on-interaction.tsx`). */
const SLEEP = 'app/ui/hydrate-on-interaction.tsx';

/**
 * The file and everything that it imports; code that is fetched later and was not shown before waits for its own texts.
 */
function reachedFrom(tree: Tree, start: string): string[] {
  const known = new Set(tree.files);
  const reached = new Set([start]);
  for (const file of reached) {
    const imports = importsOf(tree, file);
    const sleeps = imports.some(({ specifier }) => targetOf(file, specifier) === SLEEP);
    for (const { specifier, typesOnly, dynamic } of imports) {
      const target = targetOf(file, specifier);
      if (!typesOnly && (!dynamic || sleeps) && target !== null && /\.tsx?$/.test(target) && known.has(target))
        reached.add(target);
    }
  }
  return [...reached];
}

function waitedFor(tree: Tree, file: string): string[] {
  const parts: string[] = [];
  walk(parseFile(tree, file).program as unknown as Node, (node) => {
    if (node.type !== 'CallExpression' || (node.callee as Node).name !== WAIT) return;
    parts.push(...(node.arguments as Node[]).map(({ value }) => String(value)));
  });
  return parts;
}
