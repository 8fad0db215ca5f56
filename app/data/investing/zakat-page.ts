import type { CorporateAction } from '#domain/corporate-action.ts';
import { formatDate } from '#domain/date.ts';
import { sourceOfMeeting } from '#domain/general-meetings.ts';
import { isAnnualMeeting } from '#domain/meeting-notice.ts';
import type { PlainDate } from '#domain/time.ts';
import { textOf } from '#messages/text.tsx';
import { followLabels } from '#app/blocks/exports/export-labels.ts';
import type { ZakatParts } from '#app/blocks/zakat/zakat-parts.tsx';
import type { ZakatRow } from '#app/blocks/zakat/zakat-data.ts';
import type { Site } from '#app/context.ts';
import { loadArticle, type ArticleData } from '#app/data/article/article.ts';
import { knownActions } from '#app/data/calendar/known-actions.ts';
import { isUnread, staleData, type StaleData } from '#app/data/status/stale-data.ts';
import { SITE_MAP } from '#app/site-map.ts';
import { zakatCalculator, zakatGround, zakatWays } from './zakat.ts';

const PAGE = 'investing-pjsc-zakat';

export interface ZakatPage {
  page: ArticleData;
  parts: ZakatParts;
  stale: StaleData | null;
}

/** Zakat and purification: the article, the three ways to compute, and the published figures. */
export async function loadZakat(site: Site, query: URLSearchParams): Promise<ZakatPage> {
  const [page, ground] = await Promise.all([
    loadArticle(
      site,
      SITE_MAP.find(({ name }) => name === PAGE)!,
    ),
    zakatGround(site),
  ]);
  const { figures, ownSymbol } = ground;
  const own = figures.filter(({ symbol }) => symbol === ownSymbol);
  return {
    page,
    stale: staleData(site, 'zakat'),
    parts: {
      ways: zakatWays(query, ground, site),
      calculator: await zakatCalculator(site, query, ground),
      own,
      others: newestOfEach(figures.filter(({ symbol }) => symbol !== ownSymbol)),
      unread: own.length === 0 && isUnread(site, 'zakat'),
      next: await nextText(site, own, ownSymbol),
      simulated: site.live.clock().simulated,
      files: followLabels(site, PAGE),
    },
  };
}

function newestOfEach(figures: readonly ZakatRow[]): ZakatRow[] {
  return [...Map.groupBy(figures, ({ symbol }) => symbol).values()].flatMap(([newest]) => newest ?? []);
}

/** A sentence on the next figure. The annual meeting of the next year fixes the figure of a year. */
export async function nextText(site: Site, own: readonly ZakatRow[], symbol: string): Promise<string> {
  const year = (own[0]?.year ?? Number(site.today().slice(0, 4)) - 2) + 1;
  const day = await annualMeeting(site, symbol, year);
  const t = textOf(site.locale);
  return day
    ? t('zakat.next', { year: String(year), day: formatDate(day, site.locale) })
    : t('zakat.nextUndated', { year: String(year) });
}

/** The day of the annual meeting that is still to come on a fiscal year; undefined when none is announced. */
async function annualMeeting(site: Site, symbol: string, year: number): Promise<PlainDate | undefined> {
  const today = site.today();
  const ahead = (await knownActions(site, { symbol, from: today })).filter(
    ({ meetingDate: day, marker }) =>
      day !== null && day >= today && day.startsWith(String(year + 1)) && marker !== 'withdrawn',
  );
  const areAnnual = await Promise.all(ahead.map((action) => isAnnual(site, action, year)));
  const annual = ahead.filter((_, at) => areAnnual[at]);
  return annual.map(({ meetingDate }) => meetingDate!).sort()[0];
}

/** A dividend of a year is declared at the annual meeting; another meeting is annual when its invitation says so. */
async function isAnnual({ store }: Site, { id, kind, fiscalYear }: CorporateAction, year: number): Promise<boolean> {
  if (kind === 'cash-dividend') return fiscalYear === year;
  const invitation = await store.disclosures.find(sourceOfMeeting(id));
  return invitation !== undefined && isAnnualMeeting(invitation.headline);
}
