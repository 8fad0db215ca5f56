import { CURRENCY_IN_WORDS } from '#app/blocks/instrument-terms/currency-name.ts';
import type { BulletinLine } from '#domain/bulletin.ts';
import type { Text } from '#messages/text.tsx';
import { bilingualSecurityColumns } from '#app/columns/security-columns.ts';
import { column, type Column } from '#app/columns/column.ts';
import { segmentLabel } from '#app/blocks/market-rows/segment-name.ts';
import { INTERVAL_TEXT, KIND_TEXT } from '#app/blocks/publications/kind-text.ts';
import { amount, count, ownValue, ZERO } from './column-parts.ts';

type Line<S extends RecordSection> = BulletinLine<S>;
type RecordSection =
  | 'futures'
  | 'debt'
  | 'funds'
  | 'foreign'
  | 'foreign-limits'
  | 'margin'
  | 'disclosures'
  | 'headlines'
  | 'listings'
  | 'suspensions'
  | 'reviews'
  | 'results';

/** The columns of the sections that are built from records other than prices. */
export const RECORD_COLUMNS: { [S in RecordSection]: (t: Text) => Column<Line<S>>[] } = {
  futures: (t) => [
    column('code', 'contract', t('futures.contract'), ({ symbol }) => symbol),
    column('code', 'root', t('bulletins.root'), ({ root }) => root, { hidden: 'page' }),
    column('day', 'expiry', t('futures.expiry'), ({ expiresOn }) => expiresOn),
    column('code', 'currency', t('futures.currency'), ({ currency }) => currency, CURRENCY_IN_WORDS),
    column('price', 'settlement', t('futures.settlement'), ({ settlement }) => settlement),
    column('change', 'change', t('market.change'), ({ change }) => change),
    count('volume', t('bulletins.contracts'), ({ volume }) => volume),
    ownValue(t, ({ value }) => value),
    count('trades', t('market.trades'), ({ trades }) => trades),
    count('open-interest', t('futures.openInterest'), ({ openInterest }) => openInterest),
  ],
  debt: (t) => [
    column('code', 'kind', t('bulletins.kind'), ({ kind }) => kind, {
      label: ({ kind }) => t(`bulletins.security.${kind}`),
    }),
    column('code', 'currency', t('bulletins.currency'), ({ currency }) => currency, CURRENCY_IN_WORDS),
    count('listed', t('bulletins.listed'), ({ listed }) => listed),
    count('traded', t('bulletins.traded'), ({ traded }) => traded),
    ownValue(t, ({ value }) => value),
    count('volume', t('market.volume'), ({ volume }) => volume),
    count('trades', t('market.trades'), ({ trades }) => trades),
  ],
  funds: (t) => [
    ...bilingualSecurityColumns<Line<'funds'>>(t),
    column('code', 'kind', t('bulletins.kind'), ({ kind }) => kind, {
      label: ({ kind }) => t(`bulletins.security.${kind}`),
    }),
    column('day', 'day', t('history.date'), ({ day }) => day),
    column('three-decimals', 'net-assets', t('records.nav'), ({ netAssets }) => netAssets, { unit: t('history.aed') }),
    column('price', 'close', t('market.close'), ({ close }) => close, { unit: t('history.aed') }),
    column('difference-percent', 'premium', t('records.nav.premiumPercent'), ({ premium }) => premium),
  ],
  foreign: (t) => foreignColumns(t),
  'foreign-limits': (t) => foreignColumns(t),
  margin: (t) => [
    column('day', 'week', t('margin.week'), ({ week }) => week),
    amount('outstanding', t('margin.outstanding'), t, ({ outstanding }) => outstanding),
    amount('collateral', t('margin.collateral'), t, ({ collateral }) => collateral),
    column('percent', 'coverage', t('margin.coverage'), ({ coverage }) => coverage),
    amount('purchases', t('margin.purchases'), t, ({ purchases }) => purchases),
    amount('sales', t('margin.sales'), t, ({ sales }) => sales),
    count('calls', t('margin.calls'), ({ calls }) => calls),
    amount('sold-out', t('margin.soldOut'), t, ({ soldOut }) => soldOut),
    column('count', 'accounts', t('margin.accounts'), ({ accounts }) => accounts, { zero: true, hidden: 'page' }),
  ],
  disclosures: (t) => [
    column('code', 'kind', t('bulletins.kind'), ({ kind }) => kind, { label: ({ kind }) => t(KIND_TEXT[kind]) }),
    count('count', t('bulletins.number'), ({ count: number }) => number),
  ],
  headlines: (t) => [
    column('moment', 'at', t('bulletins.published'), ({ at }) => at),
    ...bilingualSecurityColumns<Line<'headlines'>>(t),
    column('code', 'kind', t('bulletins.kind'), ({ kind }) => kind, {
      label: ({ kind }) => t(KIND_TEXT[kind]),
      hidden: 'page',
    }),
    column('name', 'headline', t('bulletins.headline'), ({ headline }) => headline),
    column('code', 'id', t('bulletins.id'), ({ id }) => id, { hidden: 'page' }),
  ],
  listings: (t) => [
    column('day', 'day', t('bulletins.firstDay'), ({ day }) => day),
    ...bilingualSecurityColumns<Line<'listings'>>(t),
    column('code', 'kind', t('bulletins.kind'), ({ kind }) => kind, {
      label: ({ kind }) => t(`bulletins.security.${kind}`),
    }),
    column('code', 'board', t('history.board'), ({ board }) => board, {
      hidden: 'page',
      label: (line, locale) => segmentLabel(line, t, locale),
    }),
  ],
  suspensions: (t) => [
    column('moment', 'at', t('bulletins.published'), ({ at }) => at),
    column('code', 'kind', t('bulletins.kind'), ({ kind }) => kind, {
      label: ({ kind }) => t(`bulletins.suspension.${kind}`),
    }),
    column('code', 'symbol', t('market.symbol'), ({ symbol }) => symbol),
    column('name', 'headline', t('bulletins.headline'), ({ headline }) => headline),
    column('code', 'id', t('bulletins.announcement'), ({ id }) => id, { hidden: 'page' }),
  ],
  reviews: (t) => [
    column('day', 'day', t('history.review.from'), ({ day }) => day),
    column('code', 'code', t('history.code'), ({ code }) => code, { hidden: 'page' }),
    column('name', 'index', t('history.index'), ({ index }) => index),
    ...bilingualSecurityColumns<Line<'reviews'>>(t),
    column('code', 'move', t('market.change'), ({ move }) => move, {
      label: ({ move }) => t(`bulletins.move.${move}`),
    }),
    column('percent', 'before', t('bulletins.weightBefore'), ({ before }) => before, ZERO),
    column('percent', 'after', t('bulletins.weightAfter'), ({ after }) => after, ZERO),
  ],
  results: (t) => [
    ...bilingualSecurityColumns<Line<'results'>>(t),
    column('code', 'interval', t('bulletins.interval'), ({ interval }) => interval, {
      label: ({ interval }) => t(INTERVAL_TEXT[interval]),
    }),
    column('day', 'period-end', t('bulletins.periodEnd'), ({ periodEnd }) => periodEnd),
    column('day', 'published-on', t('bulletins.published'), ({ publishedOn }) => publishedOn),
    column('day', 'due-on', t('bulletins.dueOn'), ({ dueOn }) => dueOn),
    column('code', 'status', t('bulletins.status'), ({ status }) => status, {
      label: ({ status }) => t(`bulletins.status.${status}`),
    }),
  ],
};

function foreignColumns(t: Text): Column<Line<'foreign'>>[] {
  return [
    ...bilingualSecurityColumns<Line<'foreign'>>(t),
    column('percent', 'permitted', t('bulletins.foreign.permitted'), ({ permitted }) => permitted, ZERO),
    column('percent', 'actual', t('bulletins.foreign.actual'), ({ actual }) => actual, ZERO),
    column('difference', 'change', t('bulletins.foreign.change'), ({ change }) => change),
    count('shares-left', t('foreign.left'), ({ left }) => left),
    column('percent', 'used-percent', t('foreign.used'), ({ used }) => used, ZERO),
    column('code', 'status', t('foreign.status'), ({ status }) => status, {
      label: ({ status }) => t(`foreign.status.${status}`),
    }),
  ];
}
