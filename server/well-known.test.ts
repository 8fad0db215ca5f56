import { describe, expect, it } from 'vitest';
import { exchange } from '#exchange.config.ts';
import { wellKnownRoutes } from './well-known.ts';

const ORIGIN = 'https://exchange.example';
const NOW = Date.UTC(2026, 10, 18, 8);
const routes = (email: string | null = 'security@exchange.example') =>
  wellKnownRoutes({
    origin: ORIGIN,
    exchange: { ...exchange, shortName: 'A & B', contact: { ...exchange.contact, email } },
    wall: () => NOW,
  });

describe('security.txt', () => {
  it('names the address for reports, and expires within a year', async () => {
    const answer = await routes().request('/.well-known/security.txt');
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const fields = new Map((await answer.text()).split('\n').map((line) => line.split(/: (.*)/s) as [string, string]));
    expect(fields.get('Contact')).toBe('mailto:security@exchange.example');
    expect(fields.get('Canonical')).toBe(`${ORIGIN}/.well-known/security.txt`);
    const days = (Date.parse(fields.get('Expires')!) - NOW) / 86_400_000;
    expect(days).toBeGreaterThan(170);
    expect(days).toBeLessThan(365);
  });

  it('is absent where the exchange has no address', async () => {
    expect((await routes(null).request('/.well-known/security.txt')).status).toBe(404);
  });
});

it('browsers learn the search of each language', async () => {
  const text = await (await routes().request('/opensearch.ar.xml')).text();
  expect(text).toContain('<ShortName>A &amp; B</ShortName>');
  expect(text).toContain(`template="${ORIGIN}/ar/search?q={searchTerms}"`);
});
