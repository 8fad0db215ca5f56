import { monthOf, monthsFrom, type Month } from '#domain/month.ts';
import type { PlainDate } from '#domain/time.ts';
import type { Site } from '#app/context.ts';

/** The first and the last stored day. */
export interface HeldDays {
  first: PlainDate;
  last: PlainDate;
}

/** Rows of days that are stored by month, oldest day first. */
export interface Monthly<Row> {
  months: readonly Month[];
  /** Null when no day is stored. */
  held: HeldDays | null;
  /** Returns the rows of the months from one day's month to another's. */
  read(from: PlainDate, to: PlainDate): Promise<readonly Row[]>;
}

/** The stored months of documents of a kind. */
export async function monthly<Row extends { date: PlainDate }>(site: Site, kind: string): Promise<Monthly<Row>> {
  const months = Object.keys(await site.store.documents.revisions(kind)).sort();
  const one = (month: Month | undefined) => readMonth<Row>(site, kind, month);
  const [oldest, newest] = await Promise.all([one(months[0]), one(months.at(-1))]);
  const [first, last] = [oldest[0]?.date, newest.at(-1)?.date];
  return {
    months,
    held: first === undefined || last === undefined ? null : { first, last },
    async read(from, to) {
      const wanted = months.filter((month) => month >= monthOf(from) && month <= monthOf(to));
      return (await Promise.all(wanted.map(one))).flat();
    },
  };
}

async function readMonth<Row>({ store }: Site, kind: string, month: Month | undefined): Promise<readonly Row[]> {
  if (month === undefined || monthsFrom(month, 0) === null) return [];
  return (await store.documents.find<readonly Row[]>(kind, month))?.value ?? [];
}
