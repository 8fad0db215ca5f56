import { mapBlock } from '#domain/article-map.ts';
import type { Flow } from '#domain/article.ts';
import { addDays } from '#domain/calendar.ts';
import { formatDate } from '#domain/date.ts';
import { ruleAnchor, ruleChanges, type Rule, type RuleChange, type RuleVersion } from '#domain/rulebook.ts';
import { textOf } from '#messages/text.tsx';
import type { ShownLink } from '#app/blocks/article/shown-article.ts';
import type { NoticeRow } from '#app/blocks/publications/notice-list.tsx';
import { rulesQuery } from '#app/blocks/rulebook/rule-filters.ts';
import type { ShownCircular, ShownModule, ShownRule, ShownVersion } from '#app/blocks/rulebook/shown-rule.ts';
import type { Site } from '#app/context.ts';
import { pathOf } from '#app/page-path.ts';
import { shownMap } from '#app/data/article/shown-article.ts';
import { circularPath, type CircularIds } from './circular-pages.ts';
import type { FoundRules, RuleOnDay } from './find-rules.ts';

/** The found rules under their modules and chapters; modules and chapters without a found rule are left out. */
export function shownModules({ book, found }: FoundRules, site: Site, circulars: CircularIds): ShownModule[] {
  const t = textOf(site.locale);
  return book
    .map(({ number, title, chapters }) => ({
      id: `module-${number}`,
      title: t('rules.module', { number, title }),
      chapters: chapters
        .map((chapter) => ({
          number: chapter.number,
          title: t('rules.chapter', { number: chapter.number, title: chapter.title }),
          rules: found
            .filter(({ rule }) => chapter.rules.includes(rule))
            .map((held) => shownRule(held, site, circulars)),
        }))
        .filter(({ rules }) => rules.length > 0),
    }))
    .filter(({ chapters }) => chapters.length > 0);
}

function shownRule({ rule, version }: RuleOnDay, site: Site, circulars: CircularIds): ShownRule {
  const others = rule.versions.filter((other) => other !== version).toReversed();
  return {
    ...shownVersion(rule, version, site, circulars),
    id: ruleAnchor(rule.number),
    number: rule.number,
    title: rule.title,
    others: others.map((other) => shownVersion(rule, other, site, circulars)),
    othersLabel: others.length > 0 ? textOf(site.locale)('rules.others', { count: others.length }) : null,
  };
}

function shownVersion(rule: Rule, version: RuleVersion, site: Site, circulars: CircularIds): ShownVersion {
  const map = shownMap(site.exchange, site.locale);
  return {
    inForce: inForceOf(rule, version, site),
    circular: version.circular === null ? null : shownCircular(version.circular, site, circulars),
    change: version.change && map.text(version.change),
    text: version.text?.flatMap((flow) => (mapBlock(flow, map) as Flow<ShownLink> | null) ?? []) ?? null,
  };
}

/** From when to when a version is in force; the last one has no end, and a future one is labelled so. */
function inForceOf({ versions }: Rule, version: RuleVersion, { locale, today }: Site): string {
  const t = textOf(locale);
  const next = versions[versions.indexOf(version) + 1];
  const from = formatDate(version.from, locale);
  if (version.text === null) return t('rules.repealed', { from });
  if (next) return t('rules.between', { from, to: formatDate(addDays(next.from, -1), locale) });
  return t(version.from > today() ? 'rules.coming' : 'rules.since', { from });
}

function shownCircular(number: string, { locale }: Site, circulars: CircularIds): ShownCircular {
  return { label: textOf(locale)('notices.number', { number }), to: circularPath(number, circulars) };
}

/** Changes, newest first; each links to the rule as of the change. */
export function shownChanges({ book }: FoundRules, site: Site): NoticeRow[] {
  const path = pathOf('the-exchange-market-rules');
  return ruleChanges(book).map((change) => ({
    id: `${change.rule.number}-${change.version.from}`,
    date: change.version.from,
    headline: textOf(site.locale)('rules.rule', { number: change.rule.number, title: change.rule.title }),
    lang: site.locale,
    href: null,
    to: `${path}${rulesQuery({ words: '', asOf: change.version.from })}#${ruleAnchor(change.rule.number)}`,
    note: noteOf(change, site),
  }));
}

function noteOf({ kind, version }: RuleChange, { exchange, locale }: Site): string {
  const t = textOf(locale);
  const words = kind === 'new' ? t('rules.new') : shownMap(exchange, locale).text(version.change ?? '');
  return version.circular === null ? words : `${t('notices.number', { number: version.circular })} · ${words}`;
}
