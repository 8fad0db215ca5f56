import { Outlet, redirect, useMatches, useRouteLoaderData } from 'react-router';
import { needTexts } from '#messages/needed.ts';
import { useText } from '#messages/text.tsx';
import { CompanyHead } from '#app/blocks/company/company-head.tsx';
import type { CompanyHeadData } from '#app/blocks/company/company-head-data.ts';
import { TodayNotices } from '#app/blocks/company/today-notices.tsx';
import { CompanyTabs, TradingTabs, tabCrumbs } from '#app/blocks/company/company-tabs.tsx';
import { DataNotice } from '#app/blocks/data-notice/data-notice.tsx';
import { TermLine } from '#app/blocks/glossary/term-line.tsx';
import { TermScope } from '#app/blocks/glossary/term-scope.tsx';
import { SessionSummary } from '#app/blocks/session-band/session-summary.tsx';
import { Breadcrumbs } from '#app/blocks/breadcrumbs/breadcrumbs.tsx';
import { siteContext } from '#app/context.ts';
import { useRootData } from '#app/root-data.ts';
import { pathOf } from '#app/page-path.ts';
import { loadCompanyHead } from './company-head.ts';
import type { Route } from './+types/company';
import styles from './company.module.css';

export const handle = await needTexts('company');

/**
 * What the pages of one company share. The guard `known-security` has let the symbol pass. A symbol in small letters is
 * sent to the one spelling; no symbol at all to the list to choose from.
 */
export async function loader({ params, request, context }: Route.LoaderArgs): Promise<CompanyHeadData> {
  const { SecuritySymbol: requested } = params as { SecuritySymbol?: string };
  if (requested === undefined) throw redirect(pathOf('the-exchange-listed-securities'));
  const symbol = requested.toUpperCase();
  if (symbol !== requested) throw redirect(withSymbol(new URL(request.url), requested, symbol), 301);
  return loadCompanyHead(context.get(siteContext), symbol);
}

function withSymbol(url: URL, requested: string, symbol: string): string {
  const path = url.pathname.replace(/\.data$/, '').replace(/^\/(en|ar)(?=\/)/, '');
  return path.replace(encodeURIComponent(requested), encodeURIComponent(symbol)) + url.search;
}

/** The head's data, for the pages below. */
export function useCompanyHead(): CompanyHeadData {
  return useRouteLoaderData('layouts/company') as CompanyHeadData;
}

export default function Company({ loaderData: head }: Route.ComponentProps) {
  const t = useText();
  const current = useMatches().at(-1)?.id;
  const { symbol, kind, currency } = head.security;
  return (
    <main id="content" className="wrap">
      <Breadcrumbs trail={[...head.trail, ...tabCrumbs(symbol, current, t)]} />
      <CompanyHead head={head} />
      <TodayNotices head={head} />
      <TermScope>
        <div className={styles.bar}>
          <CompanyTabs security={head.security} current={current} />
          <SessionSummary now={head.now} />
          <TradingTabs security={head.security} current={current} />
        </div>
        <TermLine />
      </TermScope>
      <Outlet />
      <div className={styles.notice}>
        <DataNotice
          simulated={useRootData()?.clock.simulated ?? false}
          asOf={head.now}
          inCurrency={kind !== 'bond' && kind !== 'sukuk' && currency === 'AED'}
        />
      </div>
    </main>
  );
}
