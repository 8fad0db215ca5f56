import { pick } from '#domain/bilingual.ts';
import { needTexts } from '#messages/needed.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { KeyFigures, TouchHint } from '#app/blocks/company/key-figures.tsx';
import { BookSection, TradeListSection } from '#app/blocks/company/market-sections.tsx';
import { PriceSection } from '#app/blocks/company/price-section.tsx';
import { siteContext } from '#app/context.ts';
import { companyMeta, loadTrading } from '#app/layouts/company-data.ts';
import { loadTerms } from '#app/layouts/company-terms.ts';
import { useCompanyHead } from '#app/layouts/company.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import type { Route } from './+types/trading';
import styles from '#app/pages/the-exchange/market-information/company-page.module.css';

export const handle = await needTexts('company', 'chart');

const TRADES_SHOWN = 50;

export const meta: Route.MetaFunction = ({ matches }) => companyMeta(matches, 'trading');

/** A trading page opens on the day itself; any other range is a link away. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const symbol = (params.SecuritySymbol ?? '').toUpperCase();
  const [trading, terms] = await Promise.all([
    loadTrading(site, symbol, request.url, '1D', TRADES_SHOWN),
    loadTerms(site, symbol),
  ]);
  return { ...trading, pricesIn: terms?.pricesIn ?? null };
}

export default function CompanyTrading({
  loaderData: { price, profile, depth, trades, deals, contractSize, pricesIn },
}: Route.ComponentProps) {
  const t = useText();
  const locale = useLocale();
  const head = useCompanyHead();
  const { symbol, name } = head.security;
  return (
    <div className={styles.columns}>
      <div className={styles.stack}>
        <PriceSection name={pick(name, locale)} data={price} opensOn="1D" />
        <TradeListSection
          symbol={symbol}
          trades={trades}
          deals={deals}
          shown={TRADES_SHOWN}
          contractSize={contractSize}
        />
      </div>
      <div className={styles.stack}>
        <BookSection symbol={symbol} depth={depth} />
        <section aria-labelledby="figures-title">
          <SectionHead
            id="figures-title"
            title={t('company.keyFigures')}
            lead={pricesIn ?? t('company.pricesInAed')}
            aside={<TouchHint />}
          />
          <KeyFigures head={head} profile={profile} />
        </section>
      </div>
    </div>
  );
}
