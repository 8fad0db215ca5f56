import { percent } from '#domain/number.ts';
import { useText } from '#messages/text.tsx';
import { MonthLines } from '#app/blocks/plot/month-lines.tsx';
import type { MakersData } from './makers-data.ts';

/** Average presence of the makers of each group over the months, against the obligation: drawn and as a table. */
export function PresenceHistory({ lines: { months, groups } }: { lines: NonNullable<MakersData['lines']> }) {
  const t = useText();
  const heading = ({ group, required }: (typeof groups)[number]) =>
    t('makers.groupRequired', { group, required: percent(required, { sign: false, decimals: 0 }) });
  const table = t('makers.history.table');
  return (
    <MonthLines
      months={months}
      lines={groups.map((line) => ({ id: line.group, name: heading(line), values: line.presence }))}
      label={(from, to) => t('makers.history.drawn', { from, to })}
      words={{ month: t('makers.month'), summary: table, caption: table }}
      decimals={0}
    />
  );
}
