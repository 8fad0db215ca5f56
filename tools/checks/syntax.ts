import { parseSync } from 'vite';
import type { Tree } from './tree.ts';

/** A node of the syntax tree (ESTree with TypeScript), with the fields that the checks use. */
export interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

export interface Import {
  specifier: string;
  start: number;
  /** True when the import is erased at run time. */
  typesOnly: boolean;
  /** Loaded when the expression runs, not with the file. */
  dynamic?: boolean;
}

type Parsed = ReturnType<typeof parseSync>;

const parsed = new WeakMap<Tree, Map<string, Parsed>>();

/** The parsed file; throws with the position when it is not TypeScript. */
export function parseFile(tree: Tree, file: string): Parsed {
  const files = parsed.get(tree) ?? new Map<string, Parsed>();
  parsed.set(tree, files);
  const known = files.get(file);
  if (known) return known;
  const result = parseSync(file, tree.read(file));
  if (result.errors.length > 0) throw new Error(`${file} cannot be parsed: ${result.errors[0]?.message}`);
  files.set(file, result);
  return result;
}

/** Every import and re-export of a file, including dynamic ones with a literal address. */
export function importsOf(tree: Tree, file: string): Import[] {
  const { module, program } = parseFile(tree, file);
  const source = tree.read(file);
  const imports = module.staticImports.map(({ start, moduleRequest, entries }) => ({
    specifier: moduleRequest.value,
    start,
    typesOnly:
      (entries.length > 0 && entries.every((entry) => entry.isType)) || /^import\s+type\b/.test(source.slice(start)),
  }));
  const exports = module.staticExports.flatMap(({ start, entries }) =>
    entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest ? [{ specifier: moduleRequest.value, start, typesOnly: isType }] : [],
    ),
  );
  const dynamic: Import[] = [];
  walk(program as unknown as Node, (node) => {
    if (node.type !== 'ImportExpression' && node.type !== 'TSImportType') return;
    const specifier = (node.source as Node | undefined)?.value;
    if (typeof specifier === 'string')
      dynamic.push({ specifier, start: node.start, typesOnly: node.type === 'TSImportType', dynamic: true });
  });
  return [...imports, ...exports, ...dynamic];
}

/** Visits every node below, parents first. `visit` receives the ancestors, nearest last. */
export function walk(
  node: Node,
  visit: (node: Node, above: readonly Node[]) => void,
  above: readonly Node[] = [],
): void {
  visit(node, above);
  const path = [...above, node];
  for (const child of childrenOf(node)) walk(child, visit, path);
}

function childrenOf(node: Node): Node[] {
  return Object.values(node).flatMap((value) => (Array.isArray(value) ? value : [value]).filter(isNode));
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string' && 'start' in value;
}
