import type { Request } from '@playwright/test';
import { describe, expect } from 'vitest';
import { pathOf } from '#app/page-path.ts';
import { integer } from '#domain/number.ts';
import { busiest, expectMoving, MOVING } from './support/figures.ts';
import { journey } from './support/journey.ts';
import { readStream, type StreamEvent } from './support/live-stream.ts';

const isQuestion = (request: Request) => new URL(request.url()).pathname === '/live/snapshot';

describe('where no stream passes', () => {
  journey('because the browser has none, the page asks for its figures', async ({ visit }) => {
    const { page } = await visit();
    await page.addInitScript(() => Reflect.deleteProperty(window, 'EventSource'));
    const asked = page.waitForRequest(isQuestion);
    await page.goto('/market-watch');
    await asked;
    await expectMoving(page);
    expect(await page.locator('[data-stale]').count()).toBe(0);
  });

  journey('because something holds it back, the page says it has heard nothing, and then asks', async ({ visit }) => {
    const { page } = await visit();
    await page.route(/\/live\?/, () => undefined);
    await page.goto('/market-watch');
    await page.getByText('These figures are out of date.').waitFor();
    await expectMoving(page);
    await expect.poll(() => page.locator('[data-stale]').count(), MOVING).toBe(0);
  });
});

const of = (events: readonly StreamEvent[], type: string) => events.filter(({ data }) => data.type === type);

describe('the stream', () => {
  const topics = '/live?topics=index,board:510';

  journey('begins with a snapshot of each topic, then says what changed, without a hole', async ({ siteUrl }) => {
    const events = await readStream(siteUrl + topics, (heard) => of(heard, 'delta').length >= 6);
    expect(events.slice(0, 2).map(({ event, data }) => [event, data.topic])).toEqual([
      ['snapshot', 'index'],
      ['snapshot', 'board:510'],
    ]);
    for (const topic of ['index', 'board:510']) {
      const counted = events.filter(({ data }) => data.topic === topic && data.type !== 'heartbeat');
      const first = counted[0]!.data.n;
      expect(counted.map(({ data }) => data.n)).toEqual(counted.map((_, place) => first + place));
    }
  });

  journey('goes on after the event that the reader had last', async ({ siteUrl }) => {
    const before = await readStream(siteUrl + topics, (heard) => of(heard, 'delta').length >= 2);
    const last = before.findLast(({ id }) => id !== undefined)!;
    const after = await readStream(siteUrl + topics, (heard) => of(heard, 'delta').length >= 3, {
      'last-event-id': last.id!,
    });
    expect(of(after, 'snapshot')).toEqual([]);
    for (const topic of ['index', 'board:510']) {
      const known = before.findLast(({ data }) => data.topic === topic)!.data.n;
      const next = of(after, 'delta').find(({ data }) => data.topic === topic && data.n > known)?.data.n;
      expect([undefined, known + 1]).toContain(next);
    }
  });

  journey('begins anew for a reader from another day', async ({ siteUrl }) => {
    const events = await readStream(siteUrl + topics, (heard) => heard.length >= 2, { 'last-event-id': 'yesterday:7' });
    expect(events.slice(0, 2).map(({ event }) => event)).toEqual(['snapshot', 'snapshot']);
  });

  journey('says again and again that it lives, moving or not', async ({ siteUrl }) => {
    const signs = (events: readonly StreamEvent[]) =>
      events.filter(({ event, data }) => event === 'heartbeat' && data.topic === '*').map(({ data }) => data.tick);
    const lives = (heard: readonly StreamEvent[]) => signs(heard).length >= 3 && new Set(signs(heard)).size > 1;
    expect(lives(await readStream(`${siteUrl}/live?topics=symbol:DSX`, lives))).toBe(true);
  });

  journey('refuses what it does not know with 400 and a sentence that says what to ask for', async ({ siteUrl }) => {
    for (const query of [
      '',
      '?topics=',
      '?topics=nonsense',
      '?topics=symbol:',
      '?topics=board:510,%00',
      '?topics=../x',
    ]) {
      const answer = await fetch(`${siteUrl}/live${query}`);
      expect(answer.status, query).toBe(400);
      expect(answer.headers.get('content-type'), query).toBe('text/plain; charset=utf-8');
      expect(await answer.text(), query).toMatch(
        /^(No topics were given|There is no topic '.+')\. Ask for \/live\?topics=.+\.\n$/,
      );
    }
    const crowd = Array.from({ length: 65 }, (_, place) => `symbol:S${place}`).join();
    const answer = await fetch(`${siteUrl}/live?topics=${crowd}`);
    expect([answer.status, await answer.text()]).toEqual([
      400,
      '65 topics were given, and a connection may have 64.\n',
    ]);
    expect((await fetch(`${siteUrl}/live?topics=clock`, { method: 'POST' })).status).toBe(405);
    expect((await fetch(`${siteUrl}/live/nothing`)).status).toBe(404);
  });
});

journey('a figure shows on its page as it is told to the stream', async ({ siteUrl }) => {
  const symbol = await busiest(siteUrl);
  const address = `${siteUrl}/en${pathOf('the-exchange-company-trading', { SecuritySymbol: symbol })}`;
  const shown = async () => (await fetch(address)).text();
  const first = await volumeOf(siteUrl, symbol);
  await expect.poll(() => volumeOf(siteUrl, symbol), MOVING).toBeGreaterThan(first);
  await expect.poll(async () => (await shown()).includes(integer(await volumeOf(siteUrl, symbol))), MOVING).toBe(true);
});

async function volumeOf(siteUrl: string, symbol: string): Promise<number> {
  const answer = await fetch(`${siteUrl}/live/snapshot?topics=symbol:${symbol}`);
  const { frames } = (await answer.json()) as { frames: { quotes?: { volume: number }[] }[] };
  return frames.flatMap(({ quotes = [] }) => quotes)[0]!.volume;
}
