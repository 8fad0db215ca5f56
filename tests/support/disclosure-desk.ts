import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Row {
  id: string;
  headline: string;
  issuer_symbol: string;
}

const MADE_ID = '00000000-0000-4000-8000-000000000001';

/** The exchange's disclosure service, with a way for a test to add a disclosure. */
export interface DisclosureDesk {
  /** `UPSTREAM_DISCLOSURES_URL`. */
  url: string;
  /** The issuer of the newest English disclosure. */
  newestIssuer(): Promise<string>;
  /** Adds a copy of the newest English disclosure with this headline; a second call corrects the headline. */
  announce(headline: string): Promise<void>;
  /** The id of the added disclosure. */
  madeId: string;
  close(): Promise<void>;
}

export async function openDisclosureDesk(serviceUrl: string): Promise<DisclosureDesk> {
  let made: Row | undefined;

  async function answer(url: string): Promise<{ status: number; body: string }> {
    const asked = await fetch(serviceUrl + url);
    const body = await asked.text();
    const { searchParams: query } = new URL(url, serviceUrl);
    const isFront = query.get('lang') === 'en' && Number(query.get('skip') ?? 0) === 0;
    return { status: asked.status, body: made && isFront ? withRow(body, made) : body };
  }

  async function newest(): Promise<Row> {
    const [row] = rowsOf((await answer('/prototype_efsah?lang=en&take=1')).body);
    if (!row) throw new Error('The exchange has made nothing public.');
    return row;
  }

  const server = createServer((request, response) => {
    answer(request.url ?? '/')
      .then(({ status, body }) => response.writeHead(status, { 'content-type': 'application/json' }).end(body))
      .catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    newestIssuer: async () => (await newest()).issuer_symbol,
    madeId: MADE_ID,
    async announce(headline) {
      made = { ...(await newest()), id: MADE_ID, headline };
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function rowsOf(body: string): Row[] {
  return (JSON.parse(body.replace(/^\uFEFF/, '')) as { root: Row[] }).root;
}

function withRow(body: string, row: Row): string {
  const rows = rowsOf(body);
  return JSON.stringify({ root: [rows[0], row, ...rows.slice(1)].filter(Boolean) });
}
