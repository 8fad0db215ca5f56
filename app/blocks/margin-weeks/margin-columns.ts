import type { Bilingual } from '#domain/bilingual.ts';
import { coverageOf, cushionOf, type FinancedSecurity, type MarginTotal } from '#domain/margin-week.ts';
import type { Thousandths } from '#domain/thousandths.ts';
import type { Text } from '#messages/text.tsx';
import { column, type Column } from '#app/columns/column.ts';
import { bilingualSecurityColumns } from '#app/columns/security-columns.ts';

/** A week of the report. */
export interface MarginRow {
  total: MarginTotal;
  /** Amounts of both kinds, where they are reported separately and both are shown. */
  margin: Thousandths | null;
  shortTerm: Thousandths | null;
  /** Change from the week before; null where that week is not stored. */
  change: Thousandths | null;
  /** Purchases as a part of all purchases of the week; null where that is not known. */
  partOfBuying: Thousandths | null;
}

/** A security that members finance. */
export interface FinancedRow extends FinancedSecurity {
  name: Bilingual;
  isListed: boolean;
  /** Part of all debt. */
  part: Thousandths | null;
  /** Shares held as collateral, as a part of the shares in free float; null where the free float is not known. */
  partOfFreeFloat: Thousandths | null;
}

/** Columns of the report week by week. Amounts are in dirhams. */
export function marginColumns(t: Text): Column<MarginRow>[] {
  const aed = { unit: t('history.aed') };
  return [
    column('day', 'week', t('margin.week'), ({ total }) => total.week),
    column('amount', 'outstanding', t('margin.outstanding'), ({ total }) => total.outstanding, aed),
    column('amount', 'margin', t('margin.kind.margin'), ({ margin }) => margin, { hidden: 'page' }),
    column('amount', 'short-term', t('margin.kind.short-term'), ({ shortTerm }) => shortTerm, { hidden: 'page' }),
    column('difference', 'change', t('margin.change'), ({ change }) => change, { hidden: 'page' }),
    column('amount', 'collateral', t('margin.collateral'), ({ total }) => total.collateral, aed),
    column('percent', 'coverage', t('margin.coverage'), ({ total }) => coverageOf(total)),
    column('percent', 'cushion', t('margin.cushion'), ({ total }) => cushionOf(total)),
    column('amount', 'purchases', t('margin.purchases'), ({ total }) => total.purchases, aed),
    column('amount', 'sales', t('margin.sales'), ({ total }) => total.sales, { ...aed, hidden: 'page' }),
    column('percent', 'part-of-buying', t('margin.partOfBuying'), ({ partOfBuying }) => partOfBuying),
    column('count', 'calls', t('margin.calls'), ({ total }) => total.calls, { zero: true }),
    column('amount', 'sold-out', t('margin.soldOut'), ({ total }) => total.soldOut, { ...aed, zero: true }),
    column('count', 'accounts', t('margin.accounts'), ({ total }) => total.accounts, { hidden: 'page', zero: true }),
    column('count', 'members', t('margin.members'), ({ total }) => total.members, { hidden: 'page', zero: true }),
    column('count', 'reporting', t('margin.reporting'), ({ total }) => total.reporting, { hidden: 'page', zero: true }),
    column('count', 'reports-due', t('margin.reportsDue'), ({ total }) => total.reportsDue, {
      hidden: 'page',
      zero: true,
    }),
    column('count', 'reports', t('margin.reports'), ({ total }) => total.reports, { zero: true }),
    column('moment', 'published', t('margin.published'), ({ total }) => total.publishedAt, { hidden: 'page' }),
    column('number', 'revision', t('margin.revision'), ({ total }) => total.revision),
  ];
}

/** Columns of the securities that members finance most, largest first. */
export function financedColumns(t: Text): Column<FinancedRow>[] {
  return [
    ...bilingualSecurityColumns<FinancedRow>(t),
    column('amount', 'financed', t('margin.financed'), ({ financed }) => financed, { unit: t('history.aed') }),
    column('percent', 'part-percent', t('margin.part'), ({ part }) => part),
    column('count', 'held-shares', t('margin.heldShares'), ({ heldShares }) => heldShares),
    column('share', 'part-of-free-float', t('margin.partOfFreeFloat'), ({ partOfFreeFloat }) => partOfFreeFloat),
  ];
}
