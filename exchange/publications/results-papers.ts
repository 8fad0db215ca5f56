import { addTradingDays } from '#domain/calendar.ts';
import type { PeriodFigures } from '../issuers/figures.ts';
import type { Both } from '../issuers/issuer.ts';
import { corporateYear } from '../issuers/corporate-year.ts';
import { managementOf } from '../issuers/people.ts';
import { auditorOf } from '../issuers/profile.ts';
import { same } from './paper/paper.ts';
import type { Paper, PaperTable } from './paper/paper.ts';
import { figuresOf, periodEnd } from './reported-quarter.ts';
import type { ReportedQuarter } from './reported-quarter.ts';
import { dayInWords, growthInWords, inThousands, millions, perUnit, text } from './words.ts';

const LINES: readonly { key: keyof PeriodFigures; name: Both }[] = [
  { key: 'revenue', name: { en: 'Revenue', ar: 'الإيرادات' } },
  { key: 'netProfit', name: { en: 'Net profit (loss)', ar: 'صافي الربح (الخسارة)' } },
  { key: 'totalAssets', name: { en: 'Total assets', ar: 'إجمالي الأصول' } },
  { key: 'equity', name: { en: "Shareholders' equity", ar: 'حقوق المساهمين' } },
];

function figuresTable(reported: ReportedQuarter): PaperTable {
  const { now, before } = figuresOf(reported);
  return {
    head: [{ en: 'AED thousand', ar: 'ألف درهم' }, same(String(reported.year)), same(String(reported.year - 1))],
    rows: LINES.map(({ key, name }) => [name, same(inThousands(now[key])), same(inThousands(before[key]))]),
  };
}

function profitSentence(reported: ReportedQuarter): Both {
  const { now, before } = figuresOf(reported);
  const end = periodEnd(reported);
  const profit = millions(now.netProfit);
  if (now.netProfit < 0) {
    return {
      en: `The period to ${end.en} closed with a net loss of ${profit.en}.`,
      ar: `سجلت الفترة المنتهية في ${end.ar} صافي خسارة قدره ${profit.ar}.`,
    };
  }
  const growth = growthInWords(now.netProfit, before.netProfit);
  return {
    en: `Net profit for the period to ${end.en} was ${profit.en}, ${growth.en} on the same period of the year before.`,
    ar: `بلغ صافي الربح عن الفترة المنتهية في ${end.ar} ما قيمته ${profit.ar} ${growth.ar} عن الفترة المقابلة من العام السابق.`,
  };
}

export function statementsPaper(reported: ReportedQuarter): Paper {
  const auditor = auditorOf(reported.issuer);
  const end = periodEnd(reported);
  const reviewed = reported.quarter === 4 ? { en: 'audited', ar: 'تدقيقها' } : { en: 'reviewed', ar: 'مراجعتها' };
  return {
    paragraphs: [
      {
        en: `We enclose the condensed consolidated financial statements for the period ended ${end.en}. They were ${reviewed.en} by ${auditor.en} and approved by the Board of Directors.`,
        ar: `نرفق البيانات المالية الموحدة الموجزة للفترة المنتهية في ${end.ar}، وقد جرت ${reviewed.ar} من قِبل ${auditor.ar} واعتمدها مجلس الإدارة.`,
      },
      profitSentence(reported),
    ],
    table: figuresTable(reported),
    signatory: managementOf(reported.issuer.symbol)[1]!,
  };
}

