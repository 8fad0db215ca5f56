import { hrefIn } from '#domain/locale-switch.ts';
import { textOf } from '#messages/text.tsx';
import type { Site } from '#app/context.ts';
import { pathOf } from '#app/page-path.ts';
import { findRules, ruleText, type RuleOnDay } from '#app/pages/the-exchange/regulation/market-rules/find-rules.ts';
import { ruleAnchor } from '#domain/rulebook.ts';
import { rulesQuery } from '#app/blocks/rulebook/rule-filters.ts';
import type { FileColumn, Rows } from './table.ts';

/** The rules of a day, as the page shows them: their texts without marks. */
export async function ruleRows(site: Site, query: URLSearchParams): Promise<Rows<RuleOnDay>> {
  const t = textOf(site.locale);
  const { book, filters, day, found } = await findRules(site, query);
  const chapterOf = ({ rule }: RuleOnDay) => {
    const module = book.find(({ chapters }) => chapters.some(({ rules }) => rules.includes(rule)));
    return { module, chapter: module?.chapters.find(({ rules }) => rules.includes(rule)) };
  };
  const address = site.origin + hrefIn(site.locale, pathOf('the-exchange-market-rules'));
  const columns: FileColumn<RuleOnDay>[] = [
    { key: 'number', heading: t('rules.file.number'), cell: ({ rule }) => rule.number },
    { key: 'title', heading: t('rules.file.title'), cell: ({ rule }) => rule.title },
    { key: 'module', heading: t('rules.file.module'), cell: (held) => chapterOf(held).module?.title ?? null },
    { key: 'chapter', heading: t('rules.file.chapter'), cell: (held) => chapterOf(held).chapter?.title ?? null },
    { key: 'from', heading: t('rules.file.from'), cell: ({ version }) => version.from },
    { key: 'circular', heading: t('rules.file.circular'), cell: ({ version }) => version.circular },
    { key: 'text', heading: t('rules.file.text'), cell: ({ version }) => ruleText(version, site) },
    {
      key: 'page',
      heading: t('notices.file.page'),
      cell: ({ rule }) => `${address}${rulesQuery({ words: '', asOf: filters.asOf })}#${ruleAnchor(rule.number)}`,
    },
  ];
  return {
    title: t('rules.title'),
    columns,
    rows: found,
    view: { q: filters.words, asOf: day },
    ignored: filters.ignored,
  };
}
