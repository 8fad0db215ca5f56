import { describe, expect, it } from 'vitest';
import { marketInstant } from '#domain/date.ts';
import { exchange } from '#exchange.config.ts';
import { sampleClock } from '#live/sample.ts';
import type { Site } from '#app/context.ts';
import { provenanceOf } from './provenance.ts';

const NOW = marketInstant('2026-11-18', '11:30');
const DAY_MS = 86_400_000;

/** A site whose jobs were last read this many days ago; null for never. */
function siteWith(days: Record<string, number | null>, late: readonly string[] = []): Site {
  const ages = Object.entries(days).map(([job, ago]) => ({ job, ageMs: ago === null ? null : ago * DAY_MS }));
  const site: unknown = {
    exchange,
    locale: 'en',
    now: () => NOW,
    today: () => '2026-11-18',
    live: { clock: () => sampleClock({ at: NOW, observedAt: NOW }), ageMs: () => 0 },
    feedStatus: { ages: () => ages, stale: (...jobs: string[]) => jobs.filter((job) => late.includes(job)) },
  };
  return site as Site;
}

const timeOf = (rows: Parameters<typeof provenanceOf>[0], site: Site) => {
  const { asOf, delayed } = provenanceOf(rows, 'https://site.example/en/list', site);
  return [asOf, delayed];
};

describe('the time of a file', () => {
  it('of a list is the day on which its job last read it; a list whose job has failed since is delayed', () => {
    expect(timeOf({ feeds: ['zakat'] }, siteWith({ zakat: 0 }))).toEqual(['2026-11-18', false]);
    expect(timeOf({ feeds: ['zakat'] }, siteWith({ zakat: 4 }, ['zakat']))).toEqual(['2026-11-14', true]);
  });

  it('of a list from several jobs is that of the one read longest ago', () => {
    const site = siteWith({ vendors: 0, members: 3 }, ['members']);
    expect(timeOf({ feeds: ['vendors', 'members'] }, site)).toEqual(['2026-11-15', true]);
  });

  it('of a list that was never read is unknown', () => {
    expect(timeOf({ feeds: ['zakat'] }, siteWith({ zakat: null }))).toEqual([null, false]);
  });

  it('of figures with a day of their own is that day, whenever they were read', () => {
    const site = siteWith({ members: 4 }, ['members']);
    expect(timeOf({ asOf: '2026-10-30' }, site)).toEqual(['2026-10-30', false]);
    expect(timeOf({ asOf: '2019-06-30', feeds: ['members'] }, site)).toEqual(['2019-06-30', false]);
  });

  it('of current figures is the present while the market is heard', () => {
    expect(timeOf({}, siteWith({}))).toEqual([NOW, false]);
  });
});
