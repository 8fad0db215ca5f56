import { pick } from '#domain/bilingual.ts';
import { hrefIn } from '#domain/locale-switch.ts';
import { RIGHTS_DOCUMENT_KIND, RIGHTS_STEPS, type RightsStep } from '#domain/rights-issue.ts';
import { textOf } from '#messages/text.tsx';
import { rightsColumns } from '#app/blocks/rights/rights-columns.ts';
import type { RightsRow } from '#app/blocks/rights/rights-data.ts';
import type { Site } from '#app/context.ts';
import { findRights } from '#app/data/investing/rights.ts';
import { pathOf } from '#app/page-path.ts';
import type { CalendarDay, FeedItem, Rows, RowsRequest } from './table.ts';

type Revisions = Readonly<Record<string, { count: number; changedAt: number }>>;

/** Rights issues, as on their page; each change of an issue is a feed item, and each of its days is in the calendar. */
export async function rightsRows(site: Site, { query }: RowsRequest): Promise<Rows<RightsRow>> {
  const t = textOf(site.locale);
  const [{ found, filters }, revisions] = await Promise.all([
    findRights(site, query),
    site.store.documents.revisions(RIGHTS_DOCUMENT_KIND),
  ]);
  const { state, year, words, ignored } = filters;
  return {
    title: t('rights.all'),
    columns: rightsColumns(t),
    rows: found,
    feeds: ['rights-issues'],
    view: { state, year, q: words },
    ignored,
    item: (row) => rightsItem(row, revisions, site),
    days: async () => found.flatMap((row) => rightsCalendar(row, revisions, site)),
  };
}

const pageOf = ({ issue }: RightsRow, { origin, locale }: Site) =>
  `${origin}${hrefIn(locale, pathOf('investing-rights-issue-subscription'))}?q=${issue.symbol}#all`;

/** The latest change of an issue as a feed item; null when none was recorded. */
export function rightsItem(row: RightsRow, revisions: Revisions, site: Site): FeedItem | null {
  const t = textOf(site.locale);
  const { issue, name, state } = row;
  const changedAt = revisions[issue.code]?.changedAt;
  if (changedAt === undefined) return null;
  return {
    id: `rights-${issue.code}-${changedAt}`,
    title: `${issue.symbol}: ${t('rights.news', { state: t(`rights.state.${state}`) })}`,
    url: pageOf(row, site),
    publishedAt: changedAt,
    summary: [name && pick(name, site.locale), t('rights.ratioOf', { ...issue.ratio })].filter(Boolean).join(' · '),
    category: t(`rights.state.${state}`),
  };
}

/** The days of an issue; those of a withdrawn one are included, so that calendars that contain them strike them out. */
export function rightsCalendar(
  row: RightsRow,
  revisions: Revisions,
  site: Site,
  steps: readonly RightsStep[] = RIGHTS_STEPS,
): CalendarDay[] {
  const t = textOf(site.locale);
  const { issue, name } = row;
  return steps.flatMap((step) => {
    const day = issue.days[step];
    if (day === null) return [];
    return [
      {
        id: `rights-${issue.code}-${step}`,
        title: `${issue.symbol}: ${t(`rights.day.${step}`)}`,
        from: day,
        to: null,
        marker: issue.marker,
        revision: revisions[issue.code] ?? { count: 0, changedAt: 0 },
        url: pageOf(row, site),
        notes: `${name ? pick(name, site.locale) : issue.rightsSymbol} · ${t(`records.marker.${issue.marker}`)}`,
      },
    ];
  });
}
