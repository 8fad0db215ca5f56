import { formatDate } from '#domain/date.ts';
import { integer, percent } from '#domain/number.ts';
import { divideRounded } from '#domain/thousandths.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { BarsFigure } from '#app/blocks/plot/bars-figure.tsx';
import { LinesFigure } from '#app/blocks/plot/lines-figure.tsx';
import { LinesTable } from '#app/blocks/plot/lines-table.tsx';
import type { InstitutionMonths } from '#app/data/investor-trades/institution-months.ts';

const THOUSANDTHS = 1_000;
const MILLION = 1_000_000 * THOUSANDTHS;

/** The share of institutions month by month as a line, the traded value as bars below it; both as a table. */
export function InstitutionsDrawing({ drawn: { days, shares, values } }: { drawn: InstitutionMonths }) {
  const t = useText();
  const locale = useLocale();
  const ends = [formatDate(days[0]!, locale), formatDate(days.at(-1)!, locale)] as const;
  const [share, value] = [t('trading.institutions.share'), t('trading.institutions.value')];
  const part = (one: number) => percent(one, { sign: false, zero: true });
  const million = (one: number) => integer(divideRounded(one, MILLION), { zero: true });
  return (
    <>
      <LinesFigure
        lines={[{ id: 'share', name: share, values: shares }]}
        label={share}
        level={part}
        ends={ends}
        low={0}
      />
      <BarsFigure series={[{ id: 'value', name: value, values }]} label={value} level={million} ends={ends} />
      <LinesTable
        caption={t('trading.institutions')}
        head={t('trading.institutions.until')}
        dates={days}
        columns={[
          { id: 'share', name: share, texts: shares.map(part) },
          { id: 'value', name: value, texts: values.map(million) },
        ]}
      />
    </>
  );
}
