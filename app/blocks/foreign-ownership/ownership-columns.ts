import type { Bilingual } from '#domain/bilingual.ts';
import type { ForeignRoom, OwnershipDay } from '#domain/foreign-ownership.ts';
import type { Thousandths } from '#domain/thousandths.ts';
import type { Text } from '#messages/text.tsx';
import { column, type Column } from '#app/columns/column.ts';
import { bilingualSecurityColumns } from '#app/columns/security-columns.ts';

/** Ownership of a company at the end of a day. */
export interface OwnershipRow {
  day: OwnershipDay;
  symbol: string;
  name: Bilingual;
  sector: Bilingual | null;
  /** True when the company has its own page. */
  isListed: boolean;
  room: ForeignRoom;
  /**
   * Change of the foreign share in points, since five trading days and since a month before; null where the earlier day
   * is not stored.
   */
  changeWeek: Thousandths | null;
  changeMonth: Thousandths | null;
}

const GROUPS = ['national', 'gcc', 'foreign'] as const;

/**
 * All companies of a day: `market`. The days of one company: `company`. Both have the same columns in files except for
 * the changes.
 */
export function ownershipColumns(t: Text, of: 'market' | 'company'): Column<OwnershipRow>[] {
  const onPage = (isShown: boolean) => (isShown ? {} : { hidden: 'page' as const });
  const isMarket = of === 'market';
  return [
    column('day', 'date', t('foreign.date'), ({ day }) => day.date, onPage(!isMarket)),
    ...bilingualSecurityColumns<OwnershipRow>(t).map((one) => (isMarket ? one : { ...one, hidden: 'page' as const })),
    column('name', 'sector', t('market.sector'), ({ sector }) => sector, onPage(false)),
    column('count', 'issued', t('foreign.issued'), ({ day }) => day.issuedShares, onPage(false)),
    ...GROUPS.flatMap((group) => groupColumns(t, group)),
    column('count', 'foreign-shares', t('foreign.shares'), ({ day }) => day.foreignShares, {
      ...onPage(!isMarket),
      zero: true,
    }),
    column('percent', 'joint-limit', t('foreign.joint'), ({ day }) => day.jointLimit, onPage(false)),
    column('count', 'shares-left', t('foreign.left'), ({ room }) => room.shares, { zero: true }),
    column('share', 'used-percent', t('foreign.used'), ({ room }) => room.used, { zero: true }),
    ...(isMarket
      ? [
          column('difference', 'change-week', t('foreign.changeWeek'), ({ changeWeek }: OwnershipRow) => changeWeek),
          column(
            'difference',
            'change-month',
            t('foreign.changeMonth'),
            ({ changeMonth }: OwnershipRow) => changeMonth,
          ),
        ]
      : []),
    column('code', 'status', t('foreign.status'), ({ room }) => room.status, {
      label: ({ room }) => t(`foreign.status.${room.status}`),
    }),
  ];
}

/** A page shows what each group holds, and what foreigners may hold; files have everything. */
function groupColumns(t: Text, group: (typeof GROUPS)[number]): Column<OwnershipRow>[] {
  const heading = (part: string) =>
    t('trading.column', { group: t(`foreign.group.${group}`), part: t(`foreign.${part}`) });
  const held = ({ day }: OwnershipRow) => day[group];
  const hidden = group === 'foreign' ? {} : { hidden: 'page' as const };
  return [
    column('percent', `${group}-permitted`, heading('permitted'), (row) => held(row).permitted, {
      ...hidden,
      zero: true,
    }),
    column('percent', `${group}-actual`, heading('actual'), (row) => held(row).actual, { zero: true }),
    column(
      'percent',
      `${group}-available`,
      heading('available'),
      (row) => (group === 'foreign' ? row.room.percent : Math.max(0, held(row).permitted - held(row).actual)),
      { hidden: 'page', zero: true },
    ),
  ];
}
