import { formatDate } from '#domain/date.ts';
import { textOf } from '#messages/text.tsx';
import type { Crumb } from '#app/blocks/breadcrumbs/breadcrumbs.tsx';
import { crumbsOf } from '#app/blocks/breadcrumbs/crumbs.ts';
import type { NoticeRow } from '#app/blocks/publications/notice-list.tsx';
import { followLabels, type ExportLabels } from '#app/blocks/exports/export-labels.ts';
import type { RuleFilters } from '#app/blocks/rulebook/rule-filters.ts';
import type { RulesTexts } from '#app/blocks/rulebook/rules-view.tsx';
import type { ShownModule } from '#app/blocks/rulebook/shown-rule.ts';
import type { Site } from '#app/context.ts';
import { findRules, type FoundRules } from './find-rules.ts';
import { circularIds } from './circular-pages.ts';
import { shownChanges, shownModules } from './shown-rules.ts';

export interface RulesData {
  trail: Crumb[];
  head: { title: string; description: string; lead: string };
  /** Link to the circulars that make the rules. */
  beside: string;
  texts: RulesTexts;
  filters: RuleFilters;
  notices: string[];
  modules: ShownModule[];
  changes: NoticeRow[];
  files: ExportLabels;
}

const EXAMPLE = '2026-04-05';

/** The rules for the query: by search text, and as of a day. */
export async function loadRules(site: Site, query: URLSearchParams): Promise<RulesData> {
  const [rules, circulars] = await Promise.all([
    findRules(site, query),
    site.shared('circular ids by number', circularIds),
  ]);
  const { locale } = site;
  const t = textOf(locale);
  return {
    trail: crumbsOf('the-exchange-market-rules', locale),
    head: { title: t('rules.title'), description: t('rules.description'), lead: t('rules.lead') },
    beside: t('notices.circulars.all'),
    texts: textsOf(rules, site),
    filters: rules.filters,
    notices: noticesOf(rules, site),
    modules: shownModules(rules, site, circulars),
    changes: shownChanges(rules, site),
    files: followLabels(site, 'the-exchange-market-rules'),
  };
}

function textsOf({ found, total, filters, day }: FoundRules, { locale }: Site): RulesTexts {
  const t = textOf(locale);
  const count = found.filter(({ version }) => filters.words !== '' || version.text !== null).length;
  return {
    simulated: t('rules.simulated'),
    simulatedWords: t('rules.simulated.words'),
    filter: t('rules.filter'),
    search: t('rules.search'),
    asOf: t('rules.asOf'),
    count: t(filters.words === '' ? 'rules.count' : 'rules.found', { count, total, date: formatDate(day, locale) }),
    none: t('rules.none'),
    contents: t('rules.contents'),
    changes: t('rules.changes'),
    changesLead: t('rules.changes.lead'),
    today: t('rules.today'),
  };
}

function noticesOf({ filters, day, isEarly }: FoundRules, { locale, today }: Site): string[] {
  const t = textOf(locale);
  const date = formatDate(day, locale);
  const ignored = filters.ignored.map(({ value }) => t('rules.unreadable', { value, example: EXAMPLE }));
  if (filters.asOf === null || day === today()) return ignored;
  if (isEarly) return [t('rules.early', { date })];
  return [t(day > today() ? 'rules.future' : 'rules.past', { date })];
}
