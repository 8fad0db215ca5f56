import { formatDate } from '#domain/date.ts';
import { percent } from '#domain/number.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { LinesFigure } from '#app/blocks/plot/lines-figure.tsx';
import { LinesTable } from '#app/blocks/plot/lines-table.tsx';
import type { ForeignOwnershipPage } from '#app/data/ownership/foreign-page.ts';

/**
 * What foreigners held on each day, and their limits, alone and together with Gulf citizens: lines, and the same as a
 * table.
 */
export function OwnershipDrawing({ drawn, caption }: { drawn: ForeignOwnershipPage['drawn']; caption: string }) {
  const t = useText();
  const locale = useLocale();
  const share = (value: number | null) => percent(value, { sign: false, zero: true });
  const lines = [
    { id: 'actual', name: t('foreign.drawn.actual'), values: drawn.map(({ actual }) => actual) },
    { id: 'permitted', name: t('foreign.drawn.permitted'), values: drawn.map(({ permitted }) => permitted) },
    ...(drawn.some(({ joint }) => joint !== null)
      ? [
          { id: 'joint', name: t('foreign.joint'), values: drawn.map(({ joint }) => joint) },
          { id: 'together', name: t('foreign.drawn.together'), values: drawn.map(({ together }) => together) },
        ]
      : []),
  ];
  const ends = [formatDate(drawn[0]!.date, locale), formatDate(drawn.at(-1)!.date, locale)] as const;
  return (
    <>
      <LinesFigure lines={lines} label={caption} level={share} ends={ends} low={0} />
      <LinesTable
        caption={caption}
        head={t('foreign.date')}
        dates={drawn.map(({ date }) => date)}
        columns={lines.map(({ id, name, values }) => ({ id, name, texts: values.map(share) }))}
      />
    </>
  );
}
