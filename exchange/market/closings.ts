import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DailyBar } from '#domain/quote.ts';
import { isPlainDate } from '#domain/time.ts';
import type { PlainDate } from '#domain/time.ts';

/** How one day ended: the starting point of the next day and of the history. */
export interface ClosingState {
  /** Fingerprint of the seed and the securities: closes of another world do not apply here. */
  world: number;
  date: PlainDate;
  /** Bars of all securities and indices of the day, by symbol or code. */
  bars: Record<string, DailyBar>;
  /** Contracts open at the end, by symbol. */
  openInterest: Record<string, number>;
}

const FOLDER = 'closings';
const BAR_NUMBERS = ['open', 'high', 'low', 'close', 'volume', 'value', 'trades'] as const;

/** The days that ran to their end: in memory, and in one small file a day when a folder is given. */
export class Closings {
  private readonly states = new Map<PlainDate, ClosingState>();
  private readonly folder: string | undefined;

  /** Reads the stored closings of this world; unreadable ones are skipped and reported through `warn`. */
  constructor(world: number, dataDir: string | undefined, warn: (sentence: string) => void) {
    this.folder = dataDir === undefined ? undefined : join(dataDir, FOLDER);
    if (this.folder === undefined) return;
    mkdirSync(this.folder, { recursive: true });
    for (const name of readdirSync(this.folder).sort()) {
      if (!name.endsWith('.json')) continue;
      const state = read(join(this.folder, name));
      if (!state) warn(`The closing file ${name} cannot be read: that day's closes are computed instead.`);
      else if (state.world === world) this.states.set(state.date, state);
    }
  }

  bar(id: string, date: PlainDate): DailyBar | null {
    return this.states.get(date)?.bars[id] ?? null;
  }

  openInterest(symbol: string, date: PlainDate): number | null {
    return this.states.get(date)?.openInterest[symbol] ?? null;
  }

  /** Stores a day; its file is written completely or not at all. */
  keep(state: ClosingState): void {
    this.states.set(state.date, state);
    if (this.folder === undefined) return;
    const path = join(this.folder, `${state.date}.json`);
    writeFileSync(`${path}.new`, JSON.stringify(state));
    renameSync(`${path}.new`, path);
  }
}

function read(path: string): ClosingState | null {
  try {
    const state: unknown = JSON.parse(readFileSync(path, 'utf8'));
    return isClosingState(state) ? state : null;
  } catch {
    return null;
  }
}

function isClosingState(value: unknown): value is ClosingState {
  if (!isRecord(value) || !Number.isInteger(value.world) || !isPlainDate(value.date)) return false;
  if (!isRecord(value.bars) || !isRecord(value.openInterest)) return false;
  return Object.values(value.bars).every(isBar) && Object.values(value.openInterest).every(isCount);
}

function isBar(value: unknown): boolean {
  return isRecord(value) && isPlainDate(value.date) && BAR_NUMBERS.every((name) => isCount(value[name]));
}

function isCount(value: unknown): boolean {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
