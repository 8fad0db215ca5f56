import { pick, type Bilingual } from '#domain/bilingual.ts';
import { marketDate, MONTHS } from '#domain/date.ts';
import { DEFAULT_LOCALE, type Locale } from '#domain/locale.ts';
import type { Quote } from '#domain/quote.ts';
import type { CompanyProfile, Officer, Security, SecurityKind } from '#domain/security.ts';
import { toDecimalString, type Thousandths } from '#domain/thousandths.ts';
import type { CompanyProfileAnswer } from '#upstream/wire/company.ts';
import type { Site } from '#app/context.ts';
import type { Form } from './form.ts';
import { htmlText, monthFirst, priceText, wholeMoney, withCommas } from './wire-text.ts';

/** The first four are the service's own terms (docs/contracts.md, call 12). */
const KINDS: Record<SecurityKind, string> = {
  equity: 'equities',
  reit: 'realEstateInvestmentTrust',
  etf: 'exchangeTradedFunds',
  fund: 'funds',
  sukuk: 'sukuk',
  bond: 'bonds',
  right: 'rights',
  future: 'futures',
  carbon: 'carbonCredits',
};
const CURRENCY = 'AED';
const CENTS = 10;

/** Call 12: a company's profile with its delayed quote; null for an unknown symbol. */
export async function companyProfile(site: Site, { lang, get }: Form): Promise<CompanyProfileAnswer | null> {
  const symbol = get('symbol').toUpperCase();
  const [security, profile] = await Promise.all([site.store.securities.find(symbol), site.store.profiles.find(symbol)]);
  const known = profile ?? security;
  if (!known) return null;
  const quote = site.delayed()?.quotes.find((each) => each.symbol === symbol);
  return {
    Symbol: symbol,
    ...kindOf(site, security, lang),
    FullName: pick(known.name, lang),
    ISIN: known.isin ?? '',
    Sector: textIn(known.sector, lang),
    InstrumentTypeCaption: textIn(profile?.kindCaption, lang),
    ...factsOf(profile, lang),
    MarketCap: wholeMoney(capOf(profile, quote)),
    DateOfListing: known.listedOn ?? '',
    LogoUrl: '',
    ...trendOf(quote),
    ...peopleOf(profile, lang),
    ...(quote && quoteTexts(quote)),
  };
}

function kindOf({ exchange }: Site, security: Security | undefined, lang: Locale) {
  return {
    Market: exchange.exchangeLabels.profile[security?.exchange ?? 'home'][lang],
    InstrumentType: security ? KINDS[security.kind] : '',
  };
}

function factsOf(profile: CompanyProfile | undefined, lang: Locale) {
  const { authorizedCapital = null, parValue = null, fiscalYearEndMonth = null, contact } = profile ?? {};
  return {
    ...(profile?.lei && { LEI: profile.lei }),
    EstablishedDate: monthFirst(profile?.establishedOn ?? null),
    Auditor: textIn(profile?.auditor, lang),
    Registrar: textIn(profile?.registrar, lang),
    FiscalYearEnd: fiscalYearEndMonth === null ? '' : MONTHS[DEFAULT_LOCALE][fiscalYearEndMonth - 1]!.toUpperCase(),
    AuthorizedCapital: authorizedCapital === null ? '' : `${wholeMoney(authorizedCapital)} ${CURRENCY}`,
    IssuedShares: profile?.issuedShares ?? 0,
    PerShareValue: parValue === null ? '' : `${toDecimalString(parValue, parValue % CENTS === 0 ? 2 : 3)} ${CURRENCY}`,
    CompanyBrief: htmlText(profile?.brief?.[lang] ?? null),
    ContactDetails: {
      OfficeAddress: textIn(contact?.address, lang),
      Phone: contact?.phone ?? '',
      Fax: contact?.fax ?? '',
      Website: contact?.website ?? '',
      Email: contact?.email ?? '',
    },
  };
}

/** At the delayed price, as all moving figures here; null while there is none. */
function capOf(profile: CompanyProfile | undefined, quote: Quote | undefined): Thousandths | null {
  const price = quote?.last ?? quote?.previousClose ?? null;
  return price === null || !profile?.issuedShares ? null : price * profile.issuedShares;
}

function peopleOf(profile: CompanyProfile | undefined, lang: Locale) {
  const { seats, formerNames = [] } = profile ?? {};
  return {
    Board: officers(profile?.board ?? [], lang),
    TopManagement: officers(profile?.management ?? [], lang),
    ...(seats && {
      Directors: seats.directors.map(({ name, title, kind, since, until, committees, isWoman }) => ({
        Name: pick(name, lang),
        Title: pick(title, lang),
        Kind: kind,
        Since: since,
        Until: until,
        Committees: [...committees],
        Woman: isWoman,
      })),
      Committees: seats.committees.map(({ code, name, task }) => ({
        Code: code,
        Name: pick(name, lang),
        Task: pick(task, lang),
      })),
    }),
    ...(formerNames.length > 0 && {
      FormerNames: formerNames.map(({ name, until }) => ({ Name: pick(name, lang), Until: until ?? '' })),
    }),
  };
}

function officers(people: readonly Officer[], lang: Locale) {
  return people.map(({ name, title }) => ({ Name: pick(name, lang), Title: pick(title, lang) }));
}

function trendOf(quote: Quote | undefined) {
  const change = quote?.change ?? 0;
  if (change === 0) return { ArrowClass: '', CurrentTrendClass: '' };
  return change < 0
    ? { ArrowClass: 'down', CurrentTrendClass: 'decrease' }
    : { ArrowClass: 'up', CurrentTrendClass: 'increase' };
}

function quoteTexts(quote: Quote) {
  return {
    LastPrice: priceText(quote.last),
    CurrentValue: priceText(quote.last),
    PreviousClose: priceText(quote.previousClose),
    ClosingPrice: priceText(quote.close),
    OpenPrice: priceText(quote.open),
    High: priceText(quote.high),
    Low: priceText(quote.low),
    High52: priceText(quote.high52),
    Low52: priceText(quote.low52),
    Bid: priceText(quote.bid),
    Offer: priceText(quote.offer),
    Volume: withCommas(quote.volume),
    LastTradeDate: quote.lastAt === null ? '' : marketDate(quote.lastAt),
  };
}

/** A text that its source has in one language alone is '' in the other. */
function textIn(text: Bilingual | null | undefined, lang: Locale): string {
  return text?.[lang] ?? '';
}
