import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageWithin, queryOf, readQuery } from './search-params.ts';

const read = (query: string) => readQuery(new URLSearchParams(query));

describe('a query of a list', () => {
  it('gives days as they are typed, in either digits', () => {
    expect(read('from=2026-03-02').day('from')).toBe('2026-03-02');
    expect(read('from=٢٠٢٦-٠٣-٠٢').day('from')).toBe('2026-03-02');
    expect(read('').day('from')).toBeNull();
  });

  it('names what cannot be followed, and goes on without it', () => {
    const params = read('from=2026-02-30&kind=gossip&page=zero');
    expect([params.day('from'), params.oneOf('kind', ['news']), params.page()]).toEqual([null, null, 1]);
    expect(params.ignored).toEqual([
      { parameter: 'from', value: '2026-02-30' },
      { parameter: 'kind', value: 'gossip' },
      { parameter: 'page', value: 'zero' },
    ]);
  });

  it('takes several values of a name one by one or with commas', () => {
    const known = ['AWWA', 'BALD', 'DIMA'];
    expect(read('compare=AWWA&compare=bald').manyOf('compare', known)).toEqual(['AWWA', 'BALD']);
    const params = read('compare=AWWA,%20dima،BALD,XXXX,');
    expect(params.manyOf('compare', known)).toEqual(['AWWA', 'DIMA', 'BALD']);
    expect(params.ignored).toEqual([{ parameter: 'compare', value: 'XXXX' }]);
  });

  it('exchanges two days that stand the wrong way round', () => {
    const params = read('from=2026-03-05&to=2026-03-01');
    expect(params.days()).toEqual({ from: '2026-03-01', to: '2026-03-05' });
    expect(params.ignored).toEqual([{ parameter: 'days', value: '2026-03-05 – 2026-03-01' }]);
  });

  it('never fails, and always gives a page that is one', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (from, page) => {
        const params = readQuery(new URLSearchParams({ from, page }));
        params.days();
        expect(params.page()).toBeGreaterThanOrEqual(1);
      }),
    );
  });
});

describe('pages', () => {
  it('begin at one, and end where the list does', () => {
    const within = (page: number, total: number) => pageWithin({ page, ignored: [] }, total, 20);
    expect(within(1, 0)).toEqual({ page: 1, pages: 1, ignored: [] });
    expect(within(2, 21)).toEqual({ page: 2, pages: 2, ignored: [] });
    expect(within(9, 40)).toEqual({ page: 2, pages: 2, ignored: [{ parameter: 'page', value: '9' }] });
  });

  it('keep what was ignored before', () => {
    const before = { parameter: 'from', value: 'yesterday' };
    const { ignored } = pageWithin({ page: 3, ignored: [before] }, 0, 20);
    expect(ignored).toEqual([before, { parameter: 'page', value: '3' }]);
  });

  it('stand in the address with what is asked beside them', () => {
    expect(queryOf({ q: 'cash dividend', from: null, page: 2 })).toBe('?q=cash+dividend&page=2');
    expect(queryOf({ q: '', page: null })).toBe('');
  });
});
