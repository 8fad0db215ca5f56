import { pick } from '#domain/bilingual.ts';
import { marketInstant } from '#domain/date.ts';
import { hrefIn } from '#domain/locale-switch.ts';
import { textOf } from '#messages/text.tsx';
import { sustainabilityColumns } from '#app/blocks/sustainability/sustainability-columns.ts';
import type { IssuerReport } from '#app/blocks/sustainability/sustainability-data.ts';
import type { Site } from '#app/context.ts';
import { findReports } from '#app/data/exchange/sustainability.ts';
import { pathOf } from '#app/page-path.ts';
import type { FeedItem, Rows, RowsRequest } from './table.ts';

/** Issuers with their sustainability reports on a year; the feed reports each new report. */
export async function sustainabilityRows(site: Site, { query }: RowsRequest): Promise<Rows<IssuerReport>> {
  const t = textOf(site.locale);
  const { year, found, filters, ignored } = await findReports(site, query);
  const { words, sector, sort, descending } = filters;
  return {
    title: t('esg.caption'),
    columns: sustainabilityColumns(t),
    rows: found,
    feeds: ['integrated-reports', 'reference'],
    item: (row) => reportItem(row, site),
    view: { year: String(year), q: words, sector, sort, order: descending ? 'descending' : 'ascending' },
    ignored,
  };
}

function reportItem({ symbol, name, report }: IssuerReport, { origin, locale }: Site): FeedItem | null {
  if (!report) return null;
  return {
    id: `sustainability-${symbol}-${report.year}`,
    title: textOf(locale)('esg.item', { issuer: pick(name, locale), year: String(report.year) }),
    url: `${origin}${hrefIn(locale, pathOf('the-exchange-disclosures-id', { id: report.id }))}`,
    publishedAt: marketInstant(report.published, '00:00'),
  };
}
