import type { Page } from '@playwright/test';
import { expect, vi } from 'vitest';

/** Generous: how long a figure may take to change on a busy machine. */
export const MOVING = { timeout: 60_000, interval: 250 };

/** Every figure in the body of the page except times, which change by themselves. */
export function figuresOn(page: Page): Promise<string> {
  return page.locator('main').evaluate((main) =>
    [...main.querySelectorAll('bdi, td, live-figure')]
      .map((cell) => cell.textContent)
      .filter((text) => /\d/.test(text) && !/\d:\d/.test(text))
      .join(' '),
  );
}

/** Passes as soon as a figure changes. */
export async function expectMoving(page: Page): Promise<void> {
  const before = await figuresOn(page);
  await expect.poll(() => figuresOn(page), { ...MOVING, message: 'no figure has moved' }).not.toBe(before);
}

interface Quoted {
  symbol: string;
  last: number | null;
  trades: number;
}

/** The main board as the site currently shows it. */
export async function boardOf(siteUrl: string): Promise<Quoted[]> {
  const answer = await fetch(`${siteUrl}/live/snapshot?topics=board:510`);
  const { frames } = (await answer.json()) as { frames: { quotes?: Quoted[] }[] };
  return frames.flatMap(({ quotes = [] }) => quotes);
}

/** Waits for the first trade on a site; usable before a file's tests too, where `expect.poll` is not. */
export async function untilTraded(siteUrl: string): Promise<void> {
  await vi.waitUntil(async () => (await boardOf(siteUrl)).some(({ trades }) => trades > 0), MOVING);
}

/** The most traded security: its page changes all the time. */
export async function busiest(siteUrl: string): Promise<string> {
  const [first] = (await boardOf(siteUrl)).toSorted((a, b) => b.trades - a.trades);
  if (!first) throw new Error('The board is empty.');
  return first.symbol;
}
