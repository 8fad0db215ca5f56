import type { Locale } from '#domain/locale.ts';
import { SPECIFIED_ADDRESSES } from './addresses.ts';

/** The layouts of the specification (section 2) that a built page uses; 'company' is the default one with a company's head. */
export type LayoutName = 'default' | 'full-screen' | 'company';

export interface Address {
  name: string;
  /** In React Router's notation: `:name`, `:name?`. */
  path: string;
  section: string;
  /** The page's file below `app/pages`, without its ending; null while the page is not built. */
  page: string | null;
  layout: LayoutName;
  /** Names of guards that must let the visitor pass (`app/guards.ts`). */
  guards: readonly string[];
}

/** Addresses that are ours, beyond the specification's. */
const OWN_ADDRESSES = [['market-watch', '/market-watch', 'own']] as const;

/** What is built, and how it differs from the rule "the file's path is the address, below the default layout". */
const BUILT: Record<string, Partial<Pick<Address, 'page' | 'layout' | 'guards'>>> = {
  home: { page: 'home' },
  'market-watch': { layout: 'full-screen' },
  'the-exchange-listed-securities': {},
  'the-exchange-listed-securities-bonds': {},
  'the-exchange-listed-securities-equities': {},
  'the-exchange-listed-securities-exchange-traded-funds': {},
  'the-exchange-listed-securities-funds': {},
  'the-exchange-listed-securities-real-estate-investment-trust': {},
  'the-exchange-listed-securities-sukuk': {},
  'the-exchange-company': { layout: 'company', guards: ['known-security'] },
  'the-exchange-company-profile': { layout: 'company', guards: ['known-security'] },
  'the-exchange-company-trading': { layout: 'company', guards: ['known-security'] },
};

/** Every address, once. Routes, links, menus, sitemap.xml, hreflang and the tests read it. */
export const SITE_MAP: readonly Address[] = [...SPECIFIED_ADDRESSES, ...OWN_ADDRESSES].map(([name, path, section]) => ({
  name,
  path,
  section,
  page: pageFile(name, path),
  layout: BUILT[name]?.layout ?? 'default',
  guards: BUILT[name]?.guards ?? [],
}));

function pageFile(name: string, path: string): string | null {
  const built = BUILT[name];
  if (!built) return null;
  return (
    built.page ??
    path
      .split('/')
      .filter((segment) => segment && !segment.startsWith(':'))
      .join('/')
  );
}

export type RouteName = (typeof SPECIFIED_ADDRESSES)[number][0] | (typeof OWN_ADDRESSES)[number][0];

const byName = new Map(SITE_MAP.map((address) => [address.name, address]));

/** The address of that name; throws for a name that the map does not hold. */
export function getAddress(name: RouteName): Address {
  const address = byName.get(name);
  if (!address) throw new RangeError(`The site map holds no address named '${name}'.`);
  return address;
}

/** True when the page exists: a link, menu entry or feed may lead there. */
export function isBuilt(name: RouteName): boolean {
  return getAddress(name).page !== null;
}

/**
 * The path of a page without a language prefix (React Router's `<Link>` adds it).
 * Parameters are encoded; an optional one that is not given falls away.
 */
export function pathOf(name: RouteName, params: Record<string, string> = {}): string {
  const segments = getAddress(name)
    .path.split('/')
    .flatMap((segment) => fillSegment(segment, params));
  return segments.join('/') || '/';
}

function fillSegment(segment: string, params: Record<string, string>): string[] {
  if (!segment.startsWith(':')) return [segment];
  const optional = segment.endsWith('?');
  const value = params[segment.slice(1, optional ? -1 : undefined)];
  if (value !== undefined) return [encodeURIComponent(value)];
  if (optional) return [];
  throw new RangeError(`The address needs '${segment.slice(1)}'.`);
}

/** The name with its language, as in `<html data-route>`, analytics and logs: `the-exchange-circulars___ar`. */
export function localisedName(name: string, locale: Locale): string {
  return `${name}___${locale}`;
}

interface Pattern {
  address: Address;
  expression: RegExp;
  params: number;
}

const patterns: Pattern[] = SITE_MAP.map((address) => ({
  address,
  expression: new RegExp(`^${address.path.split('/').filter(Boolean).map(segmentExpression).join('')}/?$`),
  params: address.path.split(':').length - 1,
})).sort((a, b) => a.params - b.params);

function segmentExpression(segment: string): string {
  if (!segment.startsWith(':')) return `/${segment.replaceAll('-', '\\-')}`;
  return segment.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+';
}

/** The address that a path without prefix belongs to, built or not; fixed words win over parameters. */
export function matchAddress(path: string): Address | undefined {
  return patterns.find(({ expression }) => expression.test(path))?.address;
}
