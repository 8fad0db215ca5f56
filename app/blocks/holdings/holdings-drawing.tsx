import { percent } from '#domain/number.ts';
import { useText } from '#messages/text.tsx';
import { LinesFigure } from '#app/blocks/plot/lines-figure.tsx';
import { LinesTable } from '#app/blocks/plot/lines-table.tsx';
import { StackedFigure } from '#app/blocks/plot/stacked-figure.tsx';
import type { HoldingsPage } from '#app/data/ownership/holdings-page.ts';

const share = (value: number | null) => percent(value, { sign: false, zero: true });
const level = (value: number) => percent(value, { sign: false, zero: true, decimals: 0 });

/** Each group's part of the value, month by month: bars, and the same as a table. */
export function HoldingsDrawing({ drawn, caption }: { drawn: NonNullable<HoldingsPage['drawn']>; caption: string }) {
  const t = useText();
  const { days, months, series } = drawn;
  return (
    <>
      <StackedFigure
        series={series}
        label={`${caption}. ${t('holdings.drawn')}`}
        level={level}
        ends={[months[0]!, months.at(-1)!]}
      />
      <p className="text-12 text-muted">{t('holdings.drawn')}</p>
      <LinesTable
        caption={caption}
        head={t('holdings.monthEnd')}
        dates={days}
        columns={series.map(({ id, name, values }) => ({ id, name, texts: values.map(share) }))}
      />
    </>
  );
}

/** Cumulative part of the value that the investors with the smallest holdings have, band by band. */
export function SizesDrawing({ bySize, caption }: { bySize: HoldingsPage['bySize']; caption: string }) {
  const t = useText();
  const lines = [
    { id: 'investors', name: t('holdings.reached.investors'), values: bySize.map(({ investors }) => investors) },
    { id: 'value', name: t('holdings.reached.value'), values: bySize.map(({ value }) => value) },
  ];
  return (
    <>
      <LinesFigure
        lines={lines}
        label={`${caption}. ${t('holdings.reached')}`}
        level={level}
        ends={[bySize[0]!.name, bySize.at(-1)!.name]}
        low={0}
      />
      <p className="text-12 text-muted">{t('holdings.reached')}</p>
    </>
  );
}
