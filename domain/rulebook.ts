import type { Flow, LinkTarget } from './article.ts';
import type { PlainDate } from './time.ts';

/** The text of a rule from a day on, until its next version. */
export interface RuleVersion<To = LinkTarget> {
  /** First day in force. */
  from: PlainDate;
  /** Number of the circular that enacted it; null when none is known. */
  circular: string | null;
  /** What the version changed; null for a rule's first version. */
  change: string | null;
  /** null when the rule is repealed from that day on. */
  text: Flow<To>[] | null;
}

/** A rule keeps its number through all its versions, the oldest first. */
export interface Rule<To = LinkTarget> {
  /** '3.2.2': module, chapter, rule. */
  number: string;
  title: string;
  /** Other names for the rule, for search. */
  also?: string;
  versions: [RuleVersion<To>, ...RuleVersion<To>[]];
}

export interface RuleChapter<To = LinkTarget> {
  number: string;
  title: string;
  rules: Rule<To>[];
}

export interface RuleModule<To = LinkTarget> {
  number: string;
  title: string;
  chapters: RuleChapter<To>[];
}

/** The rules of the exchange in one language, as stored in `content/compiled`. */
export type Rulebook = RuleModule[];

/** A version that is later than the rulebook: a new rule, another text, or a repeal. */
export interface RuleChange {
  rule: Rule;
  version: RuleVersion;
  kind: 'new' | 'amended' | 'repealed';
}

/** The anchor of a rule on the rulebook's page. */
export function ruleAnchor(number: string): string {
  return `rule-${number}`;
}

export function rulesOf(book: Rulebook): Rule[] {
  return book.flatMap(({ chapters }) => chapters.flatMap(({ rules }) => rules));
}

/** The version on that day: in force, or repealed by then; undefined before the rule's first. */
export function versionOn({ versions }: Rule, day: PlainDate): RuleVersion | undefined {
  return versions.findLast(({ from }) => from <= day);
}

/** The first day of any rule's first version. */
export function firstRuleDay(book: Rulebook): PlainDate {
  return rulesOf(book).reduce(
    (first, { versions }) => (versions[0].from < first ? versions[0].from : first),
    '9999-12-31',
  );
}

/** Changes of the rules, newest first; a first version without a circular, as old as the rulebook, is not a change. */
export function ruleChanges(book: Rulebook): RuleChange[] {
  return rulesOf(book)
    .flatMap((rule) => rule.versions.flatMap((version) => changeOf(rule, version) ?? []))
    .sort((a, b) => (a.version.from < b.version.from ? 1 : a.version.from > b.version.from ? -1 : 0));
}

function changeOf(rule: Rule, version: RuleVersion): RuleChange | null {
  if (version.text === null) return { rule, version, kind: 'repealed' };
  if (version !== rule.versions[0]) return { rule, version, kind: 'amended' };
  return version.circular === null ? null : { rule, version, kind: 'new' };
}
