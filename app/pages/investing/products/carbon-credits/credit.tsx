import { data, redirect } from 'react-router';
import { integer } from '#domain/number.ts';
import { needTexts } from '#messages/needed.ts';
import { textOf, useText } from '#messages/text.tsx';
import { Breadcrumbs } from '#app/blocks/breadcrumbs/breadcrumbs.tsx';
import { CreditCards, Left } from '#app/blocks/carbon/credit-cards.tsx';
import { CreditRetirements } from '#app/blocks/carbon/credit-retirements.tsx';
import { CompanyHead } from '#app/blocks/company/company-head.tsx';
import { BookSection } from '#app/blocks/company/market-sections.tsx';
import { DataNotice } from '#app/blocks/data-notice/data-notice.tsx';
import { PricesDrawing } from '#app/blocks/history/prices-drawing.tsx';
import { InstrumentTerms } from '#app/blocks/instrument-terms/instrument-terms.tsx';
import { siteContext } from '#app/context.ts';
import { loadCredit, symbolOfCredit } from '#app/data/carbon/credit.ts';
import { loadCredits } from '#app/data/carbon/credits.ts';
import { pageMeta } from '#app/head/page-meta.ts';
import { pathOf } from '#app/page-path.ts';
import { MoreLink } from '#app/ui/more-link.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import styles from '#app/ui/page-sections.module.css';
import type { Route } from './+types/credit';

export const handle = await needTexts('company', 'pages');

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, (locale) => loaderData?.page?.head ?? { title: textOf(locale)('carbon.unknown.title') });

/** A credit by its symbol; a symbol in lower case, or the content service's id, is redirected permanently. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const asked = (params as { symbol?: string; id?: string }).symbol ?? (params as { id?: string }).id ?? '';
  const symbol = await symbolOfCredit(site, asked);
  if (symbol !== null && symbol !== asked) throw redirect(pathOf('investing-carbon-credits-symbol', { symbol }), 301);
  const page = symbol === null ? null : await loadCredit(site, symbol);
  if (page) return { page, others: null, stale: page.stale };
  const others = { credits: await loadCredits(site), now: site.now(), simulated: site.live.clock().simulated };
  return data({ page: null, others, stale: null }, { status: 404 });
}

/** One credit: price, project, book, its retirements, and similar credits. */
export default function Credit({ loaderData: { page, others } }: Route.ComponentProps) {
  return page ? <Known of={page} /> : others && <Unknown of={others} />;
}

function Known({ of }: { of: NonNullable<Route.ComponentProps['loaderData']['page']> }) {
  const t = useText();
  const { security, row, terms, lines, depth, retirements, peers, simulated, trail } = of;
  const { symbol } = row;
  return (
    <main id="content" className="wrap">
      <Breadcrumbs trail={trail} />
      <CompanyHead head={security} />
      <Left terms={row.terms} />
      <div className={styles.columns}>
        <div className={styles.stack}>
          {lines && (
            <section aria-labelledby="price-title">
              <SectionHead id="price-title" title={t('company.price')} lead={t('carbon.chart.lead')} />
              <PricesDrawing lines={lines} caption={t('carbon.chart', { symbol })} />
            </section>
          )}
          <InstrumentTerms terms={terms} quote={row.quote} />
          <CreditRetirements of={retirements} symbol={symbol} />
        </div>
        <div className={styles.stack}>
          <BookSection symbol={symbol} depth={depth} quote={row.quote} />
          <MoreLink to={pathOf('the-exchange-company', { SecuritySymbol: symbol })}>{t('carbon.allTrading')}</MoreLink>
          <MoreLink to={`${pathOf('investing-carbon-credits')}?symbol=${symbol}#offset-cost`}>
            {t('carbon.offset')}
          </MoreLink>
          {peers.credits.rows.length > 0 && (
            <section aria-labelledby="peers-title">
              <SectionHead id="peers-title" title={t(peers.isSameType ? 'carbon.peers.type' : 'carbon.peers.all')} />
              <CreditCards of={peers.credits} />
            </section>
          )}
        </div>
      </div>
      <DataNotice simulated={simulated} asOf={security.now} />
    </main>
  );
}

function Unknown({ of }: { of: NonNullable<Route.ComponentProps['loaderData']['others']> }) {
  const t = useText();
  return (
    <main id="content" className="wrap">
      <PageHead
        title={t('carbon.unknown.title')}
        lead={t('carbon.unknown.lead', { count: integer(of.credits.rows.length) })}
      />
      <CreditCards of={of.credits} />
      <MoreLink to={pathOf('investing-carbon-credits')}>{t('carbon.more')}</MoreLink>
      {of.credits.rows.length > 0 && <DataNotice simulated={of.simulated} asOf={of.now} />}
    </main>
  );
}
