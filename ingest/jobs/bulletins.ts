import { bulletinKey, type Bulletin } from '#domain/bulletin.ts';
import { revisedBulletin } from '#domain/bulletin-changes.ts';
import {
  BULLETIN_KINDS,
  duePeriods,
  tradingDaysOf,
  type BulletinKind,
  type BulletinPeriod,
} from '#domain/bulletin-period.ts';
import { marketDate, marketInstant } from '#domain/date.ts';
import { FIRST_SESSION_DAY } from '#domain/session.ts';
import type { Instant } from '#domain/time.ts';
import { defineJob, type JobContext } from '../job.ts';
import { progressLog } from '../progress.ts';
import { readBulletinInputs } from './bulletin-inputs.ts';
import { barsHeldFor, type HeldBars } from './bulletin-readiness.ts';
import { RECORD_JOBS } from './bulletin-records.ts';

const QUARTER_HOUR_MS = 900_000;
const HOUR_MS = 3_600_000;
const NAME = 'bulletins';
const KIND = 'bulletin';
const TRADES = 'investor-trades';
/** Pause between two bulletins, so that pages are never kept waiting. */
const PAUSE_MS = 60;
/** How many of each kind are made when none is stored; after that each period adds its own. */
const BACK: Record<BulletinKind, number> = { daily: 30, weekly: 13, monthly: 12, quarterly: 4, yearly: 2 };
/** How many of the latest of each kind are remade now and then: a corrected input makes a new revision. */
const CHECKED: Record<BulletinKind, number> = { daily: 5, weekly: 1, monthly: 1, quarterly: 1, yearly: 1 };
/** Time on the day a bulletin is due after which it is made without data that is missing. */
const WAITS_UNTIL = '18:00';

/**
 * Bulletins of the market's days, weeks, months, quarters and years from stored data: documents 'bulletin' by kind and
 * period ('daily:2026-11-17'). A bulletin is not changed; a correction is the next revision.
 */
export function createBulletinsJob() {
  let checkedAt = -Infinity;
  return defineJob({
    name: NAME,
    title: 'Bulletins',
    everyMs: QUARTER_HOUR_MS,
    async run(context, signal) {
      const held = await context.store.documents.revisions(KIND);
      const bars = await barsHeldFor(context);
      if (bars.upTo === null) return (await isWithoutBars(context)) ? 'absent' : 'waiting';
      if (await isUntried(context)) return 'waiting';
      const now = context.clock.steady();
      const checks = now - checkedAt >= HOUR_MS;
      let isWhole = true;
      for (const kind of BULLETIN_KINDS) {
        const due = dueNow(kind, context.live.now());
        const isHeld = (period: BulletinPeriod) => bulletinKey(period) in held;
        const lacking = due.filter((period) => !isHeld(period));
        const ready = lacking.filter((period) => bars.holds(period));
        if (ready.length < lacking.length) isWhole = false;
        const again = checks
          ? due.slice(0, CHECKED[kind]).filter((period) => isHeld(period) && bars.holds(period))
          : [];
        if (!(await makeAll(context, signal, { bars, periods: [...ready, ...again] }))) isWhole = false;
      }
      if (checks) checkedAt = now;
      return isWhole ? undefined : 'incomplete';
    },
  });
}

/** True when no service has daily bars: then no bulletin is made. */
async function isWithoutBars(context: JobContext): Promise<boolean> {
  return (await stateOf('bars', context))?.absentSince != null;
}

async function stateOf(name: string, { store }: JobContext) {
  return (await store.ingestJobs.list()).find(({ job }) => job === name);
}

function dueNow(kind: BulletinKind, now: Instant): BulletinPeriod[] {
  return duePeriods(kind, { now, today: marketDate(now), count: BACK[kind], earliest: FIRST_SESSION_DAY });
}

/** Makes the bulletins one after another, latest first; returns false when one has to wait for data. */
async function makeAll(
  context: JobContext,
  signal: AbortSignal,
  { bars, periods }: { bars: HeldBars; periods: readonly BulletinPeriod[] },
): Promise<boolean> {
  if (periods.length === 0) return true;
  const inputs = await readBulletinInputs(context, signal, { periods, upTo: bars.upTo! });
  const logProgress = progressLog(context, NAME);
  let isWhole = true;
  for (const [index, period] of periods.entries()) {
    const found = await context.store.documents.find<Bulletin>(KIND, bulletinKey(period));
    const stored = found?.value;
    const { made, lacking } = await inputs.make(period, stored);
    if (made && !stored && (await mayWait(context, period, lacking))) isWhole = false;
    else if (made) await keep(context, stored ? revisedBulletin(stored, made) : made, found?.recordedAt);
    logProgress(`${period.kind} ${period.period}: ${index + 1} of ${periods.length}`, index + 1 === periods.length);
    await context.pause(PAUSE_MS, signal);
  }
  return isWhole;
}

/**
 * A replayed market may be earlier than the previous revision: the store would take the new revision for an older one,
 * so its time is put after it.
 */
async function keep(
  { store, live }: JobContext,
  bulletin: Bulletin | null,
  before: Instant | undefined = -Infinity,
): Promise<void> {
  if (bulletin === null) return;
  const at = Math.max(live.now(), before + 1);
  await store.documents.save(KIND, [{ key: bulletinKey(bulletin), value: bulletin }], at);
}

/** True when a job of the bulletin's records was never attempted: bulletins wait until each was attempted once. */
async function isUntried({ store }: JobContext): Promise<boolean> {
  const states = new Map((await store.ingestJobs.list()).map((state) => [state.job, state]));
  return RECORD_JOBS.some((job) => states.get(job)?.lastAttemptAt == null);
}

/**
 * True while a bulletin waits: some records of a day arrive later than its bars, and trades by investor are awaited
 * until they were read once.
 */
async function mayWait({ store, live }: JobContext, period: BulletinPeriod, lacking: readonly string[]) {
  const states = new Map((await store.ingestJobs.list()).map((state) => [state.job, state]));
  const awaited = lacking.filter((job) => states.get(job)?.absentSince == null);
  if (awaited.includes(TRADES) && states.get(TRADES)?.lastSuccessAt == null) return true;
  const lastDay = tradingDaysOf(period).at(-1) ?? period.to;
  const isOfToday = period.kind === 'daily' || period.kind === 'weekly';
  return awaited.length > 0 && isOfToday && live.now() < marketInstant(lastDay, WAITS_UNTIL);
}
