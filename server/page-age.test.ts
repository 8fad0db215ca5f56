import { describe, expect, it } from 'vitest';
import { marketInstant, formatDate } from '#domain/date.ts';
import { marketAgo, withAge } from './page-age.ts';

const AT = marketInstant('2026-11-09', '13:05');
const HTML = Buffer.from('<!doctype html><html><head></head><body class="x"><a href="#content">Skip</a></body></html>');
const type = 'text/html; charset=utf-8';

describe('a page that stands in for a newer one', () => {
  it('says in its own language, before anything else, as of when it is', () => {
    const english = withAge(HTML, type, 'en', AT).toString();
    expect(english).toContain('<body class="x"><page-age role="status"');
    expect(english).toContain(`It shows what we had on ${formatDate(AT, 'en')} at <bdi>13:05</bdi>.`);
    expect(withAge(HTML, type, 'ar', AT).toString()).toContain(
      `يتعذّر تحديث هذه الصفحة حالياً.</b> آخر تحديث لها ${formatDate(AT, 'ar')}، الساعة <bdi>13:05</bdi>.`,
    );
  });

  it('does not say that it cannot be updated where that only takes long', () => {
    expect(withAge(HTML, type, 'en', AT, 'slow').toString()).toContain('<b>This page is being updated.</b> It shows');
    expect(withAge(HTML, type, 'ar', AT, 'slow').toString()).toContain('<b>يجري تحديث هذه الصفحة.</b> آخر تحديث لها');
  });

  it('is left alone where it is no page', () => {
    expect(withAge(HTML, 'text/csv', 'en', AT)).toBe(HTML);
  });
});

it('a page is of a moment of the market, however fast that runs and on whatever day', () => {
  const clock = { at: AT, observedAt: AT, speed: 60, status: 'open', phase: 'continuous', simulated: true, epoch: 'e' };
  const ago = marketAgo({ now: () => AT, clock: () => clock as never });
  expect(ago(1_000)).toBe(AT - 60_000);
  expect(ago(0)).toBe(AT);
});
