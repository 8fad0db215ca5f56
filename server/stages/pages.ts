import type { BotCheck } from '#domain/forms/bot-check.ts';
import { createKnownValues } from '../cache/known-values.ts';
import { followListedNames } from '../cache/listed-names.ts';
import { openPageCache } from '../cache/open.ts';
import { createAddressReader } from '../cache/page-request.ts';
import { createFileWriter } from '../file-writer.ts';
import { createAdmission } from '../overload/admission.ts';
import { admitted } from '../overload/admitted.ts';
import { answerLater } from '../overload/later.ts';
import { watchPressure } from '../overload/pressure.ts';
import { createProgramTurns } from '../overload/program-turns.ts';
import { marketAgo } from '../page-age.ts';
import { pageFault } from '../page-fault.ts';
import { finishInDevelopment, finishPage } from '../page-finish.ts';
import { API_ROUTE } from '../cache/page-request.ts';
import { createPages, queryValuesOf, securedPages } from '../pages.ts';
import { ratePolicy, secured, securityHeaders } from '../security/headers.ts';
import { policySite } from '../security/page-policy.ts';
import { UNAVAILABLE } from '../words/unavailable.ts';
import { openBulk } from './bulk.ts';
import type { Forms } from './forms.ts';
import type { Foundation } from './foundation.ts';
import type { Market } from './market.ts';
import type { SiteParts } from './site.ts';
import type { Sources } from './sources.ts';

export type Pages = Awaited<ReturnType<typeof openPages>>;

/** Renders pages within the limits of the process, with their security headers, and caches them. */
export async function openPages(
  foundation: Foundation,
  sources: Sources,
  market: Market,
  { reader, desk, botCheck }: SiteParts & Forms,
) {
  const { settings, clock, metrics, log } = foundation;
  const { headers, secure } = openSecurity(foundation, sources, botCheck);
  const read = await openAddresses(foundation, sources, market);
  const pressure = watchPressure(settings.PAGE_CACHE_MIB);
  const admission = createAdmission(pressure);
  const fileWriter = createFileWriter();
  const unavailable = answerLater(UNAVAILABLE, foundation.origin);
  const rendered = createPages({
    load: sources.build.load,
    mode: sources.build.mode,
    sites: reader,
    origin: foundation.origin,
    finish: sources.build.clientDir ? finishPage : finishInDevelopment,
    writeFile: fileWriter.write,
    desk,
    steady: clock.steady,
    marketAgo: marketAgo(market.live),
    unavailable,
    fault: pageFault(log, foundation.ending),
  });
  const gates = { origin: foundation.origin, admission, programs: createProgramTurns(admission, clock) };
  const make = securedPages(admitted(rendered, gates, reader.begin), secure);
  const cache = openPageCache({
    mib: settings.PAGE_CACHE_MIB,
    make,
    live: market.live,
    tags: market.tags,
    steady: clock.steady,
    unavailable: (target) => secure(unavailable(target), target.route === API_ROUTE ? 'api' : 'file'),
    log,
    observe: metrics?.onCache,
  });
  const bulk = openBulk(foundation, sources, market, { reader, write: fileWriter.write });
  return { headers, make, cache, admission, pressure, fileWriter, bulk, ...read };
}

/** The table of security headers, and the function that adds them to finished answers. */
function openSecurity({ settings, exchange, origin }: Foundation, { build }: Sources, botCheck: BotCheck) {
  const policy = policySite(origin, exchange.measurement, botCheck);
  const headers = securityHeaders(
    policy.secure && settings.HSTS !== 'off' ? settings.HSTS : null,
    ratePolicy('default', exchange.openData.limits),
  );
  // Vite's own scripts would not run under these headers.
  const secure = build.clientDir ? secured(headers, policy) : <T>(finished: T) => finished;
  return { headers, secure };
}

/** Parses addresses by the query values of the built pages and the names that the exchange lists. */
async function openAddresses({ exchange, log }: Foundation, { build, store }: Sources, { tags }: Market) {
  const listed = await followListedNames({
    store,
    tags,
    indices: [...exchange.indices.map(({ code }) => code), ...exchange.derivatives.contracts.map(({ root }) => root)],
    onFailure: (error) => log.warn({ event: 'listed-names', err: error }, 'What is listed could not be read.'),
  });
  const known = createKnownValues(queryValuesOf(await build.load()), listed.names);
  return { readAddress: createAddressReader(known), listed };
}
