import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { folded } from './route-table.ts';

const FLAGS = {
  hasAction: false,
  hasLoader: true,
  hasClientAction: false,
  hasClientLoader: true,
  hasClientMiddleware: false,
  hasDefaultExport: true,
  hasErrorBoundary: false,
};
const LAYOUT = { id: 'layouts/default', parentId: 'root', ...FLAGS, module: '/assets/default-1.js', css: [] };

function unfolded(routes: Record<string, object>): { routes: Record<string, object> } {
  const script = folded(
    `window.__reactRouterManifest=${JSON.stringify({ entry: { module: '/e.js', imports: [] }, routes })};`,
  );
  const window: Record<string, unknown> = {};
  runInNewContext(script, { window });
  return JSON.parse(JSON.stringify(window.__reactRouterManifest)) as { routes: Record<string, object> };
}

/** The table is folded by the parts that pages stand in, so their order is another. */
function inOrder(routes: Record<string, object>): [string, object][] {
  return Object.entries(routes).toSorted(([a], [b]) => (a < b ? -1 : 1));
}

describe('the browser’s route table', () => {
  it('unfolds in the browser to what the router wrote, but for what pages import', () => {
    const routes = {
      root: { id: 'root', path: '', ...FLAGS, module: '/assets/root-1.js', css: ['/assets/style.css'] },
      'layouts/default': LAYOUT,
      home: { id: 'home', parentId: 'layouts/default', index: true, ...FLAGS, module: '/assets/home-1.js', css: [] },
      status: { id: 'status', parentId: 'root', path: 'status', ...FLAGS, module: '/assets/status-1.js', css: [] },
      'discover-dubai': {
        id: 'discover-dubai',
        parentId: 'layouts/default',
        path: 'discover-dfm/dubai',
        ...FLAGS,
        module: '/assets/article-1.js',
        css: [],
      },
    };
    const imported = { ...routes, status: { ...routes.status, imports: ['/assets/figures.js'] } };
    const isSet = ([, value]: [string, unknown]) => value !== false;
    const told = inOrder(unfolded(imported).routes).map(([id, route]) => [
      id,
      Object.fromEntries(Object.entries(route).filter(isSet)),
    ]);
    const meant = inOrder(routes).map(([id, route]) => [id, Object.fromEntries(Object.entries(route).filter(isSet))]);
    expect(told).toEqual(meant);
  });

  it('is not guessed at when it is written otherwise', () => {
    expect(() => folded('export default {}')).toThrow('written otherwise');
    expect(() => unfolded({ new: { ...LAYOUT, splat: true } })).toThrow("'splat'");
    expect(() => unfolded({ elsewhere: { ...LAYOUT, module: 'https://elsewhere.example/a.js' } })).toThrow('elsewhere');
  });
});
