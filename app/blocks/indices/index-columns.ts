import type { Text } from '#messages/text.tsx';
import { column, type Column } from '#app/columns/column.ts';
import { securityColumns } from '#app/columns/security-columns.ts';
import type { ConstituentRow } from './constituent-row.ts';
import type { CurrentIndex } from './index-row.ts';
import type { ThenRow } from './weights-then.tsx';

/** Columns of all indices: level and change, the day, the year, and the turnover of their constituents. */
export function indexColumns(t: Text): Column<CurrentIndex>[] {
  return [
    column('code', 'code', t('indices.rules.code'), ({ code }) => code, { pageHeading: t('indices.index') }),
    column('text', 'name', t('common.name'), ({ name }) => name, { hidden: 'page' }),
    column('level', 'level', t('market.level'), ({ latest }) => latest?.value),
    column('level-change', 'change', t('market.change'), ({ change }) => change),
    column('change-percent', 'change-percent', t('market.changePercent'), ({ changePercent }) => changePercent),
    column('level', 'line', t('market.inSession'), () => null, { hidden: 'file', align: 'start' }),
    column('level', 'low', t('market.low'), ({ day }) => day?.low),
    column('level', 'high', t('market.high'), ({ day }) => day?.high),
    column('level', 'low52', t('indices.low52'), ({ year }) => year?.low),
    column('level', 'high52', t('indices.high52'), ({ year }) => year?.high),
    column('compact-count', 'volume', t('market.volume'), ({ turnover }) => turnover?.volume),
    column('compact-amount', 'value', t('market.value'), ({ turnover }) => turnover?.value),
    column('moment', 'level-at', t('market.time'), ({ latest, begun }) => (begun ? latest?.at : null), {
      hidden: 'page',
    }),
  ];
}

/** Columns of an index's constituents with their weights and contributions. */
export function constituentColumns(t: Text): Column<ConstituentRow>[] {
  return [
    ...securityColumns<ConstituentRow>(t),
    column('percent', 'weight', t('indices.weight'), ({ weight }) => weight),
    column('contribution', 'contribution', t('indices.contribution'), ({ contribution }) => contribution),
    column('price', 'last', t('market.last'), ({ figures }) => figures?.last),
    column('change', 'change', t('market.change'), ({ figures }) => figures?.change),
    column('change-percent', 'change-percent', t('market.changePercent'), ({ figures }) => figures?.changePercent),
    ...shareColumns<ConstituentRow>(t),
  ];
}

/** Columns of the constituents on an earlier day. */
export function earlierColumns(t: Text): Column<ThenRow>[] {
  return [
    ...securityColumns<ThenRow>(t),
    column('percent', 'weight', t('indices.weight'), ({ weight }) => weight),
    column('price', 'close', t('market.close'), ({ close }) => close),
    column('day', 'closed-on', t('indices.then.closedOn'), ({ closedOn }) => closedOn),
    ...shareColumns<ThenRow>(t),
  ];
}

/** Unrounded, as the upstream gives them: weights and levels depend on all digits. */
function shareColumns<Row extends Pick<ThenRow, 'freeFloatShares' | 'capFactor'>>(t: Text): Column<Row>[] {
  return [
    column('count', 'free-float-shares', t('indices.shares'), ({ freeFloatShares }) => freeFloatShares),
    column('decimal', 'cap-factor', t('indices.capFactor'), ({ capFactor }) => capFactor, { hidden: 'page' }),
  ];
}
