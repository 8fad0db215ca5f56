import { Outlet, redirect, useMatches, useRouteLoaderData } from 'react-router';
import { dubaiDate } from '#domain/date.ts';
import { settlementDate } from '#domain/calendar.ts';
import { priceLimits, tickFor } from '#domain/tick.ts';
import { useText } from '#messages/text.tsx';
import { CompanyHead, CompanyTabs } from '../blocks/company/company-head.tsx';
import type { CompanyHeadData } from '../blocks/company/company-head-data.ts';
import { DataNotice } from '../blocks/data-notice/data-notice.tsx';
import { SessionSummary } from '../blocks/session-band/session-summary.tsx';
import { Breadcrumbs } from '../blocks/breadcrumbs/breadcrumbs.tsx';
import { siteContext } from '../context.ts';
import { useRootData } from '../root-data.ts';
import { pathOf } from '../site-map.ts';
import type { Route } from './+types/company';
import styles from './company.module.css';

/**
 * What the pages of one company share. The guard `known-security` has let the symbol pass. A symbol in small letters is
 * sent to the one spelling; no symbol at all to the list to choose from.
 */
export async function loader({ params, request, context }: Route.LoaderArgs): Promise<CompanyHeadData> {
  const { SecuritySymbol: asked } = params as { SecuritySymbol?: string };
  if (asked === undefined) throw redirect(pathOf('the-exchange-listed-securities'));
  const symbol = asked.toUpperCase();
  if (symbol !== asked) throw redirect(withSymbol(new URL(request.url), asked, symbol), 301);

  const { store, live, now } = context.get(siteContext);
  const security = await store.securities.find(symbol);
  if (!security) throw new Error(`The guard let the unknown symbol '${symbol}' pass.`);
  const at = now();
  const today = dubaiDate(at);
  const quote = live.quote(symbol) ?? null;
  const reference = quote?.reference ?? quote?.previousClose ?? null;
  return {
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

export default function Company({ loaderData: head }: Route.ComponentProps) {
  const t = useText();
  const current = useMatches().at(-1)?.id;
  const { symbol } = head.security;
  return (
    <main id="content" className="wrap">
      <Breadcrumbs
        trail={[
          { label: t('menu.listedSecurities'), to: pathOf('the-exchange-listed-securities') },
          { label: symbol, to: pathOf('the-exchange-company', { SecuritySymbol: symbol }) },
        ]}
      />
      <CompanyHead head={head} />
      <div className={styles.bar}>
        <CompanyTabs symbol={symbol} current={current} />
        <SessionSummary now={head.now} />
      </div>
      <Outlet />
      <div className={styles.notice}>
        <DataNotice simulated={useRootData()?.clock.simulated ?? false} asOf={head.now} />
      </div>
    </main>
  );
}
