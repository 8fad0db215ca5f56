import { describe, expect, it } from 'vitest';
import { isoMoment } from '#app/columns/file-formats.ts';
import { marketTime } from '#domain/date.ts';
import { place } from '#exchange.place.ts';

const zoned = new Intl.DateTimeFormat('en-GB', { timeZone: place.timeZone, hour: '2-digit', minute: '2-digit' });

describe("the exchange's time zone", () => {
  it('has the offset that exchange.place.ts states, in every month of fifty years', () => {
    for (let year = 2000; year < 2050; year++)
      for (let month = 0; month < 12; month++) {
        const at = Date.UTC(year, month, 15, 9, 30);
        expect(marketTime(at), new Date(at).toISOString()).toBe(zoned.format(at));
      }
  });

  it('stands behind every moment in a file, so that the moment is the same everywhere', () => {
    const at = Date.UTC(2026, 10, 18, 7, 30);
    expect(Date.parse(isoMoment(at))).toBe(at);
  });
});

describe("the exchange's currency", () => {
  it('is a code of ISO 4217', () => {
    expect(Intl.supportedValuesOf('currency')).toContain(place.currency.code);
  });
});
