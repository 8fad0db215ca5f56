import { useText } from '#messages/text.tsx';
import { CompanyHead } from '#app/blocks/company/company-head.tsx';
import { DayLine } from '#app/blocks/company/day-line.tsx';
import { KeyFigures } from '#app/blocks/company/key-figures.tsx';
import { OrderBook } from '#app/blocks/company/order-book.tsx';
import { Chart } from '#app/blocks/chart/chart.tsx';
import { ProfileFacts } from '#app/blocks/company/profile-facts.tsx';
import { TradeList } from '#app/blocks/company/trade-list.tsx';
import { TermScope } from '#app/blocks/glossary/term-scope.tsx';
import { CHART, DAY_LINE } from './chart-days.ts';
import { depth, HEADS, PROFILE, TRADES } from './company.ts';
import { Group, Specimen } from './specimen.tsx';

/** Blocks about one company. */
export function CompanyStates() {
  const t = useText();
  return (
    <Group id="company" title="gallery.company">
      <Specimen name="gallery.company.head" wide>
        <CompanyHead head={HEADS.trading} heading="h3" />
      </Specimen>
      {(['both', 'bids', 'none'] as const).map((sides) => (
        <Specimen key={sides} name={`gallery.company.book.${sides}`}>
          <TermScope>
            <OrderBook symbol="JIWAN" initial={depth(sides)} quote={null} />
          </TermScope>
        </Specimen>
      ))}
      <Specimen name="gallery.company.tape">
        <TermScope>
          <TradeList symbol="JIWAN" quote={null} initial={TRADES} shown={TRADES.length} worth={1_000} currency="AED" />
        </TermScope>
      </Specimen>
      <Specimen name="gallery.company.tapeNone">
        <TermScope>
          <TradeList symbol="JIWAN" quote={null} initial={[]} shown={TRADES.length} worth={1_000} currency="AED" />
        </TermScope>
      </Specimen>
      <Specimen name="gallery.company.keyFigures" wide>
        <KeyFigures head={HEADS.trading} profile={PROFILE} />
      </Specimen>
      <Specimen name="gallery.company.keyFiguresUntraded" wide>
        <KeyFigures head={HEADS.untraded} profile={null} />
      </Specimen>
      <Specimen name="gallery.company.candles" wide>
        <Chart data={CHART} label={t('gallery.company.candles')} opensOn="6M" />
      </Specimen>
      <Specimen name="gallery.company.dayLine" wide>
        <DayLine {...DAY_LINE} label={t('gallery.company.dayLine')} traded />
      </Specimen>
      <Specimen name="gallery.company.dayLineNone">
        <DayLine {...DAY_LINE} points={[]} label={t('gallery.company.dayLineNone')} traded={false} />
      </Specimen>
      <Specimen name="gallery.company.profile" wide>
        <ProfileFacts
          security={HEADS.trading.security}
          units={HEADS.trading.units}
          asOf={HEADS.trading.days.profile}
          profile={PROFILE}
          mic="XDSX"
        />
      </Specimen>
    </Group>
  );
}
