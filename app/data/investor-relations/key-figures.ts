import { dividendYears } from '#domain/dividend-history.ts';
import { tradingYears, type TradingYear } from '#domain/trading-year.ts';
import { textOf } from '#messages/text.tsx';
import type { Ownership } from '#app/blocks/company-figures/ownership.ts';
import { exportLabels } from '#app/blocks/exports/export-labels.ts';
import type { Site } from '#app/context.ts';
import { readDay } from '#app/data/status/read-day.ts';
import { isUnread, staleData } from '#app/data/status/stale-data.ts';
import { loadCompanyHead } from '#app/data/company/head.ts';
import { loadTradedDays } from '#app/data/company/traded-days.ts';
import { eventsOfSecurity } from '#app/data/history/adjusted.ts';
import { investorPage, shareLink } from './own-share.ts';

/** The exchange's own share today, and year by year. */
export async function loadInvestorFigures(site: Site) {
  const { exchange, store, locale } = site;
  const symbol = exchange.ownSymbol;
  const t = textOf(locale);
  const page = await investorPage(site, 'figures', 'discover-investor-relations-key-figures');
  const common = {
    ...page,
    stale: staleData(site, 'reference', 'profiles', 'bars', 'dividends', 'ownership'),
    files: exportLabels(locale),
    texts: {
      today: t('investors.figures.today'),
      years: t('investors.years'),
      yearsTable: t('records.table', { title: t('investors.years') }),
      yearsLead: t('investors.years.lead'),
      noYears: t('investors.years.none'),
      year: t('investors.year'),
      days: t('investors.days'),
      dividends: t('investors.dividends'),
      dividendsTable: t('records.table', { title: t('investors.dividends') }),
      dividendsLead: t('investors.dividends.lead'),
      noDividends: t('investors.dividends.none'),
      statements: t('investors.statements'),
    },
    links: {
      dividends: shareLink(site, t, 'the-exchange-company-corporate-actions', 'investors.dividends.all'),
      days: shareLink(site, t, 'the-exchange-company-trading-trading-summary', 'investors.years.days'),
    },
  };
  if (page.unlisted !== null) return { ...common, share: null };
  const [head, profile, years, actions, ownership] = await Promise.all([
    loadCompanyHead(site, symbol),
    store.profiles.find(symbol),
    loadYears(site),
    store.corporateActions.list({ symbol }),
    store.documents.find<Ownership>('foreign-investment', symbol),
  ]);
  const share = {
    symbol,
    head,
    profile: profile ?? null,
    years,
    yearsUnread: years.length === 0 && isUnread(site, 'bars'),
    growing: isUnread(site, 'bars') === true ? t('records.growingDays') : null,
    dividends: dividendYears(actions),
    dividendsUnread: actions.length === 0 && isUnread(site, 'dividends'),
    ownershipOn: readDay(site, 'ownership'),
    ownershipUnread: !ownership && isUnread(site, 'ownership'),
    versions: ownership ? [{ from: ownership.recordedAt, value: ownership.value }] : [],
    simulated: site.live.clock().simulated,
  };
  return { ...common, share };
}

/** All years with stored days; the current year up to now. */
export async function loadYears(site: Site): Promise<TradingYear[]> {
  const symbol = site.exchange.ownSymbol;
  const span = await site.store.bars.span(symbol);
  if (!span) return [];
  const [bars, events] = await Promise.all([
    loadTradedDays(site, symbol, { from: span.first, to: site.today() }),
    eventsOfSecurity(site, symbol),
  ]);
  return tradingYears(bars, events);
}
