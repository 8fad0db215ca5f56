import { pick } from '#domain/bilingual.ts';
import { formatDate, marketDate } from '#domain/date.ts';
import type { Offering } from '#domain/offering.ts';
import { textOf } from '#messages/text.tsx';
import { crumbsOf } from '#app/blocks/breadcrumbs/crumbs.ts';
import { followLabels } from '#app/blocks/exports/export-labels.ts';
import { readQuery } from '#app/blocks/filtered-list/search-params.ts';
import type { ListPageFrame } from '#app/blocks/list-page/list-page.tsx';
import { myAllotment } from '#app/blocks/offerings/my-allotment.ts';
import type { CurrentOffering, OfferingData, OwnChannels } from '#app/blocks/offerings/offerings-data.ts';
import type { Site } from '#app/context.ts';
import { waysTo } from '#app/data/ways.ts';
import { readDay } from '#app/data/status/read-day.ts';
import { isUnread, staleData, type StaleData } from '#app/data/status/stale-data.ts';
import { pathOf } from '#app/page-path.ts';
import { allOfferings, firstDayOf, knownOfferings, offeringRow } from './offerings.ts';
import { currentOfferings } from './offerings-page.ts';
import { courseSteps, nextText, trancheOnDay } from './offering-words.ts';

const LIST = 'investing-ipo-subscriptions';
const PAGE = 'investing-ipo-subscriptions-IPOCode';

export interface OfferingPage extends OfferingData, ListPageFrame {
  stale: StaleData | null;
}

/** Data shown for a code without an offering. */
export interface UnknownOffering {
  unread: boolean | 'not-offered';
  current: readonly CurrentOffering[];
}

/** The offering of a code, in upper or lower case. */
export async function findOffering(site: Site, code: string): Promise<Offering | null> {
  const wanted = code.trim().toUpperCase();
  return (await allOfferings(site)).find((offering) => offering.code === wanted) ?? null;
}

/** The page of one offering. */
export async function loadOffering(site: Site, offering: Offering, query: URLSearchParams): Promise<OfferingPage> {
  const { locale } = site;
  const t = textOf(locale);
  const [row, security, firstDay] = await Promise.all([
    offeringRow(site, offering),
    offering.symbol === null ? null : site.store.securities.find(offering.symbol),
    firstDayOf(site, offering),
  ]);
  const now = site.now();
  const name = pick(offering.issuer, locale);
  const params = readQuery(query);
  params.oneOf(
    'tranche',
    offering.tranches.map(({ id }) => id),
  );
  const next = nextText(offering, { phase: row.phase, today: site.today() }, locale);
  return {
    stale: staleData(site, 'offerings'),
    trail: crumbsOf(LIST, locale, [{ label: name, to: pathOf(PAGE, { IPOCode: offering.code }) }]),
    head: {
      title: t('offerings.one.title', { issuer: name }),
      description: t('offerings.one.description', { issuer: name, code: offering.code }),
      lead: next,
    },
    ways: waysTo(site, [
      [LIST, 'offerings.way.list'],
      ['members-brokers-directory', 'members.title'],
      ['investing-how-to-trade', 'menu.page.howToTrade'],
    ]),
    row,
    tranches: offering.tranches.map((tranche) => trancheOnDay(tranche, now, row.phase === 'withdrawn', locale)),
    next,
    course: courseSteps(offering, marketDate(now), locale),
    hasCompany: security !== null && security !== undefined,
    firstDay,
    mine: myAllotment({
      query,
      offering,
      today: site.today(),
      source: t('offerings.source', { issuer: name, day: formatDate(marketDate(offering.changedAt), locale) }),
      locale,
    }),
    ignored: params.ignored,
    files: followLabels(site, PAGE),
    own: ownChannels(site),
    readOn: readDay(site, 'offerings'),
    now,
  };
}

function ownChannels({ exchange: { ipo, apps }, locale }: Site): OwnChannels | null {
  if (!ipo || (ipo.platform === null && !ipo.inApp)) return null;
  const { platform, inApp, lastDayUntil } = ipo;
  return { platform, app: inApp ? pick(apps.investor.name, locale) : null, lastDayUntil };
}

/** Data shown for an unknown code: links to the current offerings. */
export async function loadUnknownOffering(site: Site): Promise<UnknownOffering> {
  const rows = await knownOfferings(site);
  return { unread: rows.length === 0 && isUnread(site, 'offerings'), current: currentOfferings(site, rows) };
}
