import { describe, expect, it } from 'vitest';
import { thinned } from './route-table.ts';

describe('the browser’s route table', () => {
  it('keeps its pages and its entry, and loses what their modules import', () => {
    const entry = { module: '/e.js', imports: ['/f.js'] };
    const table = { entry, routes: { home: { id: 'home', module: '/h.js', imports: ['/f.js', '/g.js'] } } };
    const script = `window.__reactRouterManifest=${JSON.stringify(table)};`;
    expect(thinned(script)).toBe(
      `window.__reactRouterManifest=${JSON.stringify({ entry, routes: { home: { id: 'home', module: '/h.js' } } })};`,
    );
  });

  it('is not guessed at when it is written otherwise', () => {
    expect(() => thinned('export default {}')).toThrow('written otherwise');
  });
});
