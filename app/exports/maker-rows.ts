import { pick } from '#domain/bilingual.ts';
import { marketInstant } from '#domain/date.ts';
import { hrefIn } from '#domain/locale-switch.ts';
import { makingChanges, type MakingChange } from '#domain/market-making.ts';
import { textOf } from '#messages/text.tsx';
import { makerColumns } from '#app/blocks/market-makers/maker-columns.ts';
import type { MakerRow } from '#app/blocks/market-makers/makers-data.ts';
import type { Site } from '#app/context.ts';
import { findMakers, type FoundMakers } from '#app/data/members/makers.ts';
import { pathOf } from '#app/page-path.ts';
import type { FeedItem, Rows, RowsRequest } from './table.ts';

/** The market makers as their page shows them; the feed tells which registrations began and ended. */
export async function makerRows(site: Site, { query }: RowsRequest): Promise<Rows<MakerRow>> {
  const t = textOf(site.locale);
  const all = await findMakers(site, query);
  const { words, maker, group, met, sort, descending, ignored } = all.filters;
  return {
    title: t('makers.title'),
    columns: makerColumns(t),
    rows: all.found,
    items: () => changesOf(all, site).map((change) => changeItem(change, all, site)),
    view: { q: words, maker, group, met, month: all.month, sort, order: descending ? 'descending' : 'ascending' },
    ignored,
  };
}

function changesOf({ registered, filters }: FoundMakers, site: Site): MakingChange[] {
  const chosen = registered.filter(
    ({ member, group }) =>
      (filters.maker === null || member === filters.maker) && (filters.group === null || group === filters.group),
  );
  return makingChanges(chosen, site.today());
}

function changeItem({ maker, on, kind }: MakingChange, { names }: FoundMakers, { origin, locale }: Site): FeedItem {
  const what = textOf(locale)(`makers.change.${kind}`);
  const name = names.get(maker.member);
  return {
    id: `market-maker-${maker.id}-${on}-${kind}`,
    title: `${maker.symbol}, ${name ? pick(name, locale) : maker.member}: ${what}`,
    url: `${origin}${hrefIn(locale, pathOf('members-market-makers'))}?q=${maker.symbol}#${maker.id}`,
    publishedAt: marketInstant(on, '00:00'),
    category: what,
  };
}
