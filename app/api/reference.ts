import { previousTradingDay } from '#domain/calendar.ts';
import { formatDate } from '#domain/date.ts';
import { textOf, type Text } from '#messages/text.tsx';
import type { ApiReference } from '#app/blocks/open-data/api-reference.ts';
import { columnKey } from '#app/columns/file-formats.ts';
import type { Site } from '#app/context.ts';
import { PRICE_SET } from './bulk/price-set.ts';
import { BULK_SETS, bulkYears } from './bulk/sets.ts';
import { firstLines } from './first-lines.ts';
import { templateOf } from './openapi.ts';
import { textOfParam } from './param.ts';
import { PROBLEMS } from './problem.ts';
import { paramsOf } from './read-request.ts';
import { API_BASE, RESOURCES } from './resources.ts';
import { partsOf, TAGS, type Resource } from './resource.ts';
import { CHANGES } from './resources/service.ts';

/** The version that generates the client of the tests. */
const GENERATOR = 'openapi-typescript@6.7.6';

/** The resources of the API as listed on its page, from the same table as the OpenAPI description. */
export async function apiReference(site: Site): Promise<ApiReference> {
  const { origin, locale, exchange } = site;
  const t = textOf(locale);
  const base = origin + API_BASE;
  const symbol = exchange.ownSymbol;
  return {
    base,
    openapi: `${base}/openapi.json`,
    groups: TAGS.map((tag) => ({
      title: t(`api.tag.${tag}`),
      resources: RESOURCES.filter((resource) => resource.tag === tag).map((resource) => resourceOf(resource, site)),
    })),
    examples: await examplesOf(site, base),
    bulk: await bulkReference(site, base, t),
    problems: Object.entries(PROBLEMS).map(([name, status]) => ({
      name,
      status,
      title: t(`api.problem.${name}.title`),
    })),
    changes: CHANGES.map(({ version, date, what }) => ({
      version,
      date: formatDate(date, locale),
      words: t(`api.change.${what}`),
    })),
    olderCalls: olderCalls(origin, symbol, exchange.organization, t),
    client: [`npx ${GENERATOR} ${base}/openapi.json --output exchange-api.ts`],
  };
}

/** Commands that work as written, each with the current first lines of its answer. */
async function examplesOf(site: Site, base: string): Promise<ApiReference['examples']> {
  const prices = `${base}/securities/${site.exchange.ownSymbol}/prices.csv`;
  const examples = [
    { address: `${prices}?from=2026-01-01`, of: (address: string) => `curl "${address}"` },
    {
      address: `${prices}?interval=month&from=2025-01-01`,
      of: (address: string) => `import pandas as pd\nprices = pd.read_csv("${address}")`,
    },
    { address: `${base}/direct-deals.csv`, of: (address: string) => `=IMPORTDATA("${address}")` },
  ];
  return Promise.all(
    examples.map(async ({ address, of }) => ({ command: of(address), answer: await firstLines(address, site) })),
  );
}

/** For each set the newest finished year, so that an example has all of its days; otherwise the current year. */
async function bulkReference(site: Site, base: string, t: Text): Promise<ApiReference['bulk']> {
  const years = await Promise.all(BULK_SETS.map((set) => bulkYears(site, set)));
  const address = (set: string, [last, shown = last]: readonly number[], format: string) =>
    `${base}/bulk/${set}/${shown}.${format}`;
  const ofPrices = years[BULK_SETS.indexOf(PRICE_SET)] ?? [];
  const [last] = ofPrices;
  return {
    sets: BULK_SETS.flatMap(({ name }, at) => {
      const own = years[at]!;
      if (own.length === 0) return [];
      return [
        {
          name,
          meaning: t(`api.bulk.${name}`),
          csv: address(name, own, 'csv'),
          parquet: address(name, own, 'parquet'),
        },
      ];
    }),
    span: last === undefined ? null : [ofPrices.at(-1)!, last],
    example: `import pandas as pd\nprices = pd.read_parquet("${address('prices', ofPrices, 'parquet')}")`,
  };
}

function olderCalls(origin: string, symbol: string, organization: string, t: Text): ApiReference['olderCalls'] {
  const post = (path: string, form: string) => `curl "${origin}${path}" --data "${form}"`;
  return [
    { name: post('/data', `Command=companyprofile&lang=en&symbol=${symbol}`), meaning: t('api.older.profile') },
    { name: post('/api', 'Command=getdividendsconfig&year=2025'), meaning: t('api.older.dividends') },
    { name: post('/data', `Command=GetZakatCalculatorDetails&Symbol=${symbol}`), meaning: t('api.older.zakat') },
    {
      name: post('/data', `Command=BuildServiceCatalogObject&Organization=${organization}`),
      meaning: t('api.older.services'),
    },
    { name: post('/data', `Command=GetUnclaimedDividends&Symbol=${symbol}`), meaning: t('api.older.unclaimed') },
  ];
}

/**
 * The address of a resource for a form, with path values that every installation has; null when the path needs others.
 */
function addressToTry({ path }: Resource, { exchange, today }: Site): string | null {
  const parts: Record<string, string | undefined> = {
    symbol: exchange.ownSymbol,
    code: exchange.indices[0]?.code,
    root: exchange.derivatives.contracts[0]?.root,
    day: previousTradingDay(today()),
  };
  const filled = path.replace(/:(\w+)/g, (part, name: string) => parts[name] ?? part);
  return filled.includes(':') ? null : API_BASE + filled;
}

function resourceOf(resource: Resource, site: Site) {
  const t = textOf(site.locale);
  const inPath = partsOf(resource);
  return {
    path: templateOf(resource),
    title: t(`api.resource.${resource.name}`),
    parts: inPath.map((name) => ({ name, meaning: t(`api.param.${name}`) })),
    params: paramsOf(resource).map((param) => ({
      name: param.name,
      meaning: t(textOfParam(param)),
      isDay: param.type === 'day' || param.type === 'moment',
      known: [...(param.known ?? [])],
      usual: param.usual ?? null,
    })),
    tryAt: addressToTry(resource, site),
    fields: [
      ...resource
        .columns(t)
        .filter(({ hidden }) => hidden !== 'file')
        .map((column) => ({ name: columnKey(column), meaning: column.heading })),
      ...(resource.lists ?? []).flatMap(({ key, columns }) =>
        columns(t).map((column) => ({ name: `${key}[].${columnKey(column)}`, meaning: column.heading })),
      ),
    ],
  };
}
