import { pino } from 'pino';
import { expect } from 'vitest';
import { marketInstant } from '#domain/date.ts';
import type { Instant } from '#domain/time.ts';
import { exchange as identity } from '#exchange.config.ts';
import type { ExchangeClock } from '#exchange/clock.ts';
import { createExchange } from '#exchange/exchange.ts';

/** Market milliseconds per wall millisecond between two stops: a session takes half a minute. */
const RUNNING = 600;
/**
 * The reported speed: each event gives the time, and between two of them the market is stopped more often than it runs.
 */
const TOLD_SPEED = 0.001;
const ARRIVAL = { timeout: 120_000, interval: 200 };

export interface SteeredExchange {
  url: string;
  /** Runs the market to a time of its day and stops it there. */
  runTo(time: string): Promise<void>;
  stop(): Promise<void>;
}

/** The embedded exchange with a stopped clock; a journey runs it on when it has finished its checks. */
export async function startSteeredExchange(day: string, time: string): Promise<SteeredExchange> {
  const clock = steeredClock(marketInstant(day, time));
  const exchange = await createExchange({ identity, port: 0, clock, log: pino({ level: 'silent' }) });
  const standsAt = async () => {
    const answer = await fetch(`${exchange.url}/mw/v1/status`);
    return ((await answer.json()) as { lastupdate: string }).lastupdate;
  };
  return {
    url: exchange.url,
    async runTo(next) {
      clock.runTo(marketInstant(day, next));
      await expect.poll(standsAt, { ...ARRIVAL, message: `the market at ${next}` }).toContain(`${day}T${next}:00`);
    },
    stop: () => exchange.close(),
  };
}

function steeredClock(start: Instant): ExchangeClock & { runTo(to: Instant): void } {
  let [from, to, begun] = [start, start, Date.now()];
  const at = () => Math.min(to, from + (Date.now() - begun) * RUNNING);
  return {
    wall: Date.now,
    read: () => ({ at: at(), mode: 'set', speed: TOLD_SPEED, run: 0 }),
    runTo(next) {
      [from, to, begun] = [at(), next, Date.now()];
    },
  };
}
