import { describe, expect, it } from 'vitest';
import { daysQuery, parseDays } from './day-range-filters.ts';

const TODAY = '2026-11-18';
const parse = (query: string) => parseDays(new URLSearchParams(query), TODAY);

describe('the days that an address asks for', () => {
  it('are a month where nothing is said, and then the address is bare', () => {
    expect(parse('')).toMatchObject({ range: '1M', from: '2026-10-18', to: TODAY, page: 1, ignored: [] });
    expect(daysQuery(parse(''))).toBe('');
  });

  it('are a range by its name, in letters of either size', () => {
    expect(parse('range=ytd')).toMatchObject({ range: 'YTD', from: '2026-01-01', to: TODAY });
    expect(daysQuery(parse('range=ytd'), 2)).toBe('?range=YTD&page=2');
  });

  it('named days go before a range; one of them goes to the end of what is known', () => {
    expect(parse('from=2026-03-01&to=2026-03-31&range=1Y')).toMatchObject({ range: null, from: '2026-03-01' });
    expect(parse('from=2026-03-01')).toMatchObject({ range: null, from: '2026-03-01', to: TODAY });
    expect(daysQuery(parse('from=2026-03-01&to=2026-03-31'))).toBe('?from=2026-03-01&to=2026-03-31');
  });

  it('say what they did not follow', () => {
    expect(parse('range=1D').ignored).toEqual([{ parameter: 'range', value: '1D' }]);
    expect(parse('from=yesterday').ignored).toEqual([{ parameter: 'from', value: 'yesterday' }]);
  });
});
