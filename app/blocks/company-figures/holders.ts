import type { Thousandths } from '#domain/thousandths.ts';
import type { Instant, PlainDate } from '#domain/time.ts';

interface Share {
  name: string;
  /** Thousandths of a per cent. */
  percent: Thousandths;
}

/** The largest holders of a company on a day; a group's members are listed separately. */
export interface Holders {
  asOf: PlainDate;
  holders: (Share & { associated: boolean; members: Share[] })[];
}

/** A line of the table: a holder, or a member of the group above it. */
export interface HolderRow extends Share {
  id: string;
  type: 'holder' | 'group' | 'member';
}

/** Holders with the members of their groups below them. */
export function holderRows({ holders }: Holders): HolderRow[] {
  return holders.flatMap(({ name, percent, associated, members }, at) => [
    {
      id: `${at}`,
      name,
      percent,
      type: associated || members.length > 0 ? ('group' as const) : ('holder' as const),
    },
    ...members.map((member, of) => ({ ...member, id: `${at}-${of}`, type: 'member' as const })),
  ]);
}

/** One list for each day, newest first; of two lists for a day, the one received last. */
export function byDay(versions: readonly { value: Holders; from: Instant }[]): Holders[] {
  const days = new Map<PlainDate, Holders>();
  for (const { value } of versions) if (!days.has(value.asOf)) days.set(value.asOf, value);
  return [...days.values()].sort((a, b) => (a.asOf < b.asOf ? 1 : -1));
}

/** The list that applied on that day: the last one until then, or the earliest of all. Without a day, the newest. */
export function holdersOn(lists: readonly Holders[], day: PlainDate | null): Holders | undefined {
  return day === null ? lists[0] : (lists.find(({ asOf }) => asOf <= day) ?? lists.at(-1));
}
