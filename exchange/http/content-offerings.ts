import { addDays } from '#domain/calendar.ts';
import { marketInstant } from '#domain/date.ts';
import type { Locale } from '#domain/locale.ts';
import type { PlainDate } from '#domain/time.ts';
import type { SfOffering, SfTranche } from '#upstream/wire/offering.ts';
import type { Both } from '../issuers/issuer.ts';
import { SECTOR_NAMES } from '../issuers/sectors.ts';
import { contentIdOf } from '../issuers/seeded.ts';
import { ROLES } from '../offerings/data.ts';
import type { SimulatedOffering } from '../offerings/known.ts';
import { offeringsBy } from '../offerings/offerings.ts';
import type { World } from '../world.ts';
import { item } from './content-item.ts';

/** Days to look back for the last close: longer than any holiday. */
const BACK_DAYS = 14;

/** Ours: offerings as of today. */
export function offeringItems(world: World, lang: Locale): SfOffering[] {
  return offeringsOf(world).map((offering) => offeringItem(offering, lang));
}

/** The offerings of a market as of its current day. */
export function offeringsOf(world: Pick<World, 'today' | 'issuer' | 'market'>): SimulatedOffering[] {
  return offeringsBy(world.today(), {
    issuer: (symbol) => world.issuer(symbol),
    closeBy: (symbol, day) =>
      world.market.bars(symbol, addDays(day, -BACK_DAYS), addDays(day, -1)).at(-1)?.close ?? null,
  });
}

function offeringItem(offering: SimulatedOffering, lang: Locale): SfOffering {
  const { code, issuer, range, final, days, withdrawn, stabilises, enlarged } = offering;
  const at = (day: PlainDate) => marketInstant(day, '09:00');
  const text = (both: Both | null) => both && both[lang];
  const isOffer = offering.kind !== 'direct';
  return {
    ...item({
      id: contentIdOf(`offering/${code}`),
      slug: code.toLowerCase(),
      published: at(days.announced ?? offering.changed),
      modified: at(offering.changed),
    }),
    Code: code,
    Issuer: offering.name[lang],
    Symbol: issuer?.symbol ?? null,
    Isin: issuer?.isin ?? null,
    Sector: SECTOR_NAMES[offering.sector][lang],
    Kind: offering.kind,
    Listing: offering.isNewListing ? 'new' : 'none',
    Par: isOffer && offering.kind !== 'fund' ? 1 : null,
    Capital: offering.capital,
    Offered: offering.offered,
    Enlarged: enlarged && { Shares: enlarged.shares, On: enlarged.on },
    NewShares: offering.newShares,
    SoldShares: offering.soldShares,
    PriceFrom: range && range.from / 100,
    PriceTo: range && range.to / 100,
    PriceFinal: final === null ? null : final / 100,
    Days: {
      Announced: days.announced,
      Range: days.range,
      Priced: days.priced,
      Allotted: days.allotted,
      Refunded: days.refunded,
      Listed: days.listed,
    },
    Tranches: offering.tranches.map((tranche) => trancheItem(tranche, lang)),
    Roles: isOffer ? ROLES.map(({ role, name, channels }) => roleItem(role, name[lang], channels)) : [],
    Stabilises: stabilises && { From: stabilises.from, To: stabilises.to },
    LockUp: text(offering.lockUp),
    Use: text(offering.use),
    Sharia: text(offering.sharia),
    Documents: [],
    Withdrawn: withdrawn && { On: withdrawn.on, Why: withdrawn.why[lang] },
  };
}

const roleItem = (Role: string, Name: string, channels: readonly string[]) => ({ Role, Name, Channels: [...channels] });

function trancheItem(tranche: SimulatedOffering['tranches'][number], lang: Locale): SfTranche {
  const { result } = tranche;
  return {
    Id: tranche.id,
    Name: tranche.name[lang],
    For: tranche.audience[lang],
    Shares: tranche.shares,
    Opens: tranche.opens,
    Closes: tranche.closes,
    ClosesAt: tranche.closesAt,
    Least: tranche.least,
    Step: tranche.step,
    Most: null,
    Guaranteed: tranche.guaranteed,
    Result: result && {
      Subscribers: result.subscribers,
      Applied: result.applied,
      Covered: result.covered,
      Minimum: result.minimum,
      Ratio: result.ratio,
    },
  };
}
