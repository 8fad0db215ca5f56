import type { Locale } from '#domain/locale.ts';
import type { CompanyProfileAnswer } from '#upstream/wire/company.ts';
import type { Both, Issuer, Person } from '../issuers/issuer.ts';
import { parChanges, unitsAfter } from '../issuers/capital-changes.ts';
import { BOARD_COMMITTEES, boardSeats } from '../issuers/board-seats.ts';
import { directorsOf, managementOf } from '../issuers/people.ts';
import { sharesInIssue } from '../issuers/shares-in-issue.ts';
import { inventedLei } from '../issuers/lei.ts';
import { auditorOf, briefOf, contactOf, registrarOf } from '../issuers/profile.ts';
import { SECTOR_NAMES } from '../issuers/sectors.ts';
import type { MarketRow } from '../market/market.ts';
import type { World } from '../world.ts';
import { exchangeLabel, rosterOf } from './roster.ts';
import type { RosterEntry } from './roster-entry.ts';
import type { Form } from './widgets.ts';
import { marketDate } from '#domain/date.ts';
import { monthFirst, priceText, withCommas } from './widgets-text.ts';

/** The first four labels are the service's, the others ours. */
const KINDS: Record<RosterEntry['kind'], { type: string; caption: Both }> = {
  equity: { type: 'equities', caption: { en: 'Equities', ar: 'الأسهم' } },
  reit: {
    type: 'realEstateInvestmentTrust',
    caption: { en: 'Real Estate Investment Trust', ar: 'صناديق الاستثمار العقاري (ريت)' },
  },
  etf: { type: 'exchangeTradedFunds', caption: { en: 'Exchange Traded Funds', ar: 'صناديق المؤشرات المتداولة' } },
  fund: { type: 'funds', caption: { en: 'Funds', ar: 'الصناديق الاستثمارية' } },
  sukuk: { type: 'sukuk', caption: { en: 'Sukuk', ar: 'الصكوك' } },
  bond: { type: 'bonds', caption: { en: 'Bonds', ar: 'السندات' } },
  right: { type: 'rights', caption: { en: 'Subscription Rights', ar: 'حقوق الاكتتاب' } },
  future: { type: 'futures', caption: { en: 'Futures', ar: 'العقود المستقبلية' } },
  carbon: { type: 'carbonCredits', caption: { en: 'Carbon Credits', ar: 'أرصدة الكربون' } },
};
const PAR = 1_000;

/** Call 12. A field that a security lacks is ''; an unknown symbol returns null. */
export function companyProfile(world: World, form: Form): CompanyProfileAnswer | null {
  const symbol = form.get('symbol', 'Company').toUpperCase();
  const entry = rosterOf(world).find((one) => one.symbol === symbol);
  if (!entry) return null;
  const issuer = world.issuer(symbol);
  const row = world.market.row(symbol);
  return {
    ...common(world, entry, form.lang),
    ...strip(row),
    ...(issuer && ofIssuer(world, issuer, row, form.lang)),
  };
}

function common(world: World, entry: RosterEntry, lang: Locale): CompanyProfileAnswer {
  const kind = KINDS[entry.kind];
  return {
    Symbol: entry.symbol,
    Market: exchangeLabel(world.identity, 'profile', entry.home, lang),
    FullName: entry.name[lang],
    ShortName: entry.name[lang],
    ISIN: entry.isin,
    Sector: entry.sector?.[lang] ?? '',
    InstrumentType: kind.type,
    InstrumentTypeCaption: kind.caption[lang],
    EstablishedDate: '',
    DateOfListing: entry.listed,
    Auditor: '',
    Registrar: '',
    FiscalYearEnd: '',
    AuthorizedCapital: '',
    IssuedShares: 0,
    PerShareValue: '',
    MarketCap: '',
    LogoUrl: '',
    ArrowClass: '',
    CurrentTrendClass: '',
    CompanyBrief: null,
    ContactDetails: { OfficeAddress: '', Phone: '', Fax: '', Website: '', Email: '' },
    Board: [],
    TopManagement: [],
  };
}

