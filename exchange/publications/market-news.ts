import { previousTradingDay } from '#domain/calendar.ts';
import type { PlainDate } from '#domain/time.ts';
import { capitalChangesBy, type DatedCapitalChange } from '../issuers/capital-changes.ts';
import type { CorporateYear, Dividend } from '../issuers/corporate-year.ts';
import { futureContracts } from '../issuers/futures.ts';
import type { FutureContract } from '../issuers/futures.ts';
import type { ExchangeIdentity } from '../issuers/identity.ts';
import type { Both, Issuer } from '../issuers/issuer.ts';
import { holidayClosures } from './holiday-closures.ts';
import { same } from './paper/paper.ts';
import type { Paper } from './paper/paper.ts';
import { newsFile, publish } from './publication.ts';
import type { Publication } from './publication.ts';
import { dayInTable, dayInWords, perUnit } from './words.ts';

/** Market announcements of one year in the exchange's own name: changes that affect traders. */
export function marketNews(
  identity: ExchangeIdentity,
  issuers: readonly Issuer[],
  year: number,
  years: ReadonlyMap<string, readonly CorporateYear[]>,
): Publication[] {
  const announce = (name: string, day: PlainDate, headline: Both, paper: () => Paper) =>
    publish({
      key: `market/${day}/${name}`,
      symbol: identity.ownSymbol,
      day,
      between: [8, 9.4],
      headline,
      source: 'market-news',
      files: newsFile('NOTICE', paper),
    });
  return [
    ...issuers.flatMap((issuer) => dividendNotes(announce, issuer, years.get(issuer.symbol) ?? [], year)),
    ...issuers.flatMap((issuer) => splitNotes(announce, issuer, year)),
    ...capitalNotes(announce, issuers, year),
    ...issuers.flatMap((issuer) => suspensionNotes(announce, issuer, year)),
    ...expiryNotes(announce, identity, year),
    ...holidayNotes(announce, year),
  ];
}

type Announce = (name: string, day: PlainDate, headline: Both, paper: () => Paper) => Publication;

function dividendNotes(
  announce: Announce,
  issuer: Issuer,
  years: readonly CorporateYear[],
  year: number,
): Publication[] {
  const dividends = years.flatMap((one) => one.dividends).filter(({ exDate }) => exDate.startsWith(String(year)));
  return dividends.map((dividend) => {
    const headline = {
      en: `${issuer.symbol} trades ex-dividend today`,
      ar: `تداول ${issuer.symbol} اليوم بدون أرباح`,
    };
    return announce(`ex/${issuer.symbol}`, dividend.exDate, headline, () => exDividendPaper(issuer, dividend));
  });
}

function exDividendPaper(issuer: Issuer, dividend: Dividend): Paper {
  const amount = perUnit(dividend.amount);
  return {
    paragraphs: [
      {
        en: `${issuer.name.en} trades ex-dividend as of today. The reference price was lowered by ${amount.en}.`,
        ar: `يجري تداول ${issuer.name.ar} بدون أرباح اعتباراً من اليوم، وخُفّض السعر المرجعي بمقدار ${amount.ar}.`,
      },
    ],
    table: {
      head: [
        { en: 'Symbol', ar: 'الرمز' },
        { en: 'Record date', ar: 'تاريخ إغلاق السجل' },
        { en: 'Payment date', ar: 'تاريخ صرف الأرباح' },
      ],
      rows: [[same(issuer.symbol), dayInTable(dividend.recordDate), dayInTable(dividend.paymentDate)]],
    },
  };
}

function splitNotes(announce: Announce, issuer: Issuer, year: number): Publication[] {
  const splits = (issuer.facts.splits ?? []).filter(({ date }) => date.startsWith(String(year)));
  return splits.map(({ date, ratio: [now, before] }) =>
    announce(
      `split/${issuer.symbol}`,
      date,
      { en: `${issuer.symbol} trades after its share split`, ar: `تداول ${issuer.symbol} بعد تجزئة الأسهم` },
      () => ({
        paragraphs: [
          {
            en: `Each ${before === 1 ? 'share' : `${before} shares`} of ${issuer.name.en} became ${now} as of today. The reference price, the limits and open orders were adjusted.`,
            ar: `أصبح كل سهم من أسهم ${issuer.name.ar} ${now === 2 ? 'سهمين' : `${now} أسهم`} اعتباراً من اليوم، وعُدّل السعر المرجعي وحدود التذبذب والأوامر القائمة.`,
          },
        ],
      }),
    ),
  );
}

const CAPITAL_HEADLINES: Record<DatedCapitalChange['kind'], Both> = {
  bonus: { en: 'trades without its bonus shares', ar: 'بدون أسهم المنحة' },
  'reverse-split': { en: 'trades after its reverse split', ar: 'بعد التجزئة العكسية للأسهم' },
  'capital-reduction': { en: 'trades after its capital reduction', ar: 'بعد تخفيض رأس المال' },
};

