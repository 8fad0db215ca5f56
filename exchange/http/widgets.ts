import type { Locale } from '#domain/locale.ts';
import type { World } from '../world.ts';
import { empty, notFound, plainJson } from './answer.ts';
import type { Answer } from './answer.ts';
import { localeIn, option } from './ask.ts';
import type { Ask } from './ask.ts';
import { serviceCatalog } from './content-services.ts';
import { companyProfile } from './widgets-profile.ts';
import { companyPrices, tradingTab } from './widgets-prices.ts';
import { corporateGovernanceReports, filings, generalMeetings } from './widgets-filings.ts';
import { foreignInvestment, topShareholders } from './widgets-ownership.ts';
import { freshSecurities, liteSecurities } from './widgets-lists.ts';
import { dividendsConfig, unclaimedRows, zakatDetails } from './widgets-own.ts';
import { shariaListing, shariaListingDetails } from './widgets-sharia.ts';

/** A command's parameters, looked up ignoring the case of their names. */
export interface Form {
  lang: Locale;
  get(...names: string[]): string;
}

type Command = (world: World, form: Form) => unknown;

/**
 * Commands keyed by lower-case name; docs/contracts.md gives their answers (calls 7 to 9, call 12 and Widgets
 * commands).
 */
const COMMANDS: Record<string, Command> = {
  buildservicecatalogobject: (_, { lang }) => serviceCatalog(lang),
  companyprofile: companyProfile,
  freshsecuritieslists: freshSecurities,
  getdisclosures: filings,
  getdividendsconfig: dividendsConfig,
  getfreshcorporategovernancereports: corporateGovernanceReports,
  getfreshforeigninvestment: foreignInvestment,
  getfreshgeneralmeetings: generalMeetings,
  getfreshtopshareholders: topShareholders,
  getunclaimeddividends: unclaimedRows,
  getzakatcalculatordetails: zakatDetails,
  litesecuritieslists: liteSecurities,
  searchcompanyprices: companyPrices,
  searchprofiletradingtab: tradingTab,
  shariahlisting: shariaListing,
  shariahlistingdetails: shariaListingDetails,
};

/** The widgets gateway: one address that accepts a form with a Command. */
export async function widgets(world: World, ask: Ask): Promise<Answer> {
  if (ask.method !== 'POST') return notFound();
  const fields = new URLSearchParams(await ask.text());
  const name = option(fields, 'Command')?.trim().toLowerCase() ?? '';
  // Properties that every object has are not commands: 'constructor', 'tostring'.
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) return empty();
  const form: Form = {
    lang: localeIn(fields, 'Language', 'lang'),
    get: (...names) => option(fields, ...names)?.trim() ?? '',
  };
  return plainJson(command(world, form) ?? null, ask.headers.accept);
}
