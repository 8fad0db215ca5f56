import { pick } from '#domain/bilingual.ts';
import { BREADTH_KINDS } from '#domain/security.ts';
import { needTexts } from '#messages/needed.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { BookSection, KeyFiguresSection, TradeListSection } from '#app/blocks/company/market-sections.tsx';
import { NextEvents } from '#app/blocks/company/next-events.tsx';
import { OwnershipBrief } from '#app/blocks/company/ownership-brief.tsx';
import { Peers } from '#app/blocks/company/peers.tsx';
import { PriceSection } from '#app/blocks/company/price-section.tsx';
import { InstrumentTerms } from '#app/blocks/instrument-terms/instrument-terms.tsx';
import { DisclosureList } from '#app/blocks/publications/disclosure-list.tsx';
import { disclosureRow } from '#app/blocks/publications/disclosure-row.ts';
import { NoneListed } from '#app/blocks/publications/none-listed.tsx';
import { StructuredData } from '#app/blocks/structured-data/structured-data.tsx';
import { jsonOf, listed } from '#app/blocks/structured-data/things.ts';
import { siteContext } from '#app/context.ts';
import { ISSUERS_OWN } from '#app/data/disclosures/find.ts';
import { loadTrading } from '#app/data/company/company.ts';
import { companyMeta } from '#app/data/company/company-meta.ts';
import { loadTerms } from '#app/data/company/terms.ts';
import { useCompanyHead } from '#app/layouts/company.tsx';
import { pathOf } from '#app/page-path.ts';
import { MoreLink } from '#app/ui/more-link.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import type { Route } from './+types/company';
import { loadRelated } from '#app/data/company/related.ts';
import styles from '#app/ui/page-sections.module.css';

export const handle = await needTexts('company', 'chart');

const DISCLOSURES_SHOWN = 6;
const TRADES_SHOWN = 10;

export const meta: Route.MetaFunction = ({ matches }) => companyMeta(matches, 'overview');

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const symbol = (params.SecuritySymbol ?? '').toUpperCase();
  const [trading, disclosures, terms, related] = await Promise.all([
    loadTrading(site, symbol, request.url, '6M', TRADES_SHOWN),
    site.store.disclosures.newest({
      lang: site.locale,
      symbol,
      announcementType: ISSUERS_OWN,
      until: site.now(),
      take: DISCLOSURES_SHOWN,
    }),
    loadTerms(site, symbol),
    loadRelated(site, symbol),
  ]);
  return { ...trading, ...related, disclosures: disclosures.map((item) => disclosureRow(item)), terms };
}

export default function CompanyOverview({
  loaderData: { price, profile, disclosures, terms, depth, trades, deals, next, peers, ownership },
}: Route.ComponentProps) {
  const t = useText();
  const locale = useLocale();
  const head = useCompanyHead();
  const { symbol, name, kind } = head.security;
  const allTrading = (
    <MoreLink to={pathOf('the-exchange-company-trading', { SecuritySymbol: symbol })}>
      {t('company.allTrading')}
    </MoreLink>
  );
  return (
    <div className={styles.columns}>
      <div className={styles.stack}>
        <PriceSection
          name={pick(name, locale)}
          data={price}
          traded={head.quote && head.quote.trades > 0}
          continuous={head.continuous}
        />
      </div>
      <div className={`${styles.stack} ${styles.beside}`}>
        {!head.hasEnded && (
          <>
            <BookSection symbol={symbol} depth={depth} quote={head.quote} />
            <TradeListSection head={head} trades={trades} deals={deals} shown={TRADES_SHOWN} aside={allTrading} />
          </>
        )}
        <NextEvents symbol={symbol} data={next} />
        <OwnershipBrief symbol={symbol} data={ownership} />
      </div>
      <div className={styles.stack}>
        <KeyFiguresSection head={head} profile={profile} />
        <InstrumentTerms terms={terms} quote={head.quote} />
        {(disclosures.length > 0 || BREADTH_KINDS.includes(kind)) && (
          <section aria-labelledby="disclosures-title">
            <SectionHead id="disclosures-title" title={t('company.latestDisclosures')} />
            {disclosures.length > 0 ? <DisclosureList disclosures={disclosures} /> : <NoneListed feed="disclosures" />}
          </section>
        )}
        <Peers peers={peers} />
      </div>
      <StructuredData make={import.meta.env.SSR && ((reading) => jsonOf(listed(reading, head.security, profile)))} />
    </div>
  );
}