function capitalNotes(announce: Announce, issuers: readonly Issuer[], year: number): Publication[] {
  const names = new Map(issuers.map(({ symbol, name }) => [symbol, name]));
  const changes = capitalChangesBy(issuers, `${year}-12-31`).filter(({ exDate }) => exDate.startsWith(String(year)));
  return changes.map(({ symbol, kind, exDate, recordDate, ratio: [units, of] }) => {
    const [name, what] = [names.get(symbol)!, CAPITAL_HEADLINES[kind]];
    const headline = { en: `${symbol} ${what.en}`, ar: `تداول ${symbol} ${what.ar}` };
    return announce(`capital/${symbol}`, exDate, headline, () => ({
      paragraphs: [
        {
          en: `The number of shares of ${name.en} changed as of today. The reference price, the limits and open orders were adjusted.`,
          ar: `تغيّر عدد أسهم ${name.ar} اعتباراً من اليوم، وعُدّل السعر المرجعي وحدود التذبذب والأوامر القائمة.`,
        },
      ],
      table: {
        head: [
          { en: 'Symbol', ar: 'الرمز' },
          kind === 'bonus' ? { en: 'Bonus shares', ar: 'أسهم المنحة' } : { en: 'New shares', ar: 'الأسهم الجديدة' },
          kind === 'bonus'
            ? { en: 'For shares held', ar: 'لكل أسهم مملوكة' }
            : { en: 'For old shares', ar: 'مقابل الأسهم القديمة' },
          { en: 'Record date', ar: 'تاريخ إغلاق السجل' },
        ],
        rows: [[same(symbol), same(String(units)), same(String(of)), dayInTable(recordDate)]],
      },
    }));
  });
}

function suspensionNotes(announce: Announce, issuer: Issuer, year: number): Publication[] {
  const from = issuer.facts.suspendedFrom;
  if (!from?.startsWith(String(year))) return [];
  return [
    announce(
      `suspension/${issuer.symbol}`,
      from,
      { en: `Trading in ${issuer.symbol} is suspended`, ar: `إيقاف التداول على ${issuer.symbol}` },
      () => ({
        paragraphs: [
          {
            en: `Trading in the shares of ${issuer.name.en} is suspended until further notice, because its accumulated losses exceed half of the capital and its restructuring plan has not been approved.`,
            ar: `يُوقف التداول على أسهم ${issuer.name.ar} حتى إشعار آخر، لتجاوز خسائرها المتراكمة نصف رأس المال وعدم اعتماد خطة إعادة هيكلتها بعد.`,
          },
        ],
      }),
    ),
  ];
}

function expiryNotes(announce: Announce, identity: ExchangeIdentity, year: number): Publication[] {
  const contracts = futureContracts(identity, `${year}-07-01`).filter(({ expiry }) => expiry.startsWith(String(year)));
  // Oil contracts expire on other days; when the days coincide they have another settlement price.
  const ends = Map.groupBy(contracts, ({ expiry, kind }) => `${expiry} ${kind === 'oil'}`);
  return [...ends.values()].map((symbols) => {
    const { expiry, kind } = symbols[0]!;
    const headline = { en: 'Expiry of futures contracts', ar: 'انتهاء أجل العقود المستقبلية' };
    return announce(kind === 'oil' ? 'expiry/oil' : 'expiry', previousTradingDay(expiry), headline, () =>
      expiryPaper(symbols, expiry),
    );
  });
}

const CLOSING_PRICE = { en: 'the closing price of the underlying', ar: 'بسعر إغلاق الأصل الأساسي' };
const REFERENCE_PRICE = { en: 'the reference price of that day', ar: 'بالسعر المرجعي لذلك اليوم' };

function expiryPaper(contracts: readonly FutureContract[], expiry: PlainDate): Paper {
  const day = dayInWords(expiry);
  const price = contracts.every(({ kind }) => kind === 'oil') ? REFERENCE_PRICE : CLOSING_PRICE;
  return {
    paragraphs: [
      {
        en: `The contracts below trade for the last time on ${day.en} and are settled in cash at ${price.en}.`,
        ar: `يكون آخر تداول للعقود أدناه في ${day.ar}، وتُسوّى نقداً ${price.ar}.`,
      },
    ],
    table: {
      head: [
        { en: 'Symbol', ar: 'الرمز' },
        { en: 'Underlying', ar: 'الأصل الأساسي' },
      ],
      rows: contracts.map(({ symbol, underlying }) => [same(symbol), same(underlying)]),
    },
  };
}

function holidayNotes(announce: Announce, year: number): Publication[] {
  return holidayClosures(year).map(({ name, first, reopens }) =>
    announce(
      `holiday/${first}`,
      previousTradingDay(first),
      {
        en: `The market is closed from ${dayInWords(first).en}: ${name.en}`,
        ar: `السوق مغلق اعتباراً من ${dayInWords(first).ar} بمناسبة ${name.ar}`,
      },
      () => ({
        paragraphs: [
          {
            en: `Trading resumes on ${dayInWords(reopens).en} at the usual hours. Settlement days move accordingly.`,
            ar: `يُستأنف التداول في ${dayInWords(reopens).ar} في الأوقات المعتادة، وتتأخر مواعيد التسوية تبعاً لذلك.`,
          },
        ],
      }),
    ),
  );
}
