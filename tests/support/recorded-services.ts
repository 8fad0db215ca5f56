import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

const SAMPLES = new URL('../../../shared/samples/', import.meta.url);

/** The recorded answers are not part of the project: on a clone without them the tests that need them say so and skip. */
export const HAS_SAMPLES = existsSync(new URL('securities-lists-en.json', SAMPLES));

interface RosterRow {
  symbol: string;
  name: string;
  type: string;
  currency: string;
  active: boolean;
}

const EMPTY_FEED = '\uFEFF{"root" :\r\n[\r\n]\r\n}';
const NOT_FOUND = { status: 404, body: '{"statusCode":404,"message":"Resource not found"}' };

interface Answer {
  status?: number;
  body: string;
}

function sample(name: string): string {
  return readFileSync(new URL(name, SAMPLES), 'utf8');
}

/** The roster was recorded in a short form; this is the service's own. */
function roster(): string {
  const rows = JSON.parse(sample('listed-securities-2026-06-08.json')) as RosterRow[];
  const value = rows.map(({ symbol, name, type, currency, active }) => ({
    SecuritySymbol: symbol,
    FullName: name,
    SecurityType: type,
    Exchange: 'DFM',
    Active: active,
    ShowOnList: true,
    Currency: currency,
  }));
  return JSON.stringify({ value });
}

function answer(path: string, query: URLSearchParams, form: URLSearchParams): Answer {
  if (path === '/mw/v1/stocks') return { body: sample('stocks-row-2026-07-02.json') };
  if (path === '/mw/v1/indices' && !query.has('id')) return { body: sample('index-minutes-2026-09-11.json') };
  if (path === '/mw/v1/status') return { body: '{"status":"open"}' };
  if (path === '/web/sf/v1/circulars') return { body: sample('circulars-2026-07.json') };
  if (path === '/web/sf/v1/securities') return { body: roster() };
  if (path === '/efsah/v1/prototype_efsah') return { body: disclosures(query) };
  if (path === '/web/widgets/v1/data' && form.get('Command') === 'LiteSecuritiesLists' && !form.has('securitytype')) {
    return { body: sample(form.get('Language') === 'ar' ? 'securities-lists-ar.json' : 'securities-lists-en.json') };
  }
  return path === '/web/widgets/v1/data' ? { body: '' } : NOT_FOUND;
}

/** The first page of the issuers' feed was recorded, in English; nothing else is known of it. */
function disclosures(query: URLSearchParams): string {
  const isFirstPage = Number(query.get('skip') ?? 0) === 0;
  const isWhole = query.get('symbol') === ' ' && query.get('lang') === 'en' && !query.get('types');
  return isFirstPage && isWhole ? sample('disclosures-2026-07-13.json') : EMPTY_FEED;
}

export interface RecordedServices {
  url: string;
  close(): Promise<void>;
}

/** The exchange's services as they answered when they were recorded; what was not recorded is 404 or empty, as theirs is. */
export async function serveRecorded(): Promise<RecordedServices> {
  const server = createServer((request, response) => {
    void readForm(request).then((form) => {
      const url = new URL(request.url ?? '/', 'http://localhost');
      const { status = 200, body } = answer(url.pathname, url.searchParams, form);
      response.writeHead(status, { 'content-type': 'application/json' }).end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return new URLSearchParams(Buffer.concat(parts).toString('utf8'));
}
