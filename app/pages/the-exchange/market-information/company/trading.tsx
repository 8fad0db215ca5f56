import { pick } from '#domain/bilingual.ts';
import { needTexts } from '#messages/needed.ts';
import { useLocale } from '#messages/text.tsx';
import { BookSection, KeyFiguresSection, TradeListSection } from '#app/blocks/company/market-sections.tsx';
import { PriceSection } from '#app/blocks/company/price-section.tsx';
import { siteContext } from '#app/context.ts';
import { loadTrading } from '#app/data/company/company.ts';
import { companyMeta } from '#app/data/company/company-meta.ts';
import { useCompanyHead } from '#app/layouts/company.tsx';
import type { Route } from './+types/trading';
import styles from '#app/ui/page-sections.module.css';

export const handle = await needTexts('company', 'chart');

const TRADES_SHOWN = 50;

export const meta: Route.MetaFunction = ({ matches }) => companyMeta(matches, 'trading');

/** A trading page opens on the day itself; any other range is one link away. */
export function loader({ params, request, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const symbol = (params.SecuritySymbol ?? '').toUpperCase();
  return loadTrading(site, symbol, request.url, '1D', TRADES_SHOWN);
}

export default function CompanyTrading({ loaderData: { price, profile, depth, trades, deals } }: Route.ComponentProps) {
  const locale = useLocale();
  const head = useCompanyHead();
  const { symbol, name } = head.security;
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
        {!head.hasEnded && <BookSection symbol={symbol} depth={depth} quote={head.quote} />}
        <KeyFiguresSection head={head} profile={profile} />
      </div>
      {!head.hasEnded && (
        <div className={styles.stack}>
          <TradeListSection head={head} trades={trades} deals={deals} shown={TRADES_SHOWN} />
        </div>
      )}
    </div>
  );
}
