import type { MwBar, MwBasket, MwDirectDeal, MwNetAssetValue } from '#upstream/wire/market-stream.ts';
import type { MwIndexPoint, MwStock } from '#upstream/wire/market.ts';
import { closedPort } from './ports.ts';
import { startSeededSite } from './seeded-site.ts';
import type { Site } from './site.ts';

/** The embedded exchange's own answers, for recomputing figures from them. */
export interface RawMarket {
  stocks(): Promise<MwStock[]>;
  baskets(code: string): Promise<MwBasket[]>;
  bars(id: string, from: string, to: string): Promise<MwBar[]>;
  minutes(code: string): Promise<MwIndexPoint[]>;
  deals(): Promise<MwDirectDeal[]>;
  netAssets(year: number): Promise<MwNetAssetValue[]>;
  /** A call sent as a form, to the widgets' address or another. */
  command<T>(form: Record<string, string>, path?: string): Promise<T>;
}

/** A separate site with everything ever published, and access to its exchange. */
export async function startSiteWithExchange(clock: string): Promise<{ site: Site; raw: RawMarket }> {
  const port = await closedPort();
  const site = await startSeededSite({ clock, env: { EXCHANGE_PORT: String(port) } });
  const read = async <T>(path: string): Promise<T> =>
    (await fetch(`http://127.0.0.1:${port}/mw/v1${path}`)).json() as Promise<T>;
  return {
    site,
    raw: {
      stocks: () => read('/stocks'),
      baskets: (code) => read(`/baskets?id=${code}`),
      bars: (id, from, to) => read(`/bars?id=${id}&from=${from}&to=${to}`),
      minutes: (code) => read(`/indices?id=${code}`),
      deals: () => read('/direct-deals'),
      netAssets: (year) => read(`/net-asset-values?year=${year}`),
      command: async <T>(form: Record<string, string>, path = '/web/widgets/v1/data') => {
        const body = new URLSearchParams(form);
        return (await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', body })).json() as Promise<T>;
      },
    },
  };
}
