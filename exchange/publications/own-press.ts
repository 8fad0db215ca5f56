import type { PlainDate } from '#domain/time.ts';
import { agreementWith } from '../issuers/arabic-gender.ts';
import { onTradingDay } from '../issuers/corporate-year.ts';
import { CREDITS } from '../issuers/carbon.ts';
import { DEBT_ISSUES } from '../issuers/debt.ts';
import type { ExchangeIdentity } from '../issuers/identity.ts';
import type { Both, Issuer } from '../issuers/issuer.ts';
import { SECTOR_NAMES } from '../issuers/sectors.ts';
import { PRESS_TOPICS } from './data/press-topics.ts';
import type { Paper } from './paper/paper.ts';
import { newsFile, publish } from './publication.ts';
import type { Publication } from './publication.ts';
import { millions, whole } from './words.ts';

/** Press releases of the exchange in one year: the yearly ones, and one for each new listing. */
export function ownPress(identity: ExchangeIdentity, issuers: readonly Issuer[], year: number): Publication[] {
  const yearly = PRESS_TOPICS.map((topic) =>
    press(identity, `yearly/${topic.name}`, `${year}-${topic.on}`, topic.headline(identity.name, year), () => ({
      paragraphs: topic.paragraphs(identity.name, year),
    })),
  );
  return [...yearly, ...listings(identity, issuers, year)];
}

function press(
  { ownSymbol }: ExchangeIdentity,
  name: string,
  day: PlainDate,
  headline: Both,
  paper: () => Paper,
): Publication {
  const on = onTradingDay(day);
  return publish({
    key: `press/${on}/${name}`,
    symbol: ownSymbol,
    day: on,
    between: [9, 15],
    headline,
    source: 'press',
    files: newsFile('PR', paper),
  });
}

function listings(identity: ExchangeIdentity, issuers: readonly Issuer[], year: number): Publication[] {
  const inYear = (day: PlainDate) => day.startsWith(String(year));
  return [
    ...issuers.filter(({ facts }) => inYear(facts.listed)).map((issuer) => listingOfShares(identity, issuer)),
    ...DEBT_ISSUES.filter(({ home, issued }) => home && inYear(issued)).map((issue) => {
      const sum = `${issue.currency} ${whole(issue.size)}`;
      const currencyAr = issue.currency === 'USD' ? 'دولار أمريكي' : 'درهم';
      const kindAr = issue.kind === 'sukuk' ? 'صكوك' : 'سندات';
      const kindEn = issue.kind === 'sukuk' ? 'sukuk' : 'notes';
      const headline = {
        en: `${identity.name.en} welcomes the listing of ${sum} million ${kindEn} by ${issue.issuer.en}`,
        ar: `${identity.name.ar} ترحب بإدراج ${kindAr} بقيمة ${whole(issue.size)} مليون ${currencyAr} من ${issue.issuer.ar}`,
      };
      return press(identity, `listing/${issue.symbol}`, issue.issued, headline, () => ({
        paragraphs: [
          {
            en: `The issue matures in ${issue.matures.slice(0, 4)} and pays ${issue.rate / 1000}% a year. The order book came from the Gulf, Europe and Asia and was several times covered.`,
            ar: `يستحق الإصدار في عام ${issue.matures.slice(0, 4)} ويدفع ${issue.rate / 1000}% سنوياً، وغُطّي الاكتتاب عدة مرات بطلبات من الخليج وأوروبا وآسيا.`,
          },
        ],
      }));
    }),
    ...CREDITS.filter(({ listed }) => inYear(listed)).map((credit) =>
      press(
        identity,
        `listing/${credit.symbol}`,
        credit.listed,
        {
          en: `${identity.name.en} lists ${credit.name.en} on its carbon pilot`,
          ar: `${identity.name.ar} تدرج ${credit.name.ar} في منصة الكربون التجريبية`,
        },
        () => ({
          paragraphs: [
            {
              en: `${whole(credit.listedCredits)} credits are listed, a tonne each. ${credit.project.en}.`,
              ar: `أُدرج ${whole(credit.listedCredits)} رصيد، كل منها طن واحد. ${credit.project.ar}.`,
            },
          ],
        }),
      ),
    ),
  ];
}

function listingOfShares(identity: ExchangeIdentity, issuer: Issuer): Publication {
  const { facts } = issuer;
  const raised = millions(facts.base * facts.units * 1_000_000 * (facts.float / 100));
  const share = issuer.kind === 'equity' ? { en: 'shares', ar: 'أسهم' } : { en: 'units', ar: 'وحدات' };
  const headline = {
    en: `${issuer.shortName.en} debuts on ${identity.shortName}`,
    ar: `بدء تداول ${share.ar} ${issuer.shortName.ar} في ${identity.name.ar}`,
  };
  return press(identity, `listing/${issuer.symbol}`, facts.listed, headline, () => ({
    paragraphs: [
      {
        en: `The ${share.en} of ${issuer.name.en} began to trade today under the symbol ${issuer.symbol}. The offering covered ${facts.float}% of the capital and was worth ${raised.en} at the listing price.`,
        ar: `بدأ اليوم تداول ${share.ar} ${issuer.name.ar} بالرمز ${issuer.symbol}. وشمل الطرح ${facts.float}% من رأس المال بقيمة ${raised.ar} بسعر الإدراج.`,
      },
      {
        en: `The company belongs to the sector ${SECTOR_NAMES[issuer.sector].en}. ${issuer.name.en} is ${facts.does.en}.`,
        ar: `${issuer.name.ar} ${facts.does.ar}، وتصنيف${agreementWith(issuer).its} القطاعي: ${SECTOR_NAMES[issuer.sector].ar}.`,
      },
    ],
  }));
}
