import { marketDate } from '#domain/date.ts';
import type { Instant, PlainDate } from '#domain/time.ts';
import type { ExchangeIdentity } from './issuers/identity.ts';
import type { Issuer } from './issuers/issuer.ts';
import { SISTER_ISSUERS } from './issuers/sister.ts';
import type { Market } from './market/market.ts';
import { publicationsOf } from './publications/disclosures.ts';
import type { DocumentShelf } from './publications/paper/shelf.ts';
import type { Publication } from './publications/publication.ts';

/** All data of the services: the market, its issuers and their publications by now. */
export interface World {
  readonly identity: ExchangeIdentity;
  readonly market: Market;
  readonly shelf: DocumentShelf;
  /** The market's time. */
  now(): Instant;
  /** The Dubai day of the market's time. */
  today(): PlainDate;
  /** Issuers listed by today, in the order of the tables. */
  issuers(): readonly Issuer[];
  issuer(symbol: string): Issuer | undefined;
  /** The publisher of a disclosure: an issuer of this exchange, or a company of the sister one. */
  publisher(symbol: string): Issuer | undefined;
  /** Publications that are out by now, newest first. */
  publications(): readonly Publication[];
}

interface Parts {
  identity: ExchangeIdentity;
  market: Market;
  issuers: readonly Issuer[];
  shelf: DocumentShelf;
}

export function createWorld({ identity, market, issuers, shelf }: Parts): World {
  const dayOf = daily((day) => ({
    publications: publicationsOf(identity, issuers, day),
    listed: issuers.filter(({ facts }) => facts.listed <= day),
  }));
  const now = () => market.status().at;
  const today = () => marketDate(now());
  const issuer = (symbol: string) => dayOf(today()).listed.find((one) => one.symbol === symbol);
  return {
    identity,
    market,
    shelf,
    now,
    today,
    issuers: () => dayOf(today()).listed,
    issuer,
    publisher: (symbol) => issuer(symbol) ?? SISTER_ISSUERS.find((one) => one.symbol === symbol),
    publications: () => outBy(dayOf(today()).publications, now()),
  };
}

/** Caches the result for one day until another day is requested. */
export function daily<T>(make: (day: PlainDate) => T): (day: PlainDate) => T {
  let known: { day: PlainDate; made: T } | undefined;
  return (day) => {
    if (known?.day !== day) known = { day, made: make(day) };
    return known.made;
  };
}

/** The list is newest first: future publications are at its head. */
function outBy(publications: readonly Publication[], now: Instant): readonly Publication[] {
  const first = publications.findIndex(({ at }) => at <= now);
  return first < 0 ? [] : publications.slice(first);
}
