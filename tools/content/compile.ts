import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Fault } from './fault.ts';
import { faultsOfPairs, GLOSSARY, readPairs, type ArticlePair, type Sources } from './pairs.ts';
import { readRulebook, type ReadRulebook } from './rulebook.ts';

export interface Compiled {
  /** Articles written, both languages counted together. */
  count: number;
  /** Files that are new or changed. */
  changed: number;
  /** Faults of articles that a page shows: the site cannot be built with them. */
  faults: Fault[];
  /** Faults of articles that no page shows yet. */
  draftFaults: Fault[];
}

const FOLDER = 'content/compiled';

/**
 * Writes `content/compiled/<locale>/<path>.json` for every article that a page of the site map shows and
 * `content/compiled/rules-<locale>.json`, and removes output without a source. Articles and rules with faults are not
 * written; drafts are only read.
 */
export function compileContent(root: string): Compiled {
  const sources = sourcesBelow(root);
  const pairs = readPairs(sources);
  const rules = readRulebook(sources);
  const faults = faultsOfPairs(pairs);
  const drafts = new Set(pairs.filter(({ shown }) => !shown).map(({ path }) => path));
  const isDraft = ({ file }: Fault) => drafts.has(file.replace(/^content\/(en|ar)\//, '').replace(/\.md$/, ''));
  const articles = pairs.filter(({ shown }) => shown).flatMap((pair) => outputsOf(pair, faults));
  const written = [...articles, ...rulebookOutputs(rules)];
  const changed = written.filter(({ file, text }) => writeWhenChanged(join(root, file), text)).length;
  removeOthers(root, new Set(written.map(({ file }) => file)));
  return {
    count: articles.length,
    changed,
    faults: [...faults.filter((fault) => !isDraft(fault)), ...rules.faults],
    draftFaults: faults.filter(isDraft),
  };
}

function sourcesBelow(root: string): Sources {
  const files = globSync(['content/{en,ar}/**/*.md', 'content/rules/*.yaml', GLOSSARY], { cwd: root }).map((file) =>
    file.replaceAll('\\', '/'),
  );
  return { files, read: (file) => readFileSync(join(root, file), 'utf8') };
}

function outputsOf({ path, en, ar }: ArticlePair, faults: readonly Fault[]): { file: string; text: string }[] {
  return [en, ar].flatMap((read) => {
    if (!read || faults.some(({ file }) => file === read.file)) return [];
    const locale = read === en ? 'en' : 'ar';
    return [{ file: `${FOLDER}/${locale}/${path}.json`, text: `${JSON.stringify(read.article)}\n` }];
  });
}

function rulebookOutputs({ books, faults }: ReadRulebook): { file: string; text: string }[] {
  if (faults.length > 0) return [];
  return (['en', 'ar'] as const).map((locale) => ({
    file: `${FOLDER}/rules-${locale}.json`,
    text: `${JSON.stringify(books[locale])}\n`,
  }));
}

function writeWhenChanged(path: string, text: string): boolean {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return false;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  return true;
}

function removeOthers(root: string, kept: ReadonlySet<string>): void {
  for (const file of globSync(`${FOLDER}/**/*.json`, { cwd: root }))
    if (!kept.has(file.replaceAll('\\', '/'))) rmSync(join(root, file));
}
