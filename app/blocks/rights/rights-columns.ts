import { NO_FIGURE, twoDecimals } from '#domain/number.ts';
import type { RightsStep } from '#domain/rights-issue.ts';
import type { Text } from '#messages/text.tsx';
import { column, type Column } from '#app/columns/column.ts';
import type { RightsRow } from './rights-data.ts';

/** Columns of rights issues with their terms, all their days and their results. */
export function rightsColumns(t: Text): Column<RightsRow>[] {
  const aed = { unit: t('calculator.aed') };
  const filesOnly = { hidden: 'page' as const };
  const day = (id: string, step: RightsStep, onPage = false) =>
    column('day', id, t(`rights.day.${step}`), ({ issue }: RightsRow) => issue.days[step], onPage ? {} : filesOnly);
  return [
    column('code', 'symbol', t('market.symbol'), ({ issue }: RightsRow) => issue.symbol, {
      pageHeading: t('rights.issuer'),
      align: 'start',
    }),
    column('name', 'issuer', t('rights.issuer'), ({ name }) => name, filesOnly),
    column('code', 'code', t('rights.code'), ({ issue }) => issue.code, filesOnly),
    column('code', 'rights-symbol', t('rights.symbol'), ({ issue }) => issue.rightsSymbol, filesOnly),
    column('code', 'state', t('rights.state'), ({ state }) => state, {
      label: ({ state }) => t(`rights.state.${state}`),
    }),
    column('code', 'ratio', t('rights.ratio'), ({ issue }) => `${issue.ratio.units}:${issue.ratio.of}`, {
      label: ({ issue }) => t('rights.ratioOf', { ...issue.ratio }),
    }),
    column('price', 'issue-price', t('rights.issuePrice'), ({ issue }) => issue.issuePrice, aed),
    column('count', 'new-shares', t('rights.newShares'), ({ issue }) => issue.newShares, filesOnly),
    column('three-decimals', 'adjusted', t('rights.adjusted'), ({ issue }) => issue.adjusted, { ...aed, ...filesOnly }),
    column('three-decimals', 'opening', t('rights.opening'), ({ issue }) => issue.opening, aed),
    day('meeting', 'meeting'),
    day('entitlement', 'entitlement'),
    day('ex', 'ex'),
    day('trading-from', 'tradingFrom', true),
    day('trading-to', 'tradingTo', true),
    column('day', 'last-day-to-buy', t('rights.lastDayToBuy'), ({ lastDayToBuy }) => lastDayToBuy, filesOnly),
    day('subscribe-from', 'subscribeFrom'),
    day('subscribe-to', 'subscribeTo', true),
    day('allotted', 'allotted'),
    day('refunded', 'refunded'),
    day('listed', 'listed'),
    column('three-decimals', 'covered', t('rights.covered'), ({ issue }) => issue.result?.covered, {
      text: ({ issue }) =>
        issue.result ? t('rights.times', { times: twoDecimals(issue.result.covered, { zero: true }) }) : NO_FIGURE,
    }),
    column('count', 'subscribed', t('rights.subscribed'), ({ issue }) => issue.result?.subscribed, filesOnly),
    column('amount', 'raised', t('rights.raised'), ({ raised }) => raised, aed),
    column('flag', 'underwritten', t('rights.underwritten'), ({ issue }) => issue.isUnderwritten, {
      ...filesOnly,
      label: ({ issue }) => t(issue.isUnderwritten ? 'rights.underwritten.yes' : 'rights.underwritten.no'),
    }),
    column('text', 'documents', t('rights.documents'), ({ issue }) => issue.documents.map(({ url }) => url).join(' '), {
      text: () => NO_FIGURE,
    }),
  ];
}
