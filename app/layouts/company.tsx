import { Outlet, redirect, useMatches, useRouteLoaderData } from 'react-router';
import { marketDate } from '#domain/date.ts';
import { sessionDay } from '#domain/session.ts';
import type { PlainDate } from '#domain/time.ts';
import { needTexts } from '#messages/needed.ts';
import { useText } from '#messages/text.tsx';
import { CompanyHead } from '#app/blocks/company/company-head.tsx';
import type { CompanyHeadData } from '#app/blocks/company/company-head-data.ts';
import { TodayNotices } from '#app/blocks/company/today-notices.tsx';
import { CompanyTabs, TradingTabs, tabCrumbs } from '#app/blocks/company/company-tabs.tsx';
import { DataNotice } from '#app/blocks/data-notice/data-notice.tsx';
import { useFiguresOf } from '#app/blocks/figures-of/sentence.ts';
import { TermLine } from '#app/blocks/glossary/term-line.tsx';
import { TermScope } from '#app/blocks/glossary/term-scope.tsx';
import { SessionSummary } from '#app/blocks/session-band/session-summary.tsx';
import { Breadcrumbs } from '#app/blocks/breadcrumbs/breadcrumbs.tsx';
import { siteContext } from '#app/context.ts';
import { useRootData } from '#app/root-data.ts';
import { pathOf } from '#app/page-path.ts';
import { loadCompanyHead } from '#app/data/company/head.ts';
import type { Route } from './+types/company';
import styles from './company.module.css';

export const handle = await needTexts('company');

/**
 * Data shared by the pages of one company. The guard `known-security` has accepted the symbol. A symbol in lower case
 * is redirected to the canonical spelling, an address without a symbol to the list to choose from.
 */
export async function loader({ params, request, context }: Route.LoaderArgs): Promise<CompanyHeadData> {
  const { SecuritySymbol: requested } = params as { SecuritySymbol?: string };
  if (requested === undefined) throw redirect(pathOf('the-exchange-listed-securities'));
  const symbol = requested.toUpperCase();
  if (symbol !== requested) throw redirect(withSymbol(new URL(request.url), requested, symbol), 301);
  return loadCompanyHead(context.get(siteContext), symbol);
}

/** Pages with more live figures than the price at their top. */
const LIVE_PAGES: readonly string[] = [
  'the-exchange-company',
  'the-exchange-company-trading',
  'the-exchange-company-trading-daily-summary',
];

const isLivePage = (page: string | undefined) => page !== undefined && LIVE_PAGES.includes(page);

function withSymbol(url: URL, requested: string, symbol: string): string {
  const path = url.pathname.replace(/\.data$/, '').replace(/^\/(en|ar)(?=\/)/, '');
  return path.replace(encodeURIComponent(requested), encodeURIComponent(symbol)) + url.search;
}

/** The day of the last trade when it is before the session: the shown trading figures are of that day. */
function dayOfFigures({ quote, now }: CompanyHeadData): PlainDate | null {
  if (!quote || quote.lastAt === null) return null;
  const day = marketDate(quote.lastAt);
  return day < sessionDay(now) ? day : null;
}

/** The head's data, for the pages below. */
export function useCompanyHead(): CompanyHeadData {
  return useRouteLoaderData('layouts/company') as CompanyHeadData;
}

export default function Company({ loaderData: head }: Route.ComponentProps) {
  const t = useText();
  const current = useMatches().at(-1)?.id;
  const { symbol } = head.security;
  const ofEarlierDay = useFiguresOf(dayOfFigures(head));
  const settled = head.quote ? ofEarlierDay : t(head.hasEnded ? 'company.past' : 'company.unheard');
  const units = head.units.inAed ? t('market.unit') : head.units.sentence;
  return (
    <main id="content" className="wrap">
      <Breadcrumbs trail={[...head.trail, ...tabCrumbs(symbol, current, t)]} />
      <CompanyHead head={head} />
      <TodayNotices head={head} />
      <TermScope>
        <div className={styles.bar}>
          <CompanyTabs security={head.security} hasEnded={head.hasEnded} current={current} />
          {/* Oil has a session without auctions, which differs from the one drawn here. */}
          {!head.continuous && <SessionSummary now={head.now} />}
          <TradingTabs security={head.security} hasEnded={head.hasEnded} current={current} />
        </div>
        <TermLine />
      </TermScope>
      <Outlet />
      <div className={styles.notice}>
        <DataNotice
          simulated={useRootData()?.clock.simulated ?? false}
          asOf={head.now}
          settled={settled}
          prices={units}
          ofPrice={!isLivePage(current) && head.quote !== null}
        />
      </div>
    </main>
  );
}
