import { parseFile, walk, type Node } from '../syntax.ts';
import { isScript, isTest, lineAt, type Finding, type Tree } from '../tree.ts';
import type { Message } from '../../messages/catalog.ts';

const USERS = ['app/', 'server/', 'messages/', 'live/', 'ingest/'];
/** Functions that return a text look-up. */
const SOURCES = new Set(['useText', 'textOf']);

/** Ids that the code uses. */
interface Uses {
  /** Any literal of the code: a table may contain ids that are looked up elsewhere. */
  literals: Set<string>;
  /** `market.phase.${phase}`, as a pattern. */
  patterns: RegExp[];
  /** Ids passed to a look-up: they must exist. */
  requested: { id: string | RegExp; file: string; line: number }[];
}

/** Requested ids that do not exist, and texts that nothing uses. */
export function checkUse(tree: Tree, messages: readonly Message[]): Finding[] {
  const ids = messages.map(({ id }) => id);
  const known = new Set(ids);
  const { literals, patterns, requested } = usesOf(tree);
  const isThere = (id: string | RegExp) => (typeof id === 'string' ? known.has(id) : ids.some((each) => id.test(each)));
  return [
    ...requested
      .filter(({ id }) => !isThere(id))
      .map(({ id, file, line }) => ({
        file,
        line,
        message: `No catalog has ${typeof id === 'string' ? `'${id}'` : String(id)}.`,
      })),
    ...messages
      .filter(({ id }) => !literals.has(id) && !patterns.some((pattern) => pattern.test(id)))
      .map(({ id, file, line }) => ({ file, line, message: `Nothing uses '${id}': remove it from both languages.` })),
  ];
}

/** Ids among `known` that a file uses, as literals or by a pattern. */
export function namedIds(tree: Tree, file: string, known: ReadonlyMap<string, unknown>): string[] {
  const uses: Uses = { literals: new Set(), patterns: [], requested: [] };
  collectFrom(tree, file, uses);
  return [...known.keys()].filter((id) => uses.literals.has(id) || uses.patterns.some((pattern) => pattern.test(id)));
}

function usesOf(tree: Tree): Uses {
  const uses: Uses = { literals: new Set(), patterns: [], requested: [] };
  const files = tree.files.filter(
    (file) => USERS.some((folder) => file.startsWith(folder)) && isScript(file) && !isTest(file),
  );
  for (const file of files) collectFrom(tree, file, uses);
  return uses;
}

function collectFrom(tree: Tree, file: string, uses: Uses): void {
  const program = parseFile(tree, file).program as unknown as Node;
  const lookups = lookupNames(program);
  const source = tree.read(file);
  walk(program, (node) => {
    if (node.type === 'Literal' && typeof node.value === 'string') uses.literals.add(node.value);
    if (node.type === 'TemplateLiteral' && (node.expressions as Node[]).length > 0)
      uses.patterns.push(...patternOf(node));
    if (node.type !== 'CallExpression' || !isLookup(node.callee as Node, lookups)) return;
    const line = lineAt(source, node.start);
    for (const id of idsOf((node.arguments as Node[])[0])) uses.requested.push({ id, file, line });
  });
}

/** Names of look-up functions in this file: `const t = useText()`, or a parameter of type `Text`. */
function lookupNames(program: Node): Set<string> {
  const names = new Set(['t']);
  walk(program, (node) => {
    if (node.type === 'VariableDeclarator' && isSourceCall(node.init as Node | null))
      names.add(String((node.id as Node).name));
    const type = (node.typeAnnotation as Node | undefined)?.typeAnnotation as Node | undefined;
    if (node.type === 'Identifier' && (type?.typeName as Node | undefined)?.name === 'Text')
      names.add(String(node.name));
  });
  return names;
}

function isSourceCall(node: Node | null | undefined): boolean {
  return node?.type === 'CallExpression' && SOURCES.has(String((node.callee as Node).name));
}

function isLookup(callee: Node, names: Set<string>): boolean {
  return isSourceCall(callee) || (callee.type === 'Identifier' && names.has(String(callee.name)));
}

/** The ids that an argument can be; none when it comes from elsewhere. */
function idsOf(node: Node | undefined): (string | RegExp)[] {
  if (node?.type === 'Literal' && typeof node.value === 'string') return [node.value];
  if (node?.type === 'ConditionalExpression')
    return [...idsOf(node.consequent as Node), ...idsOf(node.alternate as Node)];
  if (node?.type === 'TemplateLiteral') return patternOf(node);
  return [];
}

/** Templates with too little literal text would match anything, and count as no id. */
function patternOf(node: Node): RegExp[] {
  const parts = (node.quasis as Node[]).map((quasi) => (quasi.value as { cooked: string }).cooked);
  if (!/^[a-z][A-Za-z]*\./.test(parts[0] ?? '') && !/\.[A-Za-z]+/.test(parts.slice(1).join(''))) return [];
  if (parts.some((part) => /[^A-Za-z0-9._-]/.test(part))) return [];
  return [new RegExp(`^${parts.map((part) => part.replaceAll('.', '\\.')).join('[A-Za-z0-9_-]+')}$`)];
}
