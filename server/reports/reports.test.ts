import { describe, expect, it } from 'vitest';
import { reportRoutes } from './routes.ts';
import type { Vital } from './vitals.ts';

const SITE = 'https://exchange.example';

function site() {
  const logged: Record<string, unknown>[] = [];
  const observed: Vital[] = [];
  const app = reportRoutes({
    siteOrigin: SITE,
    trustedProxies: 0,
    log: { warn: (entry: object) => void logged.push(entry as Record<string, unknown>) },
    observe: (vital) => void observed.push(vital),
    now: () => 0,
  });
  const send = (path: string, type: string, body: unknown, headers: Record<string, string> = {}) =>
    app.request(`${SITE}${path}`, {
      method: 'POST',
      headers: { 'content-type': type, ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  return { logged, observed, send };
}

const OLD = {
  'csp-report': {
    'document-uri': `${SITE}/ar/search?q=secret+words`,
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/a.js?of=reader',
    'script-sample': 'words of the page',
  },
};
const NEW = [
  { type: 'deprecation', body: { id: 'x' } },
  {
    type: 'csp-violation',
    user_agent: 'A browser of its own',
    body: {
      documentURL: `${SITE}/market-watch`,
      effectiveDirective: 'require-trusted-types-for',
      blockedURL: 'trusted-types-sink',
      sourceFile: null,
      sample: 'Element innerHTML|<b>',
    },
  },
];

describe('reports of what the content policy refused', () => {
  it('are logged in both forms, with nothing of the reader in them', async () => {
    const { logged, send } = site();
    expect((await send('/csp', 'application/csp-report', OLD)).status).toBe(204);
    expect((await send('/csp', 'application/reports+json', NEW)).status).toBe(204);
    expect(logged).toEqual([
      { event: 'policy-violation', directive: 'script-src-elem', blocked: 'https://evil.example', page: 'search' },
      {
        event: 'policy-violation',
        directive: 'require-trusted-types-for',
        blocked: 'trusted-types-sink',
        page: 'market-watch',
      },
    ]);
  });

  it('are logged once, however many readers send the same', async () => {
    const { logged, send } = site();
    for (let i = 0; i < 3; i += 1) await send('/csp', 'application/csp-report', OLD);
    expect(logged).toHaveLength(1);
  });

  it('of a reader’s own extension are left out', async () => {
    const { logged, send } = site();
    const blocked = { 'csp-report': { ...OLD['csp-report'], 'blocked-uri': 'chrome-extension' } };
    const source = { 'csp-report': { ...OLD['csp-report'], 'source-file': 'moz-extension://1/a.js' } };
    for (const report of [blocked, source])
      expect((await send('/csp', 'application/csp-report', report)).status).toBe(204);
    expect(logged).toEqual([]);
  });

  it.each([
    ['no JSON', 'application/csp-report', '{', 400],
    ['no report', 'application/csp-report', { a: 1 }, 400],
    ['a directive that is none', 'application/csp-report', { 'csp-report': { 'effective-directive': 'A\nB' } }, 400],
    ['another type', 'text/html', '<p>', 415],
    ['too much', 'application/reports+json', `["${'x'.repeat(40_000)}"]`, 413],
  ] as const)('that are %s are not taken', async (_what, type, body, status) => {
    const { logged, send } = site();
    expect((await send('/csp', type, body)).status).toBe(status);
    expect(logged).toEqual([]);
  });

  it('that flood from one address are refused for a while', async () => {
    const { send } = site();
    const answers = [];
    for (let i = 0; i < 21; i += 1) answers.push((await send('/csp', 'application/csp-report', OLD)).status);
    expect(answers.filter((status) => status === 429)).toHaveLength(1);
  });
});

describe('what readers measured', () => {
  const BEACON = 'text/plain;charset=UTF-8';
  const good = {
    route: 'market-watch___ar',
    vitals: [
      { name: 'LCP', value: 812.5 },
      { name: 'CLS', value: 0 },
    ],
  };

  it('is handed on by page and language', async () => {
    const { observed, send } = site();
    expect((await send('/vitals', BEACON, good, { 'sec-fetch-site': 'same-origin' })).status).toBe(204);
    expect(observed).toEqual([
      { name: 'LCP', value: 812.5, page: 'market-watch', locale: 'ar' },
      { name: 'CLS', value: 0, page: 'market-watch', locale: 'ar' },
    ]);
  });

  it.each([
    ['of a page that is none', { ...good, route: 'nowhere___en' }],
    ['of a measure that is none', { ...good, vitals: [{ name: 'IQ', value: 1 }] }],
    ['below nothing', { ...good, vitals: [{ name: 'LCP', value: -1 }] }],
    ['beyond belief', { ...good, vitals: [{ name: 'CLS', value: 1e9 }] }],
    ['without a value', { ...good, vitals: [] }],
    ['that never ends', { ...good, vitals: Array(13).fill({ name: 'LCP', value: 1 }) }],
  ])('is not taken when it is %s', async (_what, body) => {
    const { observed, send } = site();
    expect((await send('/vitals', BEACON, body)).status).toBe(400);
    expect(observed).toEqual([]);
  });

  it('is not taken from a page of another site', async () => {
    const { observed, send } = site();
    expect((await send('/vitals', BEACON, good, { origin: 'https://evil.example' })).status).toBe(403);
    expect(observed).toEqual([]);
  });
});