export function resultsPressPaper(reported: ReportedQuarter): Paper {
  const { now, before } = figuresOf(reported);
  const [revenue, growth, chief] = [
    millions(now.revenue),
    growthInWords(now.revenue, before.revenue),
    managementOf(reported.issuer.symbol)[0]!,
  ];
  const name = reported.issuer.shortName;
  return {
    paragraphs: [
      profitSentence(reported),
      {
        en: `Revenue reached ${revenue.en}, ${growth.en}. Total assets stood at ${millions(now.totalAssets).en} at the end of the period.`,
        ar: `ووصلت الإيرادات إلى ${revenue.ar} ${growth.ar}، وبلغ إجمالي الأصول ${millions(now.totalAssets).ar} في نهاية الفترة.`,
      },
      {
        en: `${chief.name.en}, Chief Executive Officer of ${name.en}, said: “The figures follow our plan for the year. We keep our costs in hand and invest where our customers need us.”`,
        ar: `${chief.woman ? 'وقالت' : 'وقال'} ${chief.name.ar}، ${chief.title.ar} في ${name.ar}: «تسير النتائج وفق خطة العام، ونواصل ضبط التكاليف والاستثمار حيث يحتاج إلينا عملاؤنا».`,
      },
    ],
    table: figuresTable(reported),
  };
}

export function boardNoticePaper(reported: ReportedQuarter): Paper {
  const [day, end] = [dayInWords(reported.day), periodEnd(reported)];
  const dividend =
    reported.quarter === 4 ? { en: ' and to consider a dividend', ar: ' والنظر في توزيع الأرباح' } : { en: '', ar: '' };
  return {
    paragraphs: [
      {
        en: `The Board of Directors will meet on ${day.en} at 12:00 noon to discuss the financial statements for the period ended ${end.en}${dividend.en}.`,
        ar: `يجتمع مجلس الإدارة في ${day.ar} الساعة 12:00 ظهراً لمناقشة البيانات المالية للفترة المنتهية في ${end.ar}${dividend.ar}.`,
      },
      {
        en: 'Insiders may not deal in the shares from the end of the period until the results are published.',
        ar: 'ويُحظر على المطّلعين التعامل في الأسهم من نهاية الفترة حتى الإعلان عن النتائج.',
      },
    ],
  };
}

export function boardResultsPaper(reported: ReportedQuarter): Paper {
  const { issuer, year, quarter, day } = reported;
  const kind = quarter === 4 ? 'final' : 'interim';
  const dividend =
    quarter % 2 === 0 ? corporateYear(issuer, year).dividends.find((one) => one.kind === kind) : undefined;
  const amount = dividend && perUnit(dividend.amount);
  const decided: Both[] = amount
    ? [
        kind === 'final'
          ? {
              en: `To propose to the general meeting a cash dividend of ${amount.en} a share.`,
              ar: `التوصية إلى الجمعية العمومية بتوزيع أرباح نقدية قدرها ${amount.ar} للسهم.`,
            }
          : {
              en: `To pay an interim cash dividend of ${amount.en} a share.`,
              ar: `توزيع أرباح نقدية مرحلية قدرها ${amount.ar} للسهم.`,
            },
      ]
    : [{ en: 'No dividend was proposed for the period.', ar: 'لم تُقترح أرباح عن الفترة.' }];
  return {
    paragraphs: [
      text([
        { en: 'The Board of Directors met on ', ar: 'اجتمع مجلس الإدارة في ' },
        dayInWords(day),
        { en: ' and resolved:', ar: ' وقرر ما يلي:' },
      ]),
      text([
        {
          en: 'To approve the financial statements for the period ended ',
          ar: 'اعتماد البيانات المالية للفترة المنتهية في ',
        },
        periodEnd(reported),
        '.',
      ]),
      ...decided,
    ],
  };
}

export function callPaper(reported: ReportedQuarter): Paper {
  const day = dayInWords(addTradingDays(reported.day, 2));
  return {
    paragraphs: [
      {
        en: `The management will discuss the results with analysts and investors on ${day.en} at 15:30 Dubai time, in English. Questions may be sent beforehand to the investor relations office.`,
        ar: `تناقش الإدارة النتائج مع المحللين والمستثمرين في ${day.ar} الساعة 15:30 بتوقيت دبي باللغة الإنجليزية، ويمكن إرسال الأسئلة مسبقاً إلى مكتب علاقات المستثمرين.`,
      },
    ],
    signatory: managementOf(reported.issuer.symbol)[4]!,
  };
}
