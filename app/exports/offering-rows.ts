import { pick } from '#domain/bilingual.ts';
import { marketInstant } from '#domain/date.ts';
import { hrefIn } from '#domain/locale-switch.ts';
import { isCertainDay } from '#domain/issue-days.ts';
import { courseOf, type Offering } from '#domain/offering.ts';
import { textOf } from '#messages/text.tsx';
import { offeringColumns } from '#app/blocks/offerings/offering-columns.ts';
import type { OfferingRow, TrancheOnDay } from '#app/blocks/offerings/offerings-data.ts';
import { trancheColumns } from '#app/blocks/offerings/tranche-columns.ts';
import type { Site } from '#app/context.ts';
import { findOffering, loadOffering } from '#app/data/investing/offering.ts';
import { findOfferings } from '#app/data/investing/offerings.ts';
import { stepText } from '#app/data/investing/offering-words.ts';
import { pathOf } from '#app/page-path.ts';
import { NO_FILTERS, type CalendarDay, type FeedItem, type Rows, type RowsRequest } from './table.ts';

const MINUTE_MS = 60_000;

/** The offerings, as on their page; the feed reports each day that was reached, the calendar has all days. */
export async function offeringRows(site: Site, { query }: RowsRequest): Promise<Rows<OfferingRow>> {
  const t = textOf(site.locale);
  const { found, filters } = await findOfferings(site, query);
  const { state, kind, year, words, sort, ascending, ignored } = filters;
  const offerings = found.map(({ offering }) => offering);
  return {
    title: t('offerings.title'),
    columns: offeringColumns(t),
    rows: found,
    feeds: ['offerings'],
    view: { state, kind, year, q: words, sort, order: ascending ? 'ascending' : 'descending' },
    ignored,
    items: () => offerings.flatMap((offering) => newsOf(offering, site)).sort((a, b) => b.publishedAt - a.publishedAt),
    days: async () => offerings.flatMap((offering) => offeringCalendar(offering, site)),
  };
}

/** The tranches of an offering, and its days; null when the code is unknown. */
export async function trancheRows(site: Site, { query, params }: RowsRequest): Promise<Rows<TrancheOnDay> | null> {
  const offering = await findOffering(site, params['IPOCode'] ?? '');
  if (!offering) return null;
  const { tranches, head } = await loadOffering(site, offering, query);
  return {
    ...NO_FILTERS,
    title: head.title,
    columns: trancheColumns(textOf(site.locale)),
    rows: tranches,
    feeds: ['offerings'],
    days: async () => offeringCalendar(offering, site),
  };
}

const addressOf = ({ code }: Offering, { origin, locale }: Site) =>
  origin + hrefIn(locale, pathOf('investing-ipo-subscriptions-IPOCode', { IPOCode: code }));

/** The course of an offering so far, as a feed item for each day. */
export function newsOf(offering: Offering, site: Site): FeedItem[] {
  const today = site.today();
  return courseOf(offering)
    .filter(({ on }) => on <= today)
    .map((day) => {
      const what = stepText(day, site.locale);
      return {
        id: `offering-${offering.code}-${day.step}-${day.tranche?.id ?? 'all'}`,
        title: `${pick(offering.issuer, site.locale)}: ${what}`,
        url: addressOf(offering, site),
        publishedAt: marketInstant(day.on, day.step === 'closes' ? day.tranche!.closesAt : '00:00'),
        category: textOf(site.locale)(`offerings.course.${day.step}`),
      };
    });
}

/** The days of an offering, only of `steps` when given; days cancelled by a withdrawal stay, struck out. */
export function offeringCalendar(offering: Offering, site: Site, steps?: readonly string[]): CalendarDay[] {
  const { withdrawn, code, issuer, changedAt } = offering;
  const today = site.today();
  const name = pick(issuer, site.locale);
  const revision = { count: Math.floor(changedAt / MINUTE_MS), changedAt };
  const course = courseOf({ ...offering, withdrawn: null }).filter(({ step }) => !steps || steps.includes(step));
  return course.map((day): CalendarDay => {
    const isVoid = withdrawn !== null && day.on > withdrawn.on && day.step !== 'refunded';
    return {
      id: `offering-${code}-${day.step}-${day.tranche?.id ?? 'all'}`,
      title: `${name}: ${stepText(day, site.locale)}`,
      from: day.on,
      to: null,
      marker: isVoid ? 'withdrawn' : isCertainDay(day, today) ? 'confirmed' : 'proposed',
      revision,
      url: addressOf(offering, site),
    };
  });
}
