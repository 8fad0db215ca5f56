import { parseFile, walk, type Node } from './syntax.ts';
import { isScript, isTest, lineAt, type Finding, type Tree } from './tree.ts';

/** Globals of the outside world. Time, chance and input are passed in. */
const OUTSIDE = new Set([
  'process',
  'fetch',
  'performance',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'console',
  'crypto',
  'globalThis',
  'window',
  'document',
  'navigator',
  'localStorage',
  'sessionStorage',
]);

/** Places where the market's rules read a clock, use randomness or do input and output. */
export function checkDomainPurity(tree: Tree): Finding[] {
  return tree.files
    .filter((file) => file.startsWith('domain/') && isScript(file) && !isTest(file))
    .flatMap((file) => impurities(tree, file));
}

function impurities(tree: Tree, file: string): Finding[] {
  const text = tree.read(file);
  const findings: Finding[] = [];
  walk(parseFile(tree, file).program as unknown as Node, (node, above) => {
    const found = impurity(node, above.at(-1));
    if (found) findings.push({ file, line: lineAt(text, node.start), message: `${found} in domain: pass it in.` });
  });
  return findings;
}

function impurity(node: Node, parent: Node | undefined): string | null {
  if (node.type === 'NewExpression' && nameOf(node.callee) === 'Date' && (node.arguments as Node[]).length === 0)
    return 'new Date() without a time';
  if (node.type === 'CallExpression' && nameOf(node.callee) === 'Date') return 'Date()';
  if (node.type === 'MemberExpression') {
    const member = `${nameOf(node.object)}.${nameOf(node.property)}`;
    return member === 'Date.now' || member === 'Math.random' ? member : null;
  }
  if (node.type === 'MetaProperty') return 'import.meta';
  const name = nameOf(node);
  return name && OUTSIDE.has(name) && parent && !isLabel(node, parent) ? name : null;
}

function nameOf(node: unknown): string | null {
  const { type, name } = node as { type?: string; name?: string };
  return type === 'Identifier' ? (name ?? null) : null;
}

/** Names of properties and types are only labels, not the objects. */
function isLabel(node: Node, parent: Node): boolean {
  if (parent.type === 'MemberExpression') return parent.property === node && parent.computed !== true;
  if (parent.type === 'Property') return parent.key === node && parent.computed !== true && parent.shorthand !== true;
  return parent.type.startsWith('TS') && parent.type !== 'TSAsExpression' && parent.type !== 'TSNonNullExpression';
}
