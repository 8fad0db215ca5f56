import { describe, expect, it } from 'vitest';
import type { ServerBuild } from 'react-router';
import { routeTable } from './route-table.ts';

const VERSION = 'v1';
const entry = (id: string, path: string) => ({ id, path, hasLoader: true, module: `/assets/${id}.js` });
const BUILD = {
  entry: { module: { default: () => new Response() } },
  routes: {
    root: { id: 'root', path: '', module: { default: () => null } },
    company: { id: 'company', parentId: 'root', path: 'company/:symbol', module: { default: () => null } },
    about: { id: 'about', parentId: 'root', path: 'about', module: { default: () => null } },
  },
  assets: {
    version: VERSION,
    routes: { root: entry('root', ''), company: entry('company', 'company/:symbol'), about: entry('about', 'about') },
  },
  routeDiscovery: { mode: 'lazy', manifestPath: '/__manifest' },
  future: {},
  ssr: true,
  prerender: [],
} as unknown as ServerBuild;

const app = routeTable(() => Promise.resolve(BUILD), 'production');

describe('the routes of a path', () => {
  it.each(['', '/en', '/ar'])('are told in the form %s', async (form) => {
    const answer = await app.request(`${form}/__manifest?version=${VERSION}&paths=${form}/company/SUHAILI`);
    expect(Object.keys((await answer.json()) as object)).toEqual(['root', 'company']);
    expect(answer.headers.get('cache-control')).toContain('immutable');
  });

  it('are not told to a page of an earlier build: it is asked to load again', async () => {
    const answer = await app.request('/ar/__manifest?version=v0&paths=/ar/about');
    expect(answer.status).toBe(204);
    expect(answer.headers.has('x-remix-reload-document')).toBe(true);
  });
});
