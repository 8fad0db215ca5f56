import { Outlet, redirect, useMatches, useRouteLoaderData } from 'react-router';
import { dubaiDate } from '#domain/date.ts';
import { settlementDate } from '#domain/calendar.ts';
import { priceLimits, tickFor } from '#domain/tick.ts';
import { needTexts } from '#messages/needed.ts';
import { useText, type Text } from '#messages/text.tsx';
import { COMPANY_TABS, CompanyHead, CompanyTabs } from '../blocks/company/company-head.tsx';
import type { CompanyHeadData } from '../blocks/company/company-head-data.ts';
import { DataNotice } from '../blocks/data-notice/data-notice.tsx';
import { TermLine } from '../blocks/glossary/term-line.tsx';
import { TermScope } from '../blocks/glossary/term-scope.tsx';
import { SessionSummary } from '../blocks/session-band/session-summary.tsx';
import { Breadcrumbs, type Crumb } from '../blocks/breadcrumbs/breadcrumbs.tsx';
import { crumbsOf } from '../blocks/breadcrumbs/crumbs.ts';
import { siteContext } from '../context.ts';
import { lateData } from '../late-data.ts';
import { useRootData } from '../root-data.ts';
import { pathOf } from '../page-path.ts';
import type { Route } from './+types/company';
import styles from './company.module.css';

export const handle = await needTexts('company');

/**
 * What the pages of one company share. The guard `known-security` has let the symbol pass. A symbol in small letters is
 * sent to the one spelling; no symbol at all to the list to choose from.
 */
export async function loader({ params, request, context }: Route.LoaderArgs): Promise<CompanyHeadData> {
  const { SecuritySymbol: asked } = params as { SecuritySymbol?: string };
  if (asked === undefined) throw redirect(pathOf('the-exchange-listed-securities'));
  const symbol = asked.toUpperCase();
  if (symbol !== asked) throw redirect(withSymbol(new URL(request.url), asked, symbol), 301);

  const site = context.get(siteContext);
  const { store, live, locale, now } = site;
  const security = await store.securities.find(symbol);
  if (!security) throw new Error(`The guard let the unknown symbol '${symbol}' pass.`);
  const at = now();
  const today = dubaiDate(at);
  const quote = live.quote(symbol) ?? null;
  const reference = quote?.reference ?? quote?.previousClose ?? null;
  return {
    late: lateData(site, 'reference', 'profiles', 'bars', 'direct-deals', 'disclosures'),
    trail: crumbsOf('the-exchange-listed-securities', locale, [
      { label: symbol, to: pathOf('the-exchange-company', { SecuritySymbol: symbol }) },
    ]),
    security,
    quote,
    limits: reference === null || security.kind === 'future' ? null : priceLimits(reference, today),
    tick: reference === null || security.kind === 'future' ? null : tickFor(quote?.last ?? reference, today),
    settlesOn: settlementDate(today),
    now: at,
  };
}

function withSymbol(url: URL, asked: string, symbol: string): string {
  const path = url.pathname.replace(/\.data$/, '').replace(/^\/(en|ar)(?=\/)/, '');
  return path.replace(encodeURIComponent(asked), encodeURIComponent(symbol)) + url.search;
}

/** The head's data, for the pages below. */
export function useCompanyHead(): CompanyHeadData {
  return useRouteLoaderData('layouts/company') as CompanyHeadData;
}

/** The first tab is the company itself; another one lies below it. */
function tabCrumb(symbol: string, current: string | undefined, t: Text): Crumb[] {
  const tab = COMPANY_TABS.slice(1).find(({ name }) => name === current);
  return tab ? [{ label: t(tab.label), to: pathOf(tab.name, { SecuritySymbol: symbol }) }] : [];
}

export default function Company({ loaderData: head }: Route.ComponentProps) {
  const t = useText();
  const current = useMatches().at(-1)?.id;
  const { symbol } = head.security;
  return (
    <main id="content" className="wrap">
      <Breadcrumbs trail={[...head.trail, ...tabCrumb(symbol, current, t)]} />
      <CompanyHead head={head} />
      <TermScope>
        <div className={styles.bar}>
          <CompanyTabs symbol={symbol} current={current} />
          <SessionSummary now={head.now} />
        </div>
        <TermLine />
      </TermScope>
      <Outlet />
      <div className={styles.notice}>
        <DataNotice simulated={useRootData()?.clock.simulated ?? false} asOf={head.now} />
      </div>
    </main>
  );
}
