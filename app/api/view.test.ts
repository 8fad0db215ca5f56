import { describe, expect, it } from 'vitest';
import { readRequest, type ApiRequest } from './read-request.ts';
import { viewOf } from './view.ts';

function viewAt(path: string, query: string, view: Record<string, string | null>): Record<string, string> {
  return viewOf(readRequest(path, new URLSearchParams(query)) as ApiRequest, { view });
}

describe('the view of an answer', () => {
  it('has parts of the path and parameters of the resource, with defaults, and no word of a page', () => {
    const ofPage = { from: '2026-10-18', to: '2026-11-17', range: '1M', sort: 'date', kind: null };
    expect(viewAt('/market/margin-weeks', '', ofPage)).toEqual({ from: '2026-10-18', to: '2026-11-17' });
    expect(viewAt('/indices/DSXGI/levels', 'interval=week', { from: '2026-10-18', to: '2026-11-17' })).toEqual({
      code: 'DSXGI',
      from: '2026-10-18',
      to: '2026-11-17',
      interval: 'week',
    });
  });

  it.each([
    ['from=2030-01-02', '2030-01-02', '2026-11-17'],
    ['to=1999-01-04', '2005-01-01', '1999-01-04'],
  ])('can be asked for where %s is beyond what there is', (query, from, to) => {
    const view = viewAt('/market/investors', query, { from, to, interval: 'day', by: 'nationality' });
    const day = query.split('=')[1];
    expect([view['from'], view['to']]).toEqual([day, day]);
    expect(readRequest('/market/investors', new URLSearchParams(view))).toHaveProperty('resource');
  });
});
