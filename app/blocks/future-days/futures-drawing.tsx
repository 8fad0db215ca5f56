import type { ContractSpec } from '#domain/contract-spec.ts';
import { integer, price, twoDecimals } from '#domain/number.ts';
import { useText } from '#messages/text.tsx';
import { LinesFigure, type NamedLine } from '#app/blocks/plot/lines-figure.tsx';
import { LinesTable } from '#app/blocks/plot/lines-table.tsx';
import type { FuturesPage } from '#app/data/future-days/days-page.ts';
import type { DrawnFutures } from '#app/data/future-days/drawn-days.ts';

interface FuturesDrawingProps {
  drawn: DrawnFutures;
  kind: ContractSpec['kind'];
  words: Pick<FuturesPage['words'], 'caption' | 'drawn'>;
}

/** Settlement price beside the underlying, their difference, and open interest; also as a table. */
export function FuturesDrawing({ drawn, kind, words: { caption, drawn: notes } }: FuturesDrawingProps) {
  const t = useText();
  const { prices, basis, interest, interval, ends } = drawn;
  const level = (value: number) =>
    kind === 'index' ? twoDecimals(value, { zero: true }) : price(value, { zero: true });
  const count = (value: number) => integer(Math.round(value), { zero: true });
  const coarse = interval === 'day' ? '' : ` ${t(`history.drawn.${interval}`)}`;
  const lows = basis.flatMap(({ values }) => values.filter((value) => value !== null));
  return (
    <>
      <LinesFigure lines={prices} label={`${caption}. ${notes.prices}`} level={level} ends={ends} />
      <Note>{notes.prices + coarse}</Note>
      {basis.length > 0 && (
        <>
          <LinesFigure
            lines={basis}
            label={`${caption}. ${notes.basis}`}
            level={level}
            ends={ends}
            low={Math.min(0, ...lows)}
          />
          <Note>{notes.basis}</Note>
        </>
      )}
      {interest.length > 0 && (
        <>
          <LinesFigure
            lines={interest}
            label={`${caption}. ${t('futures.drawn.interest')}`}
            level={count}
            ends={ends}
            low={0}
          />
          <Note>{t('futures.drawn.interest')}</Note>
        </>
      )}
      <DrawnTable drawn={drawn} caption={caption} level={level} count={count} />
    </>
  );
}

function Note({ children }: { children: string }) {
  return <p className="mt-2 mb-6 text-12 text-muted">{children}</p>;
}

interface DrawnTableProps {
  drawn: DrawnFutures;
  caption: string;
  level(value: number): string;
  count(value: number): string;
}

function DrawnTable({ drawn: { dates, prices, basis, interest }, caption, level, count }: DrawnTableProps) {
  const t = useText();
  const written = (lines: readonly NamedLine[], write: (value: number) => string, head = (name: string) => name) =>
    lines.map(({ id, name, values }) => ({
      id,
      name: head(name),
      texts: dates.map((_, at) => (values[at] == null ? '--' : write(values[at]))),
    }));
  const columns = [
    ...written(prices, level),
    ...written(basis, level),
    ...written(interest, count, (contract) => t('futures.drawn.interestOf', { contract })),
  ];
  return <LinesTable caption={caption} head={t('history.date')} dates={dates} columns={columns} />;
}
