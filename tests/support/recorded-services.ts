import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

const PATHS: Record<string, string> = {
  UPSTREAM_MARKET_URL: '/mw/v1',
  UPSTREAM_WIDGETS_URL: '/web/widgets/v1',
  UPSTREAM_CONTENT_URL: '/web/sf/v1',
  UPSTREAM_DISCLOSURES_URL: '/efsah/v1',
  UPSTREAM_DOCUMENTS_URL: '/documents',
  UPSTREAM_ASSETS_URL: '/assets',
  UPSTREAM_DIVIDENDS_URL: '/api',
  UPSTREAM_DAPI_URL: '/dapi/fetch',
};

const SAMPLES = new URL('../../../shared/samples/', import.meta.url);

/** The recorded answers are not part of the project: without them the tests that need them are skipped, with a note. */
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

/** The roster was recorded in a short form; this restores the service's own. */
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

/** The market's state word and its time, Dubai wall clock. */
export interface RecordedMoment {
  status: 'open' | 'closed';
  lastupdate?: string;
}

/** Calls of the specification without a recorded answer: answered as docs/contracts.md shows, otherwise empty. */
const COMMANDS: Record<string, unknown> = {
  GetZakatCalculatorDetails: [
    { Year: 2021, ZakatAmount: 8.96 },
    { Year: 2022, ZakatAmount: 9.13 },
  ],
  BuildServiceCatalogObject: {
    Categories: [
      {
        Id: 'a59dcef7-f602-6339-b0d9-ff00009be840',
        Title: 'Investors',
        Services: [
          { Id: 'b59dcef7-f602-6339-b0d9-ff00009be840', ServiceId: '4.5.16', Title: 'Cash Dividends Statement' },
        ],
      },
    ],
  },
  getdividendsconfig: [],
};

function profileOf(symbol: string | null): unknown {
  if (symbol !== 'EMAAR') return null;
  return {
    Symbol: 'EMAAR',
    Market: 'DFM',
    FullName: 'Emaar Properties PJSC',
    ISIN: 'AEE000301011',
    Sector: 'Real Estate',
    InstrumentType: 'equities',
    InstrumentTypeCaption: 'Equities',
    EstablishedDate: 'Jun 23, 1997',
    DateOfListing: '2000-03-25',
    Auditor: '',
    Registrar: '',
    FiscalYearEnd: 'DECEMBER',
    AuthorizedCapital: '8,838,789,849 AED',
    IssuedShares: 8838789849,
    PerShareValue: '1.00 AED',
    MarketCap: '96,342,809,354',
    CompanyBrief: null,
    ContactDetails: { OfficeAddress: '', Phone: '', Fax: '', Website: '', Email: '' },
    Board: [],
    TopManagement: [],
  };
}

function commandAnswer(form: URLSearchParams): string {
  const command = form.get('Command') ?? '';
  if (command === 'companyprofile') return JSON.stringify(profileOf(form.get('symbol')));
  if (command === 'LiteSecuritiesLists' && !form.has('securitytype'))
    return sample(form.get('Language') === 'ar' ? 'securities-lists-ar.json' : 'securities-lists-en.json');
  return Object.hasOwn(COMMANDS, command) ? JSON.stringify(COMMANDS[command]) : '';
}

function answer(path: string, query: URLSearchParams, form: URLSearchParams, moment: RecordedMoment): Answer {
  if (path === '/mw/v1/stocks') return { body: sample('stocks-row-2026-07-02.json') };
  if (path === '/mw/v1/indices' && !query.has('id')) return { body: sample('index-minutes-2026-09-11.json') };
  if (path === '/mw/v1/status') return { body: JSON.stringify(moment) };
  if (path === '/web/sf/v1/circulars') return { body: sample('circulars-2026-07.json') };
  if (path === '/web/sf/v1/securities') return { body: roster() };
  if (path === '/efsah/v1/prototype_efsah') return { body: disclosures(query) };
  if (path === '/web/sf/v1/dfmevents' || path === '/web/sf/v1/services') return { body: '{"value":[]}' };
  if (path === '/efsah/v1/efsah_count') return { body: `{"root":[{"count":${query.get('lang') === 'en' ? 20 : 0}}]}` };
  return path === '/web/widgets/v1/data' || path === '/api' ? { body: commandAnswer(form) } : NOT_FOUND;
}

/** Only the first page of the issuers' feed was recorded, in English. */
function disclosures(query: URLSearchParams): string {
  const isFirstPage = Number(query.get('skip') ?? 0) === 0;
  const isWhole = query.get('symbol') === ' ' && query.get('lang') === 'en' && !query.get('types');
  return isFirstPage && isWhole ? sample('disclosures-2026-07-13.json') : EMPTY_FEED;
}

export interface RecordedServices {
  url: string;
  close(): Promise<void>;
}

/**
 * The exchange's services with their recorded answers: the thirteen calls of the specification, the lists and the
 * index's minutes. Our own additions are answered with 404, and an unknown command with an empty answer, as the real
 * services do.
 */
export async function serveRecorded(moment: RecordedMoment = { status: 'open' }): Promise<RecordedServices> {
  const server = createServer((request, response) => {
    void readForm(request).then((form) => {
      const url = new URL(request.url ?? '/', 'http://localhost');
      const { status = 200, body } = answer(url.pathname, url.searchParams, form, moment);
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

/** A site's settings for those services. */
export function settingsOf({ url }: RecordedServices): Record<string, string> {
  return Object.fromEntries(Object.entries(PATHS).map(([name, path]) => [name, url + path]));
}
