import { marketDate, marketInstant } from '#domain/date.ts';
import { DAY_MS, type Instant, type PlainDate } from '#domain/time.ts';
import type { Site } from '#app/context.ts';

/** The last instant of a day in the market's time zone. */
export function endOf(day: PlainDate): Instant {
  return marketInstant(day, '00:00') + DAY_MS - 1;
}

/**
 * The site as of a moment or the end of a day: its securities, profiles, disclosures, corporate actions and documents
 * as they had been read by then. Data read later is not in it, whatever day the data is for. For a moment to come and
 * a day that is not over, returns the current site.
 */
export function siteAsOf(site: Site, asOf: Instant | PlainDate): Site {
  const at = typeof asOf === 'string' ? endOf(asOf) : asOf;
  if (at >= site.now()) return site;
  const { store } = site;
  const { securities, profiles, disclosures, corporateActions, documents } = store;
  const then: Site = {
    ...site,
    store: {
      ...store,
      securities: {
        ...securities,
        list: (filter) => securities.list(filter, at),
        find: (symbol) => securities.find(symbol, at),
      },
      profiles: { ...profiles, list: () => profiles.list(at), find: (symbol) => profiles.find(symbol, at) },
      disclosures: {
        ...disclosures,
        page: (filter) => disclosures.page({ ...filter, asOf: at }),
        newest: (filter) => disclosures.newest({ ...filter, asOf: at }),
        kinds: (filter) => disclosures.kinds({ ...filter, asOf: at }),
        find: (id, _, lang) => disclosures.find(id, at, lang),
      },
      corporateActions: { ...corporateActions, list: (filter) => corporateActions.list({ ...filter, asOf: at }) },
      documents: {
        ...documents,
        list: (kind) => documents.list(kind, at),
        find: (kind, key) => documents.find(kind, key, at),
        history: async <T>(kind: string, key: string) =>
          (await documents.history<T>(kind, key)).filter(({ from }) => from <= at),
      },
    },
    now: () => at,
    today: () => marketDate(at),
    // Values that pages share are current, so here they are computed again for this dated site.
    shared: (_, make) => make(then),
    get frame() {
      return then;
    },
  };
  return then;
}
