import type { Site } from '#app/context.ts';
import { DOCUMENTATION_PATH, type ProblemName } from '#app/api/problem.ts';
import { dividendsConfig } from './dividends.ts';
import { readForm, type Form } from './form.ts';
import { serviceCatalog, unclaimedDividends, zakatDetails } from './own.ts';
import { companyProfile } from './profile.ts';

/** Returns undefined when the service sends an empty body. */
type Command = (site: Site, form: Form) => Promise<unknown>;

/** Commands of the widgets service, keyed by lower-case name. */
const WIDGETS: Readonly<Record<string, Command>> = {
  buildservicecatalogobject: serviceCatalog,
  companyprofile: companyProfile,
  getunclaimeddividends: unclaimedDividends,
  getzakatcalculatordetails: zakatDetails,
};

/** The calls at each address (docs/contracts.md, calls 7, 8, 9 and 12). */
const CALLS: Readonly<Record<string, Readonly<Record<string, Command>>>> = {
  '/api': { getdividendsconfig: dividendsConfig },
  '/api/data': WIDGETS,
  '/data': WIDGETS,
};

const HELP = { Link: `<${DOCUMENTATION_PATH}#older-calls>; rel="help"` };

/** True when a path is one of those calls. */
export function isOlderCall(path: string): boolean {
  return Object.hasOwn(CALLS, path);
}

/**
 * Answers a call in the format of the exchange's older services, so that programs written for them can use this site.
 * An unknown command gets an empty answer, as from those services. A body that cannot be read gets a problem.
 */
export async function answerOlderCall(request: Request, site: Site): Promise<Response | ProblemName> {
  if (request.method !== 'POST') return 'post-only';
  const type = (request.headers.get('content-type') ?? '').split(';')[0]!.trim().toLowerCase();
  const form = readForm(type, await request.text());
  if (typeof form === 'string') return form;
  const commands = CALLS[new URL(request.url).pathname]!;
  const command = Object.hasOwn(commands, form.command) ? commands[form.command] : undefined;
  const answer = await command?.(site, form);
  const isNone = answer === undefined;
  return new Response(isNone ? '' : JSON.stringify(answer), {
    headers: { 'Content-Type': `${isNone ? 'text/plain' : 'application/json'}; charset=utf-8`, ...HELP },
  });
}
