import { hrefIn } from '#domain/locale-switch.ts';
import { textOf } from '#messages/text.tsx';
import type { Site } from '#app/context.ts';
import { pathOf } from '#app/page-path.ts';
import { fillPlaceholders } from '#app/data/article/shown-article.ts';
import { findRules, ruleText, type RuleOnDay } from '#app/data/rules/find-rules.ts';
import { marketInstant } from '#domain/date.ts';
import { ruleAnchor, ruleChanges, type RuleChange } from '#domain/rulebook.ts';
import { rulesQuery } from '#app/blocks/rulebook/rule-filters.ts';
import { column, type Column } from '#app/columns/column.ts';
import type { FeedItem, RowsRequest, Rows } from './table.ts';

/** The rules of a day, as on the page, with their texts without markup. */
export async function ruleRows(site: Site, { query }: RowsRequest): Promise<Rows<RuleOnDay>> {
  const t = textOf(site.locale);
  const { book, filters, day, found } = await findRules(site, query);
  const chapterOf = ({ rule }: RuleOnDay) => {
    const module = book.find(({ chapters }) => chapters.some(({ rules }) => rules.includes(rule)));
    return { module, chapter: module?.chapters.find(({ rules }) => rules.includes(rule)) };
  };
  const address = rulesAddress(site);
  const columns: Column<RuleOnDay>[] = [
    column('code', 'number', t('rules.file.number'), ({ rule }) => rule.number),
    column('text', 'title', t('rules.file.title'), ({ rule }) => rule.title),
    column('text', 'module', t('rules.file.module'), (found) => chapterOf(found).module?.title),
    column('text', 'chapter', t('rules.file.chapter'), (found) => chapterOf(found).chapter?.title),
    column('day', 'from', t('rules.file.from'), ({ version }) => version.from),
    column('code', 'circular', t('rules.file.circular'), ({ version }) => version.circular),
    column('text', 'text', t('rules.file.text'), ({ version }) => ruleText(version, site)),
    column(
      'address',
      'page',
      t('notices.file.page'),
      ({ rule }) => `${address}${rulesQuery({ words: '', asOf: filters.asOf })}#${ruleAnchor(rule.number)}`,
    ),
  ];
  return {
    title: t('rules.title'),
    columns,
    rows: found,
    items: () =>
      changeItems(
        ruleChanges(book).filter(({ rule }) => found.some((each) => each.rule === rule)),
        site,
      ),
    view: { q: filters.words, asOf: day },
    ignored: filters.ignored,
  };
}

/** Rules that were made, amended or repealed, each from its effective day. */
function changeItems(changes: readonly RuleChange[], site: Site): FeedItem[] {
  const t = textOf(site.locale);
  const today = site.today();
  return changes
    .filter(({ version }) => version.from <= today)
    .map(({ rule, version, kind }) => ({
      id: `rule-${rule.number}-${version.from}`,
      title: `${rule.number} ${rule.title}`,
      url: `${rulesAddress(site)}${rulesQuery({ words: '', asOf: version.from })}#${ruleAnchor(rule.number)}`,
      publishedAt: marketInstant(version.from, '00:00'),
      summary: kind === 'new' ? t('rules.new') : fillPlaceholders(version.change ?? '', site.exchange, site.locale),
    }));
}

function rulesAddress({ origin, locale }: Site): string {
  return origin + hrefIn(locale, pathOf('the-exchange-market-rules'));
}
