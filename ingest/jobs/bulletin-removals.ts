import { bulletinKey, type Bulletin, type SecurityLine } from '#domain/bulletin.ts';
import type { SecurityInput } from '#domain/bulletin-security.ts';
import type { PlainDate } from '#domain/time.ts';
import type { JobContext } from '../job.ts';

interface Period {
  /** Days at whose end the bulletin gives market values, oldest first. */
  valued: readonly PlainDate[];
  /** Symbols of securities that are no longer listed today. */
  removed: ReadonlySet<string>;
  /** Lines of the stored bulletin, keyed by symbol. */
  known: ReadonlyMap<string, SecurityLine>;
}

/**
 * The inputs, with the day by which a removed security was no longer listed. No source gives that day. A security was
 * listed on a day when it traded later, and when the bulletin of the day has it; on the last day also when the stored
 * bulletin counted its market value and there is no bulletin of the day.
 */
export async function withRemovals(
  { store }: Pick<JobContext, 'store'>,
  inputs: readonly SecurityInput[],
  { valued, removed, known }: Period,
): Promise<SecurityInput[]> {
  const isRemoved = ({ security }: SecurityInput) => removed.has(security.symbol);
  if (!inputs.some(isRemoved)) return [...inputs];
  const listed = await Promise.all(valued.map((day) => symbolsOn(store, day)));
  const goneBy = ({ security: { symbol }, bars }: SecurityInput) => {
    const wasCounted = (known.get(symbol)?.marketValue ?? null) !== null;
    const last = valued.findLastIndex(
      (day, at) =>
        bars.some(({ date }) => date >= day) || (listed[at]?.has(symbol) ?? (at === valued.length - 1 && wasCounted)),
    );
    return valued[last + 1];
  };
  return inputs.map((input) => (isRemoved(input) ? { ...input, goneBy: goneBy(input) } : input));
}

/** The securities of the stored bulletin of a day. */
async function symbolsOn(store: JobContext['store'], day: PlainDate): Promise<ReadonlySet<string> | undefined> {
  const key = bulletinKey({ kind: 'daily', period: day });
  const lines = (await store.documents.find<Bulletin>('bulletin', key))?.value.sections.securities;
  return lines ? new Set(lines.map(({ symbol }) => symbol)) : undefined;
}