function ofIssuer(
  world: World,
  issuer: Issuer,
  row: MarketRow | undefined,
  lang: Locale,
): Partial<CompanyProfileAnswer> {
  const { facts } = issuer;
  const units = sharesInIssue(issuer, world.today());
  const par = parOf(issuer);
  const contact = contactOf(issuer);
  const people =
    issuer.kind === 'equity'
      ? { Board: seats(directorsOf(issuer.symbol), lang), TopManagement: seats(managementOf(issuer.symbol), lang) }
      : {};
  return {
    ShortName: issuer.shortName[lang],
    LEI: inventedLei(issuer.symbol),
    Sector: SECTOR_NAMES[issuer.sector][lang],
    EstablishedDate: monthFirst(facts.founded),
    Auditor: auditorOf(issuer)[lang],
    Registrar: registrarOf(issuer, world.identity)[lang],
    FiscalYearEnd: 'DECEMBER',
    AuthorizedCapital: `${withCommas((units * par) / 1_000)} AED`,
    IssuedShares: units,
    PerShareValue: `${(par / 1_000).toFixed(2)} AED`,
    MarketCap: row?.capital ? withCommas(row.capital / 1_000) : '',
    LogoUrl: `/images/${issuer.symbol.toLowerCase()}.svg`,
    CompanyBrief: briefOf(issuer, world.identity)[lang],
    ContactDetails: {
      OfficeAddress: contact.address[lang],
      Phone: contact.phone,
      Fax: contact.fax,
      Website: contact.website,
      Email: contact.email,
    },
    ...people,
    ...(issuer.symbol === world.identity.ownSymbol && ownBoard(world, issuer, lang)),
    ...(facts.former && { FormerNames: facts.former.map((name) => ({ Name: name[lang], Until: name.until })) }),
  };
}

/** Ours: every board seat of the exchange's own share, past ones included, and the committees. */
function ownBoard(world: World, issuer: Issuer, lang: Locale): Pick<CompanyProfileAnswer, 'Directors' | 'Committees'> {
  return {
    Directors: boardSeats(issuer, world.today()).map((seat) => ({
      Name: seat.name[lang] ?? seat.name.en,
      Title: seat.title[lang] ?? seat.title.en,
      Kind: seat.kind,
      Since: seat.since,
      Until: seat.until,
      Committees: [...seat.committees],
      Woman: seat.isWoman,
    })),
    Committees: BOARD_COMMITTEES.map(({ code, name, task }) => ({ Code: code, Name: name[lang], Task: task[lang] })),
  };
}

/** Par value: a dirham, divided by later splits. */
function parOf({ facts }: Issuer): number {
  return PAR / unitsAfter(parChanges(facts));
}

function seats(people: readonly Person[], lang: Locale): { Name: string; Title: string }[] {
  return people.map(({ name, title }) => ({ Name: name[lang], Title: title[lang] }));
}

/** The quote strip as text, the format that public readers of the profile parse. */
function strip(row: MarketRow | undefined): Record<string, string> {
  if (!row) return {};
  const change = row.change ?? 0;
  return {
    ArrowClass: change < 0 ? 'down' : change > 0 ? 'up' : '',
    CurrentTrendClass: change < 0 ? 'decrease' : change > 0 ? 'increase' : '',
    ...quoteTexts(row),
  };
}

export function quoteTexts(row: MarketRow): Record<string, string> {
  return {
    LastPrice: priceText(row.last),
    CurrentValue: priceText(row.last),
    PreviousClose: priceText(row.previousClose),
    ClosingPrice: priceText(row.close),
    OpenPrice: priceText(row.open),
    High: priceText(row.high),
    Low: priceText(row.low),
    High52: priceText(row.high52),
    Low52: priceText(row.low52),
    Bid: priceText(row.bid),
    Offer: priceText(row.offer),
    Volume: withCommas(row.volume),
    LastTradeDate: row.lastAt === null ? '' : marketDate(row.lastAt),
  };
}
