import { useLocale, useText } from '#messages/text.tsx';
import { Calculator } from '#app/blocks/calculator/calculator.tsx';
import { myDividend } from '#app/blocks/dividends/my-dividend.ts';
import { Group, Specimen } from './specimen.tsx';

const DAY = '2026-11-18';
const PAYMENTS = [
  { id: 'interim', symbol: 'JIWAN', perShare: '0.085', status: 'confirmed', paymentDate: '2026-09-14' },
  { id: 'final', symbol: 'JIWAN', perShare: '0.0675', status: 'proposed', paymentDate: '2027-05-04' },
] as const;
const STATES = [
  ['empty', ''],
  ['answer', 'symbol=JIWAN&shares=333'],
  ['fault', 'symbol=JIWAN&shares=1.5'],
] as const;

/** A calculator before any input, with its answer, and with errors. */
export function Calculators() {
  const t = useText();
  const locale = useLocale();
  return (
    <Group id="calculators" title="gallery.calculators">
      {STATES.map(([state, query], index) => (
        <Specimen key={state} name={`gallery.calculators.${state}`} again={index > 0}>
          <Calculator
            of={{
              ...myDividend({
                query: new URLSearchParams(query),
                payments: PAYMENTS,
                year: '2026',
                issuers: [{ value: 'JIWAN', label: 'JIWAN' }],
                kept: {},
                today: DAY,
                source: t('gallery.calculators.source'),
                locale,
              }),
              id: `calculator-${state}`,
            }}
          />
        </Specimen>
      ))}
    </Group>
  );
}
