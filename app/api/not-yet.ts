import type { PlainDate } from '#domain/time.ts';
import type { ProblemName } from './problem.ts';
import type { Refusal } from './refused.ts';

const MINUTE_S = 60;
/** Prices of earlier days come within minutes of a first start, those of a day that is over within one. */
export const HISTORY_S = MINUTE_S;
/** From so many seconds on a time is said in minutes. */
const MINUTES_FROM_S = 2 * MINUTE_S;

/** What is waited for: delayed quotes, a turn to write files, prices of a day, or rows of a year, that are still coming. */
type Awaited = Extract<ProblemName, 'not-yet' | 'busy' | 'history-not-yet' | 'file-not-yet'>;

/** An answer that has to wait: the figures are not there yet. */
export class NotYet extends Error {
  readonly seconds: number;
  private readonly awaited: Awaited;
  private readonly day: PlainDate | undefined;
  constructor(seconds: number, awaited: Awaited = 'not-yet', day?: PlainDate) {
    super(`Ask again in ${seconds} s.`);
    this.seconds = seconds;
    this.awaited = awaited;
    this.day = day;
  }

  get refusal(): Refusal {
    const { awaited: name, seconds, day = '' } = this;
    return { name, values: { seconds, minutes: minutesOf(seconds), day } };
  }
}

/** Whole minutes, where they say a time more plainly than seconds; else 0. */
function minutesOf(seconds: number): number {
  return seconds >= MINUTES_FROM_S || seconds === MINUTE_S ? Math.ceil(seconds / MINUTE_S) : 0;
}
