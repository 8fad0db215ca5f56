import { exchange } from '#exchange.config.ts';
import { LOCALE_CODES } from '#domain/locale.ts';
import type { Store } from '#store/store.ts';
import { createUpstream } from '#upstream/create.ts';
import { HOST_VARIABLES, type HostName, type Hosts } from '#upstream/hosts.ts';
import type { Upstream } from '#upstream/upstream.ts';
import { FIRST_DAY } from './small-exchange.ts';

const COMPANIES = ['equity', 'reit', 'etf', 'fund'];
/** The first day for which the small exchange has prices. */
const BARS_FROM = FIRST_DAY;
const BARS_TO = '2026-11-17';

/** The services at these settings, called as fast as they answer. */
export function servicesAt(settings: Record<string, string>): Upstream {
  const names = Object.keys(HOST_VARIABLES) as HostName[];
  return createUpstream({
    hosts: Object.fromEntries(names.map((name) => [name, settings[HOST_VARIABLES[name].variable] ?? ''])) as Hosts,
    homeExchangeLabels: exchange.homeExchangeLabels,
    ownSymbol: exchange.ownSymbol,
    organization: exchange.organization,
    generalIndex: '',
    policies: Object.fromEntries(names.map((name) => [name, { requestsPerSecond: Infinity }])),
  });
}

/** What the services have and the store lacks, by kind. */
export async function missingFrom(store: Store, services: Upstream): Promise<string[]> {
  const listed = await store.securities.list({ exchange: 'home', active: true });
  const companies = listed.filter(({ kind }) => COMPANIES.includes(kind)).map(({ symbol }) => symbol);
  const [securities, circulars, events, zakat, quarters, catalog] = await Promise.all([
    services.lists.securities(),
    services.content.circulars(),
    services.content.events(),
    services.services.zakat(),
    services.lists.shariaQuarters(),
    services.services.catalog(),
  ]);
  const known = new Set((await store.securities.list()).map(({ symbol }) => symbol));
  const held = async (kind: string) => new Set((await store.documents.list(kind)).map(({ key }) => key));
  return [
    ...absent(
      'security',
      securities.records.map(({ symbol }) => symbol),
      known,
    ),
    ...absent('profile', companies, new Set((await store.profiles.list()).map(({ symbol }) => symbol))),
    ...absent('foreign investment', companies, await held('foreign-investment')),
    ...absent(
      'circular',
      circulars.records.map(({ id }) => id),
      await circularsOf(store),
    ),
    ...absent(
      'event',
      events.records.map(({ id }) => id),
      await held('event'),
    ),
    ...absent(
      'zakat',
      zakat.records.map(({ year }) => String(year)),
      await held('zakat'),
    ),
    ...absent(
      'sharia',
      quarters.records.map(({ year, quarter }) => `${year}-${quarter}`),
      await held('sharia-quarter'),
    ),
    ...absent(
      'service',
      catalog.records.flatMap((category) => category.services.map(({ id }) => id)),
      await held('service'),
    ),
    ...(await lackingDisclosures(store, services)),
    ...(await lackingBars(store, services, companies)),
  ];
}

function absent(kind: string, keys: readonly string[], held: ReadonlySet<string>): string[] {
  return keys.filter((key) => !held.has(key)).map((key) => `${kind} ${key}`);
}

async function circularsOf(store: Store): Promise<Set<string>> {
  const { items } = await store.circulars.page({ take: 1_000 });
  return new Set(items.map(({ id }) => id));
}

async function lackingDisclosures(store: Store, services: Upstream): Promise<string[]> {
  const lacking: string[] = [];
  for (const lang of LOCALE_CODES) {
    const { total } = await store.disclosures.page({ lang, take: 1 });
    const count = await services.disclosures.count({ lang });
    if (total < count) lacking.push(`${count - total} disclosures (${lang})`);
    const press = await services.disclosures.press(lang, 20);
    for (const { id } of press.records) if (!(await store.press.find(id, lang))) lacking.push(`press release ${id}`);
  }
  return lacking;
}

async function lackingBars(store: Store, services: Upstream, symbols: readonly string[]): Promise<string[]> {
  const lacking: string[] = [];
  for (const symbol of symbols) {
    const { records } = await services.market.bars(symbol, BARS_FROM, BARS_TO);
    const held = await store.bars.list(symbol, BARS_FROM, BARS_TO);
    if (held.length < records.length) lacking.push(`${records.length - held.length} daily bars of ${symbol}`);
  }
  return lacking;
}
