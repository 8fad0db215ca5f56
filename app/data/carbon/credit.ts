import { pick } from '#domain/bilingual.ts';
import type { Depth } from '#domain/quote.ts';
import { addDays } from '#domain/calendar.ts';
import { tonnesOf, type CarbonRetirement } from '#domain/carbon.ts';
import type { CarbonTerms } from '#domain/instrument-terms.ts';
import { textOf } from '#messages/text.tsx';
import type { CreditRow, CreditsData } from '#app/blocks/carbon/carbon-data.ts';
import type { CompanyHeadData } from '#app/blocks/company/company-head-data.ts';
import { crumbsOf } from '#app/blocks/breadcrumbs/crumbs.ts';
import type { Crumb } from '#app/blocks/breadcrumbs/breadcrumbs.tsx';
import { drawnLines, type DrawnLines } from '#app/blocks/history/drawn-lines.ts';
import type { TermsData } from '#app/blocks/instrument-terms/terms-data.ts';
import type { Site } from '#app/context.ts';
import { loadCompanyHead } from '#app/data/company/head.ts';
import { loadTerms } from '#app/data/company/terms.ts';
import { isUnread, staleData, type StaleData } from '#app/data/status/stale-data.ts';
import { pathOf } from '#app/page-path.ts';
import { loadCredits } from './credits.ts';
import { loadRetirements } from './retirements.ts';

const DRAWN_DAYS = 366;
const RETIREMENTS_SHOWN = 20;

/** Data of one credit's page. */
export interface CreditPage {
  stale: StaleData | null;
  head: { title: string; description: string };
  trail: Crumb[];
  security: CompanyHeadData;
  row: CreditRow;
  terms: TermsData | null;
  lines: DrawnLines | null;
  depth: Depth | null;
  retirements: { unread: boolean | 'not-offered'; newest: readonly CarbonRetirement[]; count: number; tonnes: number };
  peers: { isSameType: boolean; credits: CreditsData };
  simulated: boolean;
}

/** The symbol that an address means: the symbol in upper or lower case, or the content service's id. */
export async function symbolOfCredit({ store }: Site, asked: string): Promise<string | null> {
  const credits = await store.securities.list({ kind: 'carbon', exchange: 'home' });
  const wanted = asked.trim().toLowerCase();
  const found = credits.find(({ symbol, sourceId }) => [symbol, sourceId].some((id) => id?.toLowerCase() === wanted));
  return found?.symbol ?? null;
}

/** The page of a credit; null where it is no longer listed. */
export async function loadCredit(site: Site, symbol: string): Promise<CreditPage | null> {
  const today = site.today();
  const [credits, security, terms, bars, retired] = await Promise.all([
    loadCredits(site),
    loadCompanyHead(site, symbol),
    loadTerms(site, symbol),
    site.store.bars.list(symbol, addDays(today, -DRAWN_DAYS), today),
    loadRetirements(site),
  ]);
  const row = credits.rows.find((each) => each.symbol === symbol);
  if (!row) return null;
  const t = textOf(site.locale);
  const own = retired.filter((each) => each.symbol === symbol);
  const name = pick(row.name, site.locale);
  return {
    stale: staleData(site, 'reference', 'carbon-retirements', 'bars'),
    head: { title: name, description: t('carbon.credit.description', { name, symbol }) },
    trail: crumbsOf('investing-carbon-credits', site.locale, [
      { label: symbol, to: pathOf('investing-carbon-credits-symbol', { symbol }) },
    ]),
    security: { ...security, stale: null },
    row,
    terms,
    lines: drawnLines(
      {
        filters: { from: addDays(today, -DRAWN_DAYS), to: today, interval: 'day' },
        chosen: [{ security: row, days: { bars } }],
      },
      site.locale,
    ),
    depth: site.live.depth(symbol) ?? null,
    retirements: {
      unread: own.length === 0 && isUnread(site, 'carbon-retirements'),
      newest: own.toReversed().slice(0, RETIREMENTS_SHOWN),
      count: own.length,
      tonnes: tonnesOf(own),
    },
    peers: peersOf(row, credits),
    simulated: site.live.clock().simulated,
  };
}

/** Credits of projects of the same type; all others when there are none. */
function peersOf(row: CreditRow, { rows, unread }: CreditsData): CreditPage['peers'] {
  const others = rows.filter(({ symbol }) => symbol !== row.symbol);
  const typeOf = (credit: CreditRow): CarbonTerms['type'] => credit.terms?.type ?? null;
  const same = others.filter((credit) => typeOf(row) !== null && typeOf(credit) === typeOf(row));
  return { isSameType: same.length > 0, credits: { rows: same.length > 0 ? same : others, unread } };
}
