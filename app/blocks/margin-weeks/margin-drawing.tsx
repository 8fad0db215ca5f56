import { formatDate } from '#domain/date.ts';
import { MAINTENANCE_LEAST } from '#domain/margin-call.ts';
import { integer, percent, twoDecimals } from '#domain/number.ts';
import { divideRounded } from '#domain/thousandths.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { LinesFigure } from '#app/blocks/plot/lines-figure.tsx';
import { LinesTable } from '#app/blocks/plot/lines-table.tsx';
import { StackedFigure } from '#app/blocks/plot/stacked-figure.tsx';
import type { MarginPage } from '#app/data/ownership/margin-page.ts';

type Drawn = NonNullable<MarginPage['drawn']>;
const THOUSANDTHS = 1_000;
const MILLION = 1_000_000 * THOUSANDTHS;
const share = (value: number | null) => percent(value, { sign: false, zero: true });

/**
 * Debt by kind, the general index, and the cushion beside its minimum: week by week, each on its own scale; also as a
 * table.
 */
export function MarginDrawing({ drawn, caption }: { drawn: Drawn; caption: string }) {
  const t = useText();
  const locale = useLocale();
  const { weeks, balances, cushion, index } = drawn;
  const ends = [formatDate(weeks[0]!, locale), formatDate(weeks.at(-1)!, locale)] as const;
  const labelOf = (title: string) => t('history.caption.of', { title, page: caption });
  const least = percent(MAINTENANCE_LEAST, { sign: false, decimals: 0 });
  return (
    <>
      <StackedFigure
        isAmount
        series={balances.map(({ kind, values }) => ({ id: kind, name: kindName(kind, t), values }))}
        label={labelOf(t('margin.drawn.outstanding'))}
        level={(value) => integer(divideRounded(value, MILLION), { zero: true })}
        ends={ends}
      />
      <p className="mt-2 mb-6 text-12 text-muted">{t('margin.drawn.outstanding')}</p>
      {index.levels.some((value) => value !== null) && (
        <LinesFigure
          lines={[{ id: 'index', name: index.name, values: index.levels }]}
          label={labelOf(index.name)}
          level={(value) => twoDecimals(value)}
          ends={ends}
        />
      )}
      <LinesFigure
        lines={[
          { id: 'cushion', name: t('margin.cushion'), values: cushion },
          {
            id: 'least',
            name: t('margin.drawn.maintenance', { part: least }),
            values: weeks.map(() => MAINTENANCE_LEAST),
          },
        ]}
        label={labelOf(t('margin.cushion'))}
        level={share}
        ends={ends}
        low={0}
      />
      <p className="mt-2 text-12 text-muted">{t('margin.drawn.cushion', { part: least })}</p>
      <MarginTable drawn={drawn} caption={caption} />
    </>
  );
}

function MarginTable({
  drawn: { weeks, balances, coverage, cushion, index },
  caption,
}: {
  drawn: Drawn;
  caption: string;
}) {
  const t = useText();
  const amount = (value: number | null) => (value === null ? '--' : integer(divideRounded(value, THOUSANDTHS)));
  const columns = [
    ...balances.map(({ kind, values }) => ({ id: kind, name: kindName(kind, t), texts: values.map(amount) })),
    { id: 'index', name: index.name, texts: index.levels.map((value) => twoDecimals(value)) },
    { id: 'coverage', name: t('margin.coverage'), texts: coverage.map(share) },
    { id: 'cushion', name: t('margin.cushion'), texts: cushion.map(share) },
  ];
  return <LinesTable caption={caption} head={t('margin.week')} dates={weeks} columns={columns} />;
}

function kindName(kind: Drawn['balances'][number]['kind'], t: ReturnType<typeof useText>): string {
  return t(kind === 'together' ? 'margin.drawn.together' : `margin.kind.${kind}`);
}
