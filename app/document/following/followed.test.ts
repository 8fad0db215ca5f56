import { describe, expect, it } from 'vitest';
import { newsOf, seenUpTo, unseen, withOne, without, type Followed } from './followed.ts';

const one: Followed = { query: '?issuer=A', label: 'A', seen: '2026-11-18T06:00:00Z' };
const at = (date_published: string) => ({ id: date_published, url: 'u', title: 't', date_published });

describe('followed lists', () => {
  it('hold each list once, and twenty at most', () => {
    expect(withOne([one], { ...one, label: 'again' })).toEqual([one]);
    const many = Array.from({ length: 30 }, (_, n) => ({ ...one, query: `?issuer=${n}` })).reduce(withOne, []);
    expect(many).toHaveLength(20);
    expect(without([one], one.query)).toEqual([]);
  });

  it('know what came after the last look, whatever the zone it is written in', () => {
    const news = [at('2026-11-18T10:00:01+04:00'), at('2026-11-18T10:00:00+04:00'), at('2026-11-17T10:00:00Z')];
    expect(unseen(news, one)).toEqual([news[0]]);
    expect(seenUpTo([one], one.query, news[0]!.date_published)[0]!.seen).toBe(news[0]!.date_published);
    expect(seenUpTo([one], one.query, news[2]!.date_published)).toEqual([one]);
    expect(seenUpTo([one], '?issuer=B', news[0]!.date_published)).toEqual([one]);
  });

  it('believe of an answer only what a feed says', () => {
    expect([null, {}, { items: 'x' }, { items: [{ id: 1 }, null] }].map(newsOf)).toEqual([[], [], [], []]);
    expect(newsOf({ items: [at('2026-11-18T06:00:00Z')] })).toHaveLength(1);
  });
});
