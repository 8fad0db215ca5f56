import { articleText } from '#domain/article-words.ts';
import { firstRuleDay, rulesOf, versionOn, type Rule, type Rulebook, type RuleVersion } from '#domain/rulebook.ts';
import { holdsWords } from '#domain/search-words.ts';
import type { PlainDate } from '#domain/time.ts';
import { parseRules, type RuleFilters } from '#app/blocks/rulebook/rule-filters.ts';
import type { Site } from '#app/context.ts';
import { fillPlaceholders } from '#app/data/article/shown-article.ts';
import { getRulebook } from './rulebook-source.server.ts';

/** A rule with its text on the requested day. */
export interface RuleOnDay {
  rule: Rule;
  version: RuleVersion;
}

export interface FoundRules {
  book: Rulebook;
  filters: RuleFilters;
  /** The day whose texts are shown. */
  day: PlainDate;
  /** True when the requested day is before the first text. */
  isEarly: boolean;
  found: RuleOnDay[];
  /** Number of rules with a text on that day, without the search. */
  total: number;
}

/** The rules of the requested day that contain the search text. */
export async function findRules(site: Site, query: URLSearchParams): Promise<FoundRules> {
  const book = await getRulebook(site.locale);
  const filters = parseRules(query);
  const first = firstRuleDay(book);
  const isEarly = filters.asOf !== null && filters.asOf < first;
  const day = isEarly ? first : (filters.asOf ?? site.today());
  const held = rulesOf(book).flatMap((rule): RuleOnDay[] => {
    const version = versionOn(rule, day);
    return version ? [{ rule, version }] : [];
  });
  const found = held.filter((each) => holdsWords(wordsOf(each, site), filters.words));
  const total = held.filter(({ version }) => version.text !== null).length;
  return { book, filters: { ...filters, asOf: isEarly ? first : filters.asOf }, day, isEarly, found, total };
}

/** The text of a rule without markup, a line for each paragraph, item or cell; null when the rule is repealed. */
export function ruleText({ text }: RuleVersion, { exchange, locale }: Site): string | null {
  return text && fillPlaceholders(articleText({ blocks: text }), exchange, locale);
}

function wordsOf({ rule, version }: RuleOnDay, site: Site): string {
  return [rule.number, rule.title, version.circular, ruleText(version, site)].join(' ');
}
