import { fileURLToPath } from 'node:url';
import { SITE_MAP } from '#app/site-map.ts';
import { checkArchitecture } from './architecture.ts';
import { checkContent } from './content/content.ts';
import { checkRules } from './content/rules.ts';
import { checkFieldWords } from './field-words.ts';
import { checkLanguages } from './languages.ts';
import { checkUtilities } from './utilities.ts';
import { checkDomainPurity } from './domain-purity.ts';
import { checkSizes, measureSizes, SIZE_LIMITS } from './file-size.ts';
import { checkFontWidths } from './font-widths.ts';
import { checkImports } from './import-rules.ts';
import { checkLogicalCss } from './logical-css.ts';
import { checkMachinePaths } from './machine-paths.ts';
import { checkGlossary } from './messages/glossary.ts';
import { checkMessages } from './messages/messages.ts';
import { checkTerms } from './messages/terms.ts';
import { checkWords } from './messages/words.ts';
import { checkMigrations } from './migrations.ts';
import { checkNames } from './names.ts';
import { checkPagePolicy } from './page-policy.ts';
import { checkReferences } from './references.ts';
import { checkSideBySide } from './side-by-side.ts';
import { checkSiteMap } from './site-map.ts';
import { workTree, type Finding, type Tree } from './tree.ts';

const CHECKS: readonly (readonly [string, (tree: Tree) => Finding[]])[] = [
  ['imports', checkImports],
  ['sizes', checkSizes],
  ['logical CSS', checkLogicalCss],
  ['font widths', checkFontWidths],
  ['page policy', checkPagePolicy],
  ['names', checkNames],
  ['field words', checkFieldWords],
  ['domain purity', checkDomainPurity],
  ['migrations', checkMigrations],
  ['languages', checkLanguages],
  ['utilities', checkUtilities],
  ['machine paths', checkMachinePaths],
  ['references', checkReferences],
  ['architecture', checkArchitecture],
  ['site map', (tree) => checkSiteMap(tree, SITE_MAP)],
  ['journeys side by side', (tree) => checkSideBySide(tree)],
  ['messages', checkMessages],
  ['glossary', checkGlossary],
  ['words', checkWords],
  ['terms', checkTerms],
  ['content', checkContent],
  ['rules', checkRules],
];

function report(name: string, findings: readonly Finding[]): void {
  console.log(`${findings.length === 0 ? '✓' : '✗'} ${name}`);
  for (const { file, line, message } of findings) console.log(`  ${file}:${line} ${message}`);
}

const tree = workTree(fileURLToPath(new URL('../..', import.meta.url)));
const results = CHECKS.map(([name, check]) => [name, check(tree)] as const);
for (const [name, findings] of results) report(name, findings);

const size = measureSizes(tree);
console.log(
  `${size.files} files: median ${size.fileMedian} lines (${SIZE_LIMITS.fileMedian}), 90 % up to ${size.fileNinetieth} (${SIZE_LIMITS.fileNinetieth}); ` +
    `${size.functions} functions: median ${size.functionMedian} (${SIZE_LIMITS.functionMedian}).`,
);
process.exitCode = results.every(([, findings]) => findings.length === 0) ? 0 : 1;
