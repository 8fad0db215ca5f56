import { formatDate } from '#domain/date.ts';
import { integer, twoDecimals } from '#domain/number.ts';
import { divideRounded } from '#domain/thousandths.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { BarsFigure } from '#app/blocks/plot/bars-figure.tsx';
import { LinesFigure } from '#app/blocks/plot/lines-figure.tsx';
import { LinesTable } from '#app/blocks/plot/lines-table.tsx';
import type { TradesPage } from '#app/data/investor-trades/trades-page.ts';

type Drawn = NonNullable<TradesPage['drawn']>;
const THOUSANDTHS = 1_000;
const MILLION = 1_000_000;

/** Nets of each period as bars, and cumulated over the range as lines; both as a table. */
export function TradesDrawing({ drawn, caption }: { drawn: Drawn; caption: string }) {
  const t = useText();
  const locale = useLocale();
  const { dates, nets, running, hasBars } = drawn;
  const named = <Group extends { id: string }>(groups: readonly Group[]) =>
    groups.map((group) => ({ ...group, name: t(`trading.group.${group.id}`) }));
  // Millions, so that a level fits beside the drawing.
  const level = (value: number) => twoDecimals(divideRounded(value, MILLION), { zero: true });
  const ends = [formatDate(dates[0]!, locale), formatDate(dates.at(-1)!, locale)] as const;
  return (
    <>
      {hasBars && (
        <>
          <BarsFigure series={named(nets)} label={`${caption}. ${t('trading.drawn.nets')}`} level={level} ends={ends} />
          <p className="text-12 text-muted">{t('trading.drawn.nets')}</p>
        </>
      )}
      <LinesFigure
        lines={named(running)}
        label={`${caption}. ${t('trading.drawn.running')}`}
        level={level}
        ends={ends}
        low={Math.min(0, ...running.flatMap(({ values }) => values))}
      />
      <p className="text-12 text-muted">{t('trading.drawn.running')}</p>
      <NetsTable drawn={drawn} caption={caption} />
    </>
  );
}

function NetsTable({ drawn: { dates, nets, running }, caption }: { drawn: Drawn; caption: string }) {
  const t = useText();
  const amount = (value: number) => integer(divideRounded(value, THOUSANDTHS), { zero: true });
  const columnsOf = (part: 'net' | 'running', groups: Drawn['nets'] | Drawn['running']) =>
    groups.map(({ id, values }) => ({
      id: `${id}-${part}`,
      name: t('trading.column', { group: t(`trading.group.${id}`), part: t(`trading.${part}`) }),
      texts: values.map(amount),
    }));
  const columns = [...columnsOf('net', nets), ...columnsOf('running', running)];
  return <LinesTable caption={caption} head={t('history.until')} dates={dates} columns={columns} />;
}
