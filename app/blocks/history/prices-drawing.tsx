import { formatDate } from '#domain/date.ts';
import { integer, price, twoDecimals } from '#domain/number.ts';
import { divideRounded } from '#domain/thousandths.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { BarsFigure } from '#app/blocks/plot/bars-figure.tsx';
import { LinesFigure } from '#app/blocks/plot/lines-figure.tsx';
import { LinesTable } from '#app/blocks/plot/lines-table.tsx';
import type { DrawnLines } from './drawn-lines.ts';

const THOUSANDTHS = 1_000;
const MILLION = 1_000_000 * THOUSANDTHS;
const millions = (value: number) => integer(divideRounded(value, MILLION), { zero: true });

interface PricesDrawingProps {
  lines: DrawnLines;
  caption: string;
  /** What is drawn: prices in dirhams, or index levels in points. */
  of?: 'prices' | 'levels';
  /** Value traded per day, at each point of the lines. */
  values?: readonly number[] | null;
}

/** Closes over the range, drawn and as a table. */
export function PricesDrawing({ lines: drawn, caption, of = 'prices', values = null }: PricesDrawingProps) {
  const { lines, dates, interval, isRebased, base } = drawn;
  const t = useText();
  const locale = useLocale();
  const write = (value: number | null) =>
    value === null ? '--' : isRebased || of === 'levels' ? twoDecimals(value) : price(value);
  const ends = [formatDate(dates[0]!, locale), formatDate(dates.at(-1)!, locale)] as const;
  const coarse = interval === 'day' ? [] : [t(`history.drawn.${interval}`)];
  const from =
    base === null ? t(`history.drawn.${of}.rebased`) : t('history.drawn.levels.on', { day: formatDate(base, locale) });
  const note = [isRebased ? from : t(`history.drawn.${of}`), ...coarse].join(' ');
  const valueNote = [t(interval === 'day' ? 'history.drawn.value' : 'history.drawn.value.mean'), ...coarse].join(' ');
  const columns = lines.map(({ id, name, values }) => {
    return { id, name, texts: dates.map((_, at) => write(values[at] ?? null)) };
  });
  const valueColumn = values && {
    id: 'value',
    name: t('history.drawn.valueColumn'),
    texts: values.map(millions),
  };
  return (
    <>
      <LinesFigure lines={lines} label={`${caption}. ${note}`} level={write} ends={ends} />
      <p className="mt-2 text-12 text-muted">{note}</p>
      {values && (
        <>
          <BarsFigure
            series={[{ id: 'value', name: t('history.drawn.valueColumn'), values }]}
            label={`${caption}. ${valueNote}`}
            level={millions}
            ends={ends}
          />
          <p className="mt-2 text-12 text-muted">{valueNote}</p>
        </>
      )}
      <LinesTable
        caption={caption}
        head={t('history.date')}
        dates={dates}
        columns={[...columns, ...(valueColumn ? [valueColumn] : [])]}
      />
    </>
  );
}
