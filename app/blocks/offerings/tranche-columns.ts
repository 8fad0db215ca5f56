import { NO_FIGURE, integer, percent } from '#domain/number.ts';
import { divideRounded } from '#domain/thousandths.ts';
import type { Locale } from '#domain/locale.ts';
import { formatDate } from '#domain/date.ts';
import type { Text } from '#messages/text.tsx';
import { column, type Column } from '#app/columns/column.ts';
import { timesText } from './offering-columns.ts';
import type { TrancheOnDay } from './offerings-data.ts';

/** Columns of the tranches of an offering: for whom, how much, when, on which terms. */
export function trancheColumns(t: Text): Column<TrancheOnDay>[] {
  const aed = { unit: t('calculator.aed') };
  const closing = ({ tranche }: TrancheOnDay, locale: Locale) =>
    t('offerings.closesAt', { day: formatDate(tranche.closes, locale), time: tranche.closesAt });
  return [
    column('name', 'tranche', t('offerings.tranche'), ({ tranche }: TrancheOnDay) => tranche.name),
    column('code', 'id', t('offerings.trancheId'), ({ tranche }) => tranche.id, { hidden: 'page' }),
    column('name', 'for', t('offerings.for'), ({ tranche }) => tranche.audience, { hidden: 'page' }),
    column('code', 'state', t('offerings.phase'), ({ state }) => state, {
      label: ({ state }) => t(`offerings.tranche.${state}`),
      hidden: 'page',
    }),
    column('count', 'shares', t('offerings.shares'), ({ tranche }) => tranche.shares),
    column('day', 'opens', t('offerings.opens'), ({ tranche }) => tranche.opens),
    column('day', 'closes', t('offerings.closes'), ({ tranche }) => tranche.closes, { text: closing }),
    column('code', 'closes-at', t('offerings.closesClock'), ({ tranche }) => tranche.closesAt, { hidden: 'page' }),
    column('amount', 'least', t('offerings.least'), ({ tranche }) => tranche.least, aed),
    column('amount', 'step', t('offerings.step'), ({ tranche }) => tranche.step, aed),
    column('amount', 'most', t('offerings.most'), ({ tranche }) => tranche.most, {
      ...aed,
      text: ({ tranche }) =>
        tranche.most === null ? t('offerings.noMost') : integer(divideRounded(tranche.most, 1_000)),
    }),
    column('count', 'guaranteed', t('offerings.guaranteed'), ({ tranche }) => tranche.guaranteed, {
      text: ({ tranche }) => (tranche.guaranteed === null ? t('offerings.noGuarantee') : integer(tranche.guaranteed)),
    }),
    ...resultColumns(t).map((each): Column<TrancheOnDay> => ({ ...each, hidden: 'page' })),
  ];
}

/** Columns of the tranches' results. */
export function resultColumns(t: Text): Column<TrancheOnDay>[] {
  const result = ({ tranche }: TrancheOnDay) => tranche.result;
  return [
    column('count', 'subscribers', t('offerings.subscribers'), (row: TrancheOnDay) => result(row)?.subscribers, {
      zero: true,
    }),
    column('count', 'applied', t('offerings.applied'), (row) => result(row)?.applied, { zero: true }),
    column('three-decimals', 'covered', t('offerings.covered'), (row) => result(row)?.covered, {
      text: (row) => timesText(result(row)?.covered ?? null),
    }),
    column('count', 'minimum', t('offerings.minimum'), (row) => result(row)?.minimum, { zero: true }),
    column('rate', 'ratio', t('offerings.ratio'), (row) => result(row)?.ratio, {
      text: (row) => ratioText(result(row)?.ratio ?? null),
    }),
  ];
}

/** A ratio as a percentage with three decimals, because parts are small. */
export function ratioText(ratio: number | null): string {
  return ratio === null ? NO_FIGURE : percent(ratio, { sign: false, zero: true, decimals: 3 });
}
