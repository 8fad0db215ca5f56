import { periodBars } from '#domain/bar-periods.ts';
import { marketDate } from '#domain/date.ts';
import type { Disclosure } from '#domain/disclosure.ts';
import { DEFAULT_LOCALE, LOCALE_CODES, type Locale } from '#domain/locale.ts';
import type { ActionRow } from '#app/blocks/company-records/action-columns.ts';
import { indexColumns } from '#app/blocks/history/index-columns.ts';
import { column, type Column } from '#app/columns/column.ts';
import type { Site } from '#app/context.ts';
import { calendarEntries } from '#app/data/calendar/entries.ts';
import { closeBefore } from '#app/data/company/traded-days.ts';
import { ISSUERS_OWN } from '#app/data/disclosures/find.ts';
import { loadTotalReturn, totalRows } from '#app/data/history/total-return.ts';
import { disclosureColumns } from '#app/exports/record-rows.ts';
import { parts } from '#app/exports/file-parts.ts';
import { textOf, type Text } from '#messages/text.tsx';
import { issuerActionColumns, issuerActions } from '#app/api/issuer-actions.ts';
import { bulkCells, bulkColumns, type BulkSet, type BulkTable } from './bulk-set.ts';
import { MONTH_SETS } from './month-sets.ts';
import { firstYearOfBars, PRICE_SET, yearIn } from './price-set.ts';

/** Number of disclosures read at a time. */
const TAKEN = 200;

/** Filter of the list of disclosures: of issuers of this exchange, not the exchange's own. */
const LISTED = { announcementType: ISSUERS_OWN, exchange: 'home' } as const;

type Edition = Disclosure & { language: Locale };

function editionColumns(t: Text): Column<Edition>[] {
  return [
    ...disclosureColumns(t, '', true).filter(({ id }) => id !== 'document'),
    column('code', 'language', t('api.column.language'), ({ language }) => language),
  ];
}

/** Every list published by year. */
export const BULK_SETS: readonly BulkSet[] = [
  PRICE_SET,
  {
    name: 'indices',
    job: 'bars',
    columns: (t) => indexColumns(t, { isNamed: true, byDay: true, withTotal: true }),
    key: ['date', 'code'],
    // A basket that is read later changes all days from its first one on.
    derived: ['dividendPoints', 'totalReturn', 'totalPercent', 'constituents', 'divisor'],
    firstYear: firstYearOfBars,
    async *parts(site, year) {
      const [first, last] = [`${year}-01-01`, `${year}-12-31`];
      for (const index of site.exchange.indices) {
        const [bars, before, total] = await Promise.all([
          site.store.bars.list(index.code, first, last),
          closeBefore(site, index.code, first),
          loadTotalReturn(site, index.code, last),
        ]);
        yield totalRows(index, periodBars(bars, 'day'), before, total);
      }
    },
  },
  ...MONTH_SETS,
  {
    name: 'corporate-actions',
    job: 'dividends',
    columns: (t) => [
      column('code', 'id', 'ID', ({ id }: ActionRow) => id),
      ...issuerActionColumns(t, { ofAll: true, rows: [], locale: DEFAULT_LOCALE }),
    ],
    key: ['id'],
    async firstYear(site) {
      const days = (await allActions(site)).flatMap((action) => firstDay(action) ?? []);
      const [first] = days.sort();
      return first === undefined ? null : yearIn(first);
    },
    async *parts(site, year) {
      const actions = (await allActions(site)).filter((action) => firstDay(action)?.startsWith(String(year)));
      yield* parts(actions.sort((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1)));
    },
  },
  {
    name: 'disclosures',
    job: 'disclosure-history',
    columns: editionColumns,
    key: ['id', 'language'],
    async firstYear(site) {
      const lang: Locale = DEFAULT_LOCALE;
      const filter = { ...LISTED, lang, until: site.now(), take: 1 };
      const { total } = await site.store.disclosures.page(filter);
      const [oldest] = total === 0 ? [] : await site.store.disclosures.newest({ ...filter, skip: total - 1 });
      return oldest ? yearIn(marketDate(oldest.publishedAt)) : null;
    },
    async *parts(site, year) {
      for (const language of LOCALE_CODES) {
        const days = { from: `${year}-01-01`, to: `${year}-12-31`, until: site.now() };
        const filter = { ...LISTED, ...days, lang: language };
        for (let skip = 0; ; skip += TAKEN) {
          const some = await site.store.disclosures.newest({ ...filter, skip, take: TAKEN });
          yield some.map((disclosure): Edition => ({ ...disclosure, language }));
          if (some.length < TAKEN) break;
        }
      }
    },
  },
];

async function allActions(site: Site): Promise<ActionRow[]> {
  return issuerActions(site, await calendarEntries(site));
}

function firstDay({ exDate, recordDate, entitlementDate, meetingDate, paymentDate, issue }: ActionRow) {
  return exDate ?? recordDate ?? entitlementDate ?? meetingDate ?? paymentDate ?? issue?.days[0]?.on;
}

function sortKey(action: ActionRow): string {
  return `${firstDay(action)} ${action.id}`;
}

/** The set of that name. */
export function bulkSet(name: string): BulkSet | undefined {
  return BULK_SETS.find((set) => set.name === name);
}

/** The years for which a set has files, newest first. */
export async function bulkYears(site: Site, set: BulkSet): Promise<number[]> {
  const first = await set.firstYear(site);
  const last = yearIn(site.today());
  return first === null ? [] : Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => last - at);
}

/** The rows of a year of a set, built on demand; between two parts the process serves other requests. */
export function bulkTable(site: Site, set: BulkSet, year: number): BulkTable {
  const columns = set.columns(textOf(DEFAULT_LOCALE)).filter(({ hidden }) => hidden !== 'file');
  async function* cells() {
    for await (const part of set.parts(site, year))
      for await (const some of parts(part)) yield some.map((row) => bulkCells(columns, row));
  }
  return { columns: bulkColumns(columns), parts: cells() };
}
