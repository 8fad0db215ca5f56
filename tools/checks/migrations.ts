import { isTest, lineAt, type Finding, type Tree } from './tree.ts';

const MIGRATION = /^store\/migrations\/([\w-]+)\.ts$/;

/** Migrations that remove something which no node of a supported release uses any more. Each with its reason. */
const CONTRACTS: Readonly<Record<string, string>> = {
  '008-disclosure-lists': 'It was released before several nodes were updated one after the other.',
};

const BEFORE = 'an older node that still serves';
const FAULTS: readonly (readonly [RegExp, string])[] = [
  [
    /\bdrop\s+(table|column|view|type|function)\b|\.drop(Table|Column|View)\(/gi,
    `${BEFORE} still reads what is dropped`,
  ],
  [
    /\brename\s+(to|column|constraint)\b|\brename\s+\w+\s+to\b|\.rename(To|Column)\(/gi,
    `${BEFORE} knows the old name only`,
  ],
  [/\balter\s+column\s+\S+\s+(set\s+data\s+)?type\b|\.setDataType\(/gi, `${BEFORE} writes the old type`],
  [/\balter\s+column\s+\S+\s+set\s+not\s+null\b|\.setNotNull\(/gi, `${BEFORE} may write nothing there`],
  [/\balter\s+column\s+\S+\s+drop\s+default\b|\.dropDefault\(/gi, `${BEFORE} leaves it to the default`],
  [
    /\badd\s+(constraint\s+\S+\s+)?(check|unique|foreign\s+key|primary\s+key|exclude)\b/gi,
    `${BEFORE} may write what it refuses`,
  ],
  [/\btruncate\b|\bdelete\s+from\b/gi, `${BEFORE} still shows what is deleted`],
];
const ADDED = /\badd\s+column\s+(?:if\s+not\s+exists\s+)?(\w+)\s+((?:[^,`(]|\([^)]*\))*)/gi;
const UNIQUE_INDEX = /\bcreate\s+unique\s+index\s+(?:if\s+not\s+exists\s+)?\w+\s+on\s+(\w+)/gi;

/** Migrations that break an older node: they run while nodes of the previous release still serve. */
export function checkMigrations(tree: Tree): Finding[] {
  return tree.files
    .filter((file) => MIGRATION.test(file) && !isTest(file))
    .filter((file) => !(MIGRATION.exec(file)![1]! in CONTRACTS))
    .flatMap((file) => faultsOf(tree.read(file)).map(({ at, why }) => findingOf(tree, file, at, why)));
}

function findingOf(tree: Tree, file: string, at: number, why: string): Finding {
  const advice = 'add beside it first, and take it away in a later release (CONTRACTS in tools/checks/migrations.ts)';
  return { file, line: lineAt(tree.read(file), at), message: `${why}: ${advice}.` };
}

function faultsOf(source: string): { at: number; why: string }[] {
  // Comments may mention removed names.
  const text = source.replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, (comment) => comment.replace(/[^\n]/g, ' '));
  const made = new Set(
    [...text.matchAll(/\bcreate\s+table\s+(?:if\s+not\s+exists\s+)?(\w+)/gi)].map(([, table]) => table),
  );
  return [
    ...FAULTS.flatMap(([pattern, why]) => [...text.matchAll(pattern)].map(({ index: at }) => ({ at, why }))),
    ...[...text.matchAll(ADDED)]
      .filter(([, , rest = '']) => /\bnot\s+null\b/i.test(rest) && !/\b(default|generated)\b/i.test(rest))
      .map(({ index: at, 1: column }) => ({ at, why: `${BEFORE} writes no ${column}` })),
    ...[...text.matchAll(UNIQUE_INDEX)]
      .filter(([, table]) => !made.has(table))
      .map(({ index: at }) => ({ at, why: `${BEFORE} may write what it refuses` })),
  ];
}
