import type { Flow } from '#domain/article.ts';
import type { Locale } from '#domain/locale.ts';
import type { RuleChapter, RuleModule, Rulebook, RuleVersion } from '#domain/rulebook.ts';
import { faultsOf, type Fault, type Refuse } from './fault.ts';
import { flowOf } from './flow.ts';
import type { LinkNames } from './link-target.ts';
import { parseMarkdown } from './markdown.ts';
import { linkNames, type Sources } from './pairs.ts';
import { parseModule, type ModuleSource, type RuleSource, type VersionSource } from './rule-source.ts';

/** The rules in both languages, and the faults of their sources. */
export interface ReadRulebook {
  books: Record<Locale, Rulebook>;
  /** File and line of each rule, by number. */
  places: ReadonlyMap<string, { file: string; line: number }>;
  faults: Fault[];
}

const SOURCE = /^content\/rules\/.+\.yaml$/;

/** Reads `content/rules`: a file for each module, ordered by name. */
export function readRulebook(sources: Sources): ReadRulebook {
  const names = linkNames(sources);
  const books: ReadRulebook['books'] = { en: [], ar: [] };
  const places = new Map<string, { file: string; line: number }>();
  const all: Fault[] = [];
  for (const file of sources.files.filter((each) => SOURCE.test(each)).sort()) {
    const { faults, refuse } = faultsOf(file);
    const source = sources.read(file);
    const read = parseModule(source);
    if ('message' in read) refuse(read.line, read.message);
    else {
      const lineOf = (number: string) => lineIn(source, number);
      for (const { rule } of rulesIn(read)) places.set(rule, { file, line: lineOf(rule) });
      checkNumbers(read, lineOf, refuse);
      for (const rule of rulesIn(read)) checkVersions(rule, (message) => refuse(lineOf(rule.rule), message));
      for (const locale of ['en', 'ar'] as const) books[locale].push(moduleIn(read, locale, { names, refuse, lineOf }));
    }
    all.push(...faults);
  }
  return { books, places, faults: all };
}

const rulesIn = ({ chapters }: ModuleSource): RuleSource[] => chapters.flatMap(({ rules }) => rules);

function lineIn(source: string, number: string): number {
  return (
    Math.max(
      0,
      source.split('\n').findIndex((line) => /(rule|chapter|module): /.test(line) && line.includes(`'${number}'`)),
    ) + 1
  );
}

/** Checks that numbers match the rule's place and ascend: '3', '3.2', '3.2.2'. */
function checkNumbers({ module, chapters }: ModuleSource, lineOf: (number: string) => number, refuse: Refuse): void {
  checkRising(
    module,
    chapters.map(({ chapter }) => chapter),
    lineOf,
    refuse,
  );
  for (const { chapter, rules } of chapters)
    checkRising(
      chapter,
      rules.map(({ rule }) => rule),
      lineOf,
      refuse,
    );
}

function checkRising(
  above: string,
  numbers: readonly string[],
  lineOf: (number: string) => number,
  refuse: Refuse,
): void {
  let last = 0;
  for (const number of numbers) {
    const own = number.startsWith(`${above}.`) ? Number(number.slice(above.length + 1)) : Number.NaN;
    if (!(Number.isInteger(own) && own > last))
      refuse(lineOf(number), `'${number}' is no number below ${above} that is greater than the one before it.`);
    last = own;
  }
}

function checkVersions({ rule, versions }: RuleSource, refuse: (message: string) => void): void {
  versions.forEach(({ from, change, text }, index) => {
    const earlier = versions[index - 1];
    if (!earlier && (change || !text)) refuse(`The first version of ${rule} has a text, and changes nothing.`);
    if (earlier && !change) refuse(`The version of ${rule} from ${from} says nowhere what it changed.`);
    if (earlier && earlier.from >= from) refuse(`The versions of ${rule} are not in the order of their days.`);
    if (earlier && !text && !earlier.text) refuse(`${rule} was repealed already when ${from} came.`);
  });
}

interface Reading {
  names: LinkNames;
  refuse: Refuse;
  lineOf(number: string): number;
}

function moduleIn({ module, title, chapters }: ModuleSource, locale: Locale, reading: Reading): RuleModule {
  return {
    number: module,
    title: title[locale],
    chapters: chapters.map((chapter): RuleChapter => ({
      number: chapter.chapter,
      title: chapter.title[locale],
      rules: chapter.rules.map((rule) => {
        const [first, ...later] = rule.versions.map((version) => versionIn(version, locale, rule.rule, reading));
        const also = rule.also && { also: rule.also[locale] };
        return { number: rule.rule, title: rule.title[locale], ...also, versions: [first!, ...later] };
      }),
    })),
  };
}

function versionIn(
  { from, circular, change, text }: VersionSource,
  locale: Locale,
  number: string,
  reading: Reading,
): RuleVersion {
  return {
    from,
    circular: circular ?? null,
    change: change?.[locale] ?? null,
    text: text ? textIn(text[locale], number, reading) : null,
  };
}

/** Faults are reported at the rule, because its text has no lines of its own in the file. */
function textIn(markdown: string, number: string, { names, refuse, lineOf }: Reading): Flow[] {
  const refuseAtRule: Refuse = (_line, message) => refuse(lineOf(number), message);
  return flowOf(parseMarkdown(markdown).children, { names, refuse: refuseAtRule }, 'in a rule');
}
