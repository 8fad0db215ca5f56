import { addTradingDays } from '#domain/calendar.ts';
import type { PlainDate } from '#domain/time.ts';
import { fundFactsOf } from '../issuers/directory.ts';
import type { Issuer } from '../issuers/issuer.ts';
import { wholeOf } from '../issuers/seeded.ts';
import { same } from './paper/paper.ts';
import type { Paper } from './paper/paper.ts';
import { newsFile, publish } from './publication.ts';
import type { Publication } from './publication.ts';
import { monthInWords } from './words.ts';

/** Monthly fact sheets of the funds, published on the sixth trading day of the next month. */
export function fundReports(issuers: readonly Issuer[], year: number): Publication[] {
  const funds = issuers.filter(({ kind }) => kind === 'etf' || kind === 'fund');
  const months = Array.from({ length: 12 }, (_, i) => i + 1);
  return funds.flatMap((fund) =>
    months.map((month) => factSheet(fund, year, month)).filter(({ at }) => at > Date.parse(fund.facts.listed)),
  );
}

function factSheet(fund: Issuer, year: number, month: number): Publication {
  const [nextYear, nextMonth] = month === 12 ? [year + 1, 1] : [year, month + 1];
  const firstOfNext: PlainDate = `${nextYear}-${String(nextMonth).padStart(2, '0')}-01`;
  const name = monthInWords(year, month);
  return publish({
    key: `${fund.symbol}/fact-sheet/${year}/${month}`,
    symbol: fund.symbol,
    day: addTradingDays(firstOfNext, 5),
    headline: { en: `Fund Performance for the month of ${name.en}`, ar: `أداء الصندوق لشهر ${name.ar}` },
    files: newsFile('FACT SHEET', () => factSheetPaper(fund, year, month)),
  });
}

function factSheetPaper(fund: Issuer, year: number, month: number): Paper {
  const facts = fundFactsOf(fund.symbol)!;
  const result = wholeOf(`performance/${fund.symbol}/${year}/${month}`, -420, 560);
  const size = `${Math.floor(Math.abs(result) / 100)}.${String(Math.abs(result) % 100).padStart(2, '0')}%`;
  const name = monthInWords(year, month);
  return {
    paragraphs: [
      {
        en: `The fund returned ${result < 0 ? '-' : ''}${size} in ${name.en} after fees. ${facts.investment.en}.`,
        ar: `${result < 0 ? 'سجّل الصندوق تراجعاً' : 'حقّق الصندوق عائداً'} قدره ${size} في ${name.ar} بعد خصم الرسوم. ${facts.investment.ar}.`,
      },
    ],
    table: {
      head: [
        { en: 'Item', ar: 'البند' },
        { en: 'Details', ar: 'التفاصيل' },
      ],
      rows: [
        [{ en: 'Fund manager', ar: 'مدير الصندوق' }, facts.manager],
        [{ en: 'Custodian', ar: 'أمين الحفظ' }, facts.custodian],
        [{ en: 'Fee of the manager a year', ar: 'رسوم المدير في السنة' }, same(`${facts.feePercent}%`)],
        [{ en: 'Distribution', ar: 'سياسة التوزيعات' }, facts.distribution],
      ],
    },
  };
}
