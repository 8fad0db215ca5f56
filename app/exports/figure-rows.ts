import type { ChangedBar } from '#domain/bar-summary.ts';
import type { NetAssetDay } from '#domain/net-assets.ts';
import { toDecimalString, type Thousandths } from '#domain/thousandths.ts';
import { textOf } from '#messages/text.tsx';
import { holderRows as rowsOfHolders, type HolderRow } from '#app/blocks/company-figures/holders.ts';
import { INVESTOR_GROUPS, type SeenOwnership } from '#app/blocks/company-figures/ownership.ts';
import type { Site } from '#app/context.ts';
import { allDays } from '#app/pages/the-exchange/market-information/company/days-data.ts';
import { allNetAssets } from '#app/pages/the-exchange/market-information/company/net-assets-data.ts';
import { loadHolders, loadOwnership } from '#app/pages/the-exchange/market-information/company/holders-data.ts';
import { isoMoment } from './moment.ts';
import { NO_FILTERS, type FileColumn, type Rows } from './table.ts';

/** Every day of the range, the newest first. */
export async function dayRows(site: Site, symbol: string, query: URLSearchParams): Promise<Rows<ChangedBar>> {
  const t = textOf(site.locale);
  const { filters, days } = await allDays(site, symbol, query);
  const amounts = (['open', 'high', 'low', 'close', 'change', 'changePercent'] as const).map((key) => ({
    key,
    heading: t(`market.${key}`),
    cell: (bar: ChangedBar) => exact(bar[key]),
  }));
  const columns: FileColumn<ChangedBar>[] = [
    { key: 'date', heading: t('company.date'), cell: ({ date }) => date },
    ...amounts,
    { key: 'volume', heading: t('market.volume'), cell: ({ volume }) => volume },
    { key: 'value', heading: t('market.value'), cell: ({ value }) => exact(value) },
    { key: 'trades', heading: t('market.trades'), cell: ({ trades }) => trades },
  ];
  const { range, from, to, ignored } = filters;
  return { title: t('records.days'), columns, rows: days, view: { range, from, to }, ignored };
}

/** Net assets of a fund's unit on every day that is held, the newest first. */
export async function netAssetRows(site: Site, symbol: string): Promise<Rows<NetAssetDay>> {
  const t = textOf(site.locale);
  const columns: FileColumn<NetAssetDay>[] = [
    { key: 'date', heading: t('company.date'), cell: ({ date }) => date },
    { key: 'netAssetValue', heading: t('records.nav'), cell: ({ value }) => exact(value) },
    { key: 'changePercent', heading: t('market.changePercent'), cell: ({ changePercent }) => exact(changePercent) },
    { key: 'close', heading: t('market.close'), cell: ({ close }) => exact(close) },
    { key: 'premium', heading: t('records.nav.premium'), cell: ({ premium }) => exact(premium) },
    {
      key: 'premiumPercent',
      heading: t('records.nav.premiumPercent'),
      cell: ({ premiumPercent }) => exact(premiumPercent),
    },
  ];
  return { title: t('records.nav'), columns, rows: await allNetAssets(site, symbol), ...NO_FILTERS };
}

/** The largest holders of the asked day, the members of a group below it. */
export async function holderRows(site: Site, symbol: string, query: URLSearchParams): Promise<Rows<HolderRow>> {
  const t = textOf(site.locale);
  const { shown, ignored } = await loadHolders(site, symbol, query);
  const columns: FileColumn<HolderRow>[] = [
    { key: 'holder', heading: t('records.holder'), cell: ({ name }) => name },
    { key: 'sharePercent', heading: t('records.share'), cell: ({ percent }) => exact(percent) },
    {
      key: 'standing',
      heading: t('records.holderStanding'),
      cell: ({ standing }) => standing,
      words: ({ standing }) => t(`records.holder.${standing}`),
    },
    { key: 'asOf', heading: t('records.asOf'), cell: () => shown?.asOf ?? null },
  ];
  const rows = shown ? rowsOfHolders(shown) : [];
  return { title: t('records.holders'), columns, rows, view: { asOf: shown?.asOf ?? null }, ignored };
}

/** What groups of investors might hold, held and could still buy, whenever that was seen to change; the newest first. */
export async function ownershipRows(site: Site, symbol: string): Promise<Rows<SeenOwnership>> {
  const t = textOf(site.locale);
  const { versions } = await loadOwnership(site, symbol);
  const shares = INVESTOR_GROUPS.flatMap((group) =>
    (['permitted', 'actual', 'available'] as const).map((part) => ({
      key: group + part[0]!.toUpperCase() + part.slice(1),
      heading: `${t(`records.group.${group}`)}${t('common.listSeparator')}${t(`records.ownership.${part}`)}`,
      cell: ({ value }: SeenOwnership) => exact(value[group][part]),
    })),
  );
  const columns: FileColumn<SeenOwnership>[] = [
    { key: 'seen', heading: t('records.seen'), cell: ({ from }) => isoMoment(from) },
    ...shares,
  ];
  return { title: t('records.ownership'), columns, rows: versions, ...NO_FILTERS };
}

function exact(value: Thousandths | null): string | null {
  return value === null ? null : toDecimalString(value);
}
