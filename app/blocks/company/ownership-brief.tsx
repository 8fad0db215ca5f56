import { useText } from '#messages/text.tsx';
import { pathOf } from '#app/page-path.ts';
import type { RouteName } from '#app/site-map.ts';
import { Figure } from '#app/ui/figure.tsx';
import { MoreLink } from '#app/ui/more-link.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { ShareRuler } from '#app/ui/share-ruler.tsx';
import { Fact, FactGroup, Facts } from '#app/blocks/facts/facts.tsx';

/** Shares of the whole as text. */
export interface OwnershipPart {
  /** Title with the day of the figures. */
  title: string;
  rows: { name: string; share: string }[];
  /** Share of the foreign-ownership limit in use, 0 to 1. */
  ruler: { share: number; limit: number } | null;
}

export interface OwnershipBriefData {
  foreign: OwnershipPart | null;
  holders: OwnershipPart | null;
}

/** Summary of a company's ownership, each part with a link to its page. Empty when no service gives ownership. */
export function OwnershipBrief({ symbol, data: { foreign, holders } }: { symbol: string; data: OwnershipBriefData }) {
  const t = useText();
  if (!foreign && !holders) return null;
  return (
    <section aria-labelledby="ownership-title">
      <SectionHead id="ownership-title" title={t('company.ownership')} />
      <Facts>
        <Part part={foreign} page="the-exchange-company-trading-foreign-investments" symbol={symbol}>
          {t('company.trading.foreign')}
        </Part>
        <Part part={holders} page="the-exchange-company-trading-top-shareholders" symbol={symbol}>
          {t('company.trading.holders')}
        </Part>
      </Facts>
    </section>
  );
}

interface PartProps {
  part: OwnershipPart | null;
  page: RouteName;
  symbol: string;
  children: string;
}

function Part({ part, page, symbol, children }: PartProps) {
  if (!part) return null;
  return (
    <FactGroup
      title={part.title}
      after={
        <>
          {part.ruler && (
            <div className="mt-3">
              <ShareRuler {...part.ruler} wide />
            </div>
          )}
          <p className="mt-3">
            <MoreLink to={pathOf(page, { SecuritySymbol: symbol })}>{children}</MoreLink>
          </p>
        </>
      }
    >
      {part.rows.map(({ name, share }) => (
        <Fact key={name} label={name}>
          <Figure>{share}</Figure>
        </Fact>
      ))}
    </FactGroup>
  );
}
