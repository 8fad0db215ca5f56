import { describe, expect, it } from 'vitest';
import { readRequest } from './read-request.ts';

const read = (path: string, query: string) => readRequest(path, new URLSearchParams(query));
const refused = (path: string, query: string) => {
  const found = read(path, query);
  return 'resource' in found ? 'answered' : found.name;
};

describe('an address of the API', () => {
  it('with an empty value is refused: it is none that is known', () => {
    expect(refused('/direct-deals', 'day=')).toBe('unknown-value');
  });

  it('that gives a parameter twice is refused, with both values', () => {
    expect(read('/prices', 'kind=etf&kind=reit')).toMatchObject({
      name: 'unknown-value',
      values: { name: 'kind', value: 'etf, reit' },
    });
  });

  it('whose last day is before its first is refused, with both days', () => {
    expect(read('/calendar', 'from=2026-11-13&to=2026-11-09')).toEqual({
      name: 'range-backwards',
      values: { from: '2026-11-13', to: '2026-11-09' },
    });
    expect(refused('/calendar', 'from=2026-11-13&to=2026-11-13')).toBe('answered');
  });

  it('names a moment with its zone, or a day', () => {
    const asOf = (typed: string) => {
      const found = read('/securities', `asOf=${typed}`);
      return 'resource' in found ? found.asked['asOf'] : found.known;
    };
    expect(asOf('2026-11-17')).toBe('2026-11-17');
    expect(asOf('2026-11-17T10:30:00Z')).toBe('2026-11-17T14:30:00+04:00');
    expect(asOf(encodeURIComponent('2026-11-17T14:30:00+04:00'))).toBe('2026-11-17T14:30:00+04:00');
    expect(asOf('2026-11-17T14:30+04:00'), 'a plus sign that was read as a space').toBe('2026-11-17T14:30:00+04:00');
    for (const typed of ['2026-11-17T14:30:00', '2026-11-17T25:00Z', '17.11.2026', '0001-01-01T00:00Z'])
      expect(asOf(typed)).toEqual(['YYYY-MM-DD', 'YYYY-MM-DDThh:mm:ss+04:00']);
  });

  it('says whether something holds as programs or as forms do', () => {
    for (const [typed, meant] of Object.entries({ true: 'true', yes: 'true', false: 'false', no: 'false' }))
      expect(read('/securities', `active=${typed}`)).toMatchObject({ asked: { active: meant } });
    expect(read('/securities', 'active=1')).toMatchObject({ name: 'unknown-value', known: ['true', 'false'] });
  });

  it('of a plain form leaves its empty fields out', () => {
    const found = read('/prices', 'blank=omit&day=&kind=etf&board=&prices=raw');
    expect(found).toMatchObject({ asked: { kind: 'etf', prices: 'raw' } });
    expect('resource' in found && Object.keys(found.asked).sort()).toEqual(['kind', 'prices']);
  });

  it('of a plain form is read as strictly otherwise', () => {
    expect(refused('/direct-deals', 'blank=omit&form=')).toBe('unknown-parameter');
    expect(refused('/direct-deals', 'blank=omit&day=13.11.2026')).toBe('unknown-value');
    expect(refused('/direct-deals', 'blank=1&day=')).toBe('unknown-parameter');
    expect(refused('/calculators/margin-call', 'blank=omit&shares=')).toBe('missing-parameter');
  });
});
