import { parseFile, walk, type Node } from './syntax.ts';
import { isScript, isTest, lineAt, type Finding, type Tree } from './tree.ts';

export const SIZE_LIMITS = {
  fileMost: 400,
  codeMost: 200,
  fileMedian: 60,
  fileNinetieth: 200,
  functionMedian: 12,
} as const;

/** Tables, not programs: their length follows their content. */
const DATA = [
  /^exchange\/.*\/data\//,
  /\/data\/[^/]+\.ts$/,
  /^(app\/(addresses|site-map)|exchange\.config)\.ts$/,
  /-data-table\.ts$/,
];
const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);
const SIZED = /\.(tsx?|mjs|css)$/;

export interface SizeReport {
  files: number;
  fileMedian: number;
  fileNinetieth: number;
  functions: number;
  functionMedian: number;
}

/** Lines of the program's files and functions; tests and data do not count. */
export function measureSizes(tree: Tree): SizeReport {
  const sources = tree.files.filter((file) => isScript(file) && !isTest(file) && !isData(file));
  const files = sources.map((file) => lines(tree.read(file)));
  const functions = sources.flatMap((file) => functionLengths(tree, file));
  return {
    files: files.length,
    fileMedian: quantile(files, 0.5),
    fileNinetieth: quantile(files, 0.9),
    functions: functions.length,
    functionMedian: quantile(functions, 0.5),
  };
}

/** Files over the limit, and the distribution as a whole when it exceeds its limits. */
export function checkSizes(tree: Tree): Finding[] {
  const report = measureSizes(tree);
  return [
    ...longFiles(tree),
    ...longPrograms(tree),
    ...overMeasure('fileMedian', report),
    ...overMeasure('fileNinetieth', report),
    ...overMeasure('functionMedian', report),
  ];
}

function longFiles(tree: Tree): Finding[] {
  return tree.files
    .filter((file) => SIZED.test(file) && !isData(file))
    .map((file) => ({ file, line: lines(tree.read(file)) }))
    .filter(({ line }) => line > SIZE_LIMITS.fileMost)
    .map(({ file, line }) => ({
      file,
      line,
      message: `${line} lines, and ${SIZE_LIMITS.fileMost} are the most: split it by what it does.`,
    }));
}

/** Tests count as well: one subject a file. */
function longPrograms(tree: Tree): Finding[] {
  return tree.files
    .filter((file) => SIZED.test(file) && !isData(file))
    .map((file) => ({ file, line: linesOfCode(tree.read(file)) }))
    .filter(({ line }) => line > SIZE_LIMITS.codeMost)
    .map(({ file, line }) => ({
      file,
      line,
      message: `${line} lines of code, and ${SIZE_LIMITS.codeMost} are the most: split it by what it does.`,
    }));
}

/** Lines that are neither empty nor a comment. */
function linesOfCode(text: string): number {
  const code = text.replace(/\/\*[\s\S]*?\*\//g, '');
  return code.split('\n').filter((line) => line.trim() !== '' && !line.trim().startsWith('//')).length;
}

function overMeasure(name: 'fileMedian' | 'fileNinetieth' | 'functionMedian', report: SizeReport): Finding[] {
  if (report[name] <= SIZE_LIMITS[name]) return [];
  return [
    {
      file: '.',
      line: 1,
      message: `${name} is ${report[name]} lines, and ${SIZE_LIMITS[name]} is the limit: split the longest.`,
    },
  ];
}

function isData(file: string): boolean {
  return DATA.some((pattern) => pattern.test(file));
}

function lines(text: string): number {
  return text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
}

/** Functions with a body; an arrow that is one expression is not a function to read. */
function functionLengths(tree: Tree, file: string): number[] {
  const text = tree.read(file);
  const lengths: number[] = [];
  walk(parseFile(tree, file).program as unknown as Node, (node) => {
    if (!FUNCTIONS.has(node.type) || (node.body as Node | null)?.type !== 'BlockStatement') return;
    lengths.push(lineAt(text, node.end) - lineAt(text, node.start) + 1);
  });
  return lengths;
}

/** The smallest value that the given share of all values does not exceed; 0 for an empty list. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}
