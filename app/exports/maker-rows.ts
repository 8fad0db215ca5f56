import { pick } from '#domain/bilingual.ts';
import { addDays } from '#domain/calendar.ts';
import { marketInstant } from '#domain/date.ts';
import { hrefIn } from '#domain/locale-switch.ts';
import { makingChanges, type MakingChange, type MarketMaker } from '#domain/market-making.ts';
import { monthOf } from '#domain/month.ts';
import type { PlainDate } from '#domain/time.ts';
import { textOf } from '#messages/text.tsx';
import { makerColumns } from '#app/blocks/market-makers/maker-columns.ts';
import type { MakerRow } from '#app/blocks/market-makers/makers-data.ts';
import type { Site } from '#app/context.ts';
import { findMakers, type FoundMakers } from '#app/data/members/makers.ts';
import { pathOf } from '#app/page-path.ts';
import type { FeedItem, Rows, RowsRequest } from './table.ts';

/** The market makers, as on their page; the feed reports registrations that began or ended. */
export async function makerRows(site: Site, { query }: RowsRequest): Promise<Rows<MakerRow>> {
  const t = textOf(site.locale);
  const all = await findMakers(site, query);
  const { words, maker, group, met, sort, descending, ignored } = all.filters;
  return {
    title: t('makers.title'),
    columns: makerColumns(t),
    rows: all.found,
    feeds: ['market-makers', 'members'],
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

function changeItem({ maker, on, kind }: MakingChange, { names, months }: FoundMakers, site: Site): FeedItem {
  const { origin, locale } = site;
  const what = textOf(locale)(`makers.change.${kind}`);
  const name = names.get(maker.member);
  return {
    id: `market-maker-${maker.id}-${on}-${kind}`,
    title: `${maker.symbol}, ${name ? pick(name, locale) : maker.member}: ${what}`,
    url: `${origin}${hrefIn(locale, pathOf('members-market-makers'))}?${lineQuery(maker, months, site.today())}`,
    publishedAt: marketInstant(on, '00:00'),
    category: what,
  };
}

/** The page shows an ended registration only in its months: the link names the last of them, when it is stored. */
function lineQuery({ id, symbol, until }: MarketMaker, months: FoundMakers['months'], today: PlainDate): string {
  if (until === null || until > today) return `q=${symbol}#${id}`;
  const last = monthOf(addDays(until, -1));
  return months.some(({ month }) => month === last) ? `month=${last}&q=${symbol}#${id}` : `q=${symbol}`;
}
