import type { PlainDate } from '#domain/time.ts';
import type { ProblemName } from './problem.ts';
import type { Refusal } from './refused.ts';

const MINUTE_S = 60;
/** Prices of earlier days arrive within minutes of a first start, those of a finished day within one minute. */
export const HISTORY_S = MINUTE_S;
/** From this number of seconds on, a time is given in minutes. */
const MINUTES_FROM_S = 2 * MINUTE_S;

/** What is not ready yet: delayed quotes, a turn to write files, prices of a day, rows of a year, or a list. */
type Awaited = Extract<ProblemName, 'not-yet' | 'busy' | 'history-not-yet' | 'file-not-yet' | 'data-not-yet'>;

/** Thrown when the figures of an answer are not ready yet. */
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

/** Whole minutes, when they are plainer than seconds; otherwise 0. */
function minutesOf(seconds: number): number {
  return seconds >= MINUTES_FROM_S || seconds === MINUTE_S ? Math.ceil(seconds / MINUTE_S) : 0;
}
