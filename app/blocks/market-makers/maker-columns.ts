import type { Text } from '#messages/text.tsx';
import { column, type Column } from '#app/columns/column.ts';
import { presenceText } from './presence-text.ts';
import type { MakerRow } from './makers-data.ts';

/** Columns of a maker's obligation and performance, and the current spread of the whole book. */
export function makerColumns(t: Text): Column<MakerRow>[] {
  const aed = { unit: t('makers.aed') };
  const filesOnly = { hidden: 'page' as const };
  return [
    column('code', 'symbol', t('market.symbol'), ({ maker }) => maker.symbol),
    column('name', 'security', t('makers.security'), ({ securityName }) => securityName, filesOnly),
    column('code', 'maker', t('makers.maker'), ({ maker }) => maker.member),
    column('name', 'maker-name', t('makers.makerName'), ({ memberName }) => memberName, filesOnly),
    column('code', 'group', t('makers.group'), ({ maker }) => maker.group),
    column('day', 'since', t('makers.since'), ({ maker }) => maker.since),
    column('percent', 'presence-required', t('makers.presenceRequired'), ({ maker }) => maker.presence, filesOnly),
    column('percent', 'presence-met', t('makers.presenceMet'), ({ record }) => record?.presence, {
      zero: true,
      pageHeading: t('makers.presence'),
      term: 'presence',
      text: ({ maker, record }) => presenceText(maker, record, t),
    }),
    column('rate', 'spread-required', t('makers.spreadRequired'), ({ maker }) => maker.maxSpread, filesOnly),
    column('rate', 'spread-average', t('makers.spreadAverage'), ({ record }) => record?.averageSpread, {
      pageHeading: t('makers.spread'),
      term: 'spread',
    }),
    column('amount', 'size-required', t('makers.sizeRequired'), ({ maker }) => maker.minSize, { ...aed, ...filesOnly }),
    column('amount', 'size-average', t('makers.sizeAverage'), ({ record }) => record?.averageSize, {
      ...aed,
      pageHeading: t('makers.size'),
    }),
    column('count', 'days-met', t('makers.daysMet'), ({ record }) => record?.metDays, {
      zero: true,
      text: ({ record }) => (record ? t('makers.days', { met: record.metDays, days: record.days }) : '--'),
    }),
    column('count', 'days', t('makers.daysOf'), ({ record }) => record?.days, filesOnly),
    column('rate', 'spread-now', t('makers.spreadNow'), ({ spreadNow }) => spreadNow),
    column('code', 'status', t('makers.status'), ({ status }) => status, {
      ...filesOnly,
      label: ({ status }) => (status === null ? '' : t(`makers.status.${status}`)),
    }),
    column('code', 'with', t('makers.with'), ({ maker }) => maker.with, {
      ...filesOnly,
      label: ({ maker }) => t(`makers.with.${maker.with}`),
    }),
  ];
}
