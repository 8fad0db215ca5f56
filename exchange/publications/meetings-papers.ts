import type { CorporateYear, Dividend } from '../issuers/corporate-year.ts';
import { yearToDate } from '../issuers/figures.ts';
import type { Both, Issuer } from '../issuers/issuer.ts';
import { directorsOf } from '../issuers/people.ts';
import { auditorOf } from '../issuers/profile.ts';
import { same } from './paper/paper.ts';
import type { Paper, PaperTable } from './paper/paper.ts';
import { dayInTable, dayInWords, inThousands, millions, perUnit, text } from './words.ts';

const ITEM: Both = { en: 'Item', ar: 'البند' };
const DATE: Both = { en: 'Date', ar: 'التاريخ' };

function agenda(issuer: Issuer, { fiscalYear, dividends }: CorporateYear): Both[] {
  const dividend = dividends.find(({ kind }) => kind === 'final');
  const amount = dividend && perUnit(dividend.amount);
  return [
    {
      en: `Board report and statements for ${fiscalYear}`,
      ar: `تقرير مجلس الإدارة والبيانات المالية لعام ${fiscalYear}`,
    },
    text([{ en: 'Report of the auditor, ', ar: 'تقرير مدقق الحسابات، ' }, auditorOf(issuer)]),
    amount
      ? { en: `Cash dividend of ${amount.en} a share`, ar: `توزيع أرباح نقدية قدرها ${amount.ar} للسهم` }
      : { en: 'No distribution of dividends', ar: 'عدم توزيع أرباح' },
    {
      en: 'Release of the directors and the auditor from liability',
      ar: 'إبراء ذمة أعضاء مجلس الإدارة ومدقق الحسابات',
    },
    { en: `Appointment of the auditor for ${fiscalYear + 1}`, ar: `تعيين مدقق الحسابات لعام ${fiscalYear + 1}` },
  ];
}

function numbered(items: readonly Both[], head: Both): PaperTable {
  return { head: [same('#'), head], rows: items.map((item, at) => [same(String(at + 1)), item]) };
}

export function invitationPaper(issuer: Issuer, year: CorporateYear): Paper {
  const day = dayInWords(year.generalMeeting);
  return {
    paragraphs: [
      {
        en: `The Board of Directors invites the shareholders to the annual general meeting on ${day.en} at 14:00, in person and by electronic means. A quorum needs half of the capital; a second meeting would follow a week later.`,
        ar: `يدعو مجلس الإدارة المساهمين إلى اجتماع الجمعية العمومية السنوية في ${day.ar} الساعة 14:00، حضورياً وعبر الوسائل الإلكترونية. ويكتمل النصاب بحضور من يمثلون نصف رأس المال، وإلا عُقد اجتماع ثانٍ بعد أسبوع.`,
      },
    ],
    table: numbered(agenda(issuer, year), { en: 'Agenda', ar: 'جدول الأعمال' }),
    signatory: directorsOf(issuer.symbol)[0]!,
  };
}

export function resolutionsPaper(issuer: Issuer, year: CorporateYear): Paper {
  const day = dayInWords(year.generalMeeting);
  return {
    paragraphs: [
      {
        en: `The annual general meeting was held on ${day.en} with a full quorum and approved the following items.`,
        ar: `انعقدت الجمعية العمومية السنوية في ${day.ar} باكتمال النصاب القانوني ووافقت على البنود الآتية.`,
      },
    ],
    table: numbered(agenda(issuer, year), { en: 'Approved', ar: 'تمت الموافقة على' }),
    signatory: directorsOf(issuer.symbol)[0]!,
  };
}

export function nomineesPaper(issuer: Issuer, year: CorporateYear): Paper {
  const board = directorsOf(issuer.symbol);
  return {
    paragraphs: [
      text([
        {
          en: 'The nominations for the Board of Directors, to be elected on ',
          ar: 'أسماء المرشحين لعضوية مجلس الإدارة الذي يُنتخب في ',
        },
        dayInWords(year.generalMeeting),
        { en: ', are as follows.', ar: ' كما يلي.' },
      ]),
    ],
    table: numbered(
      board.map(({ name }) => name),
      { en: 'Nominee', ar: 'المرشح' },
    ),
  };
}

export function integratedPaper(issuer: Issuer, { fiscalYear }: CorporateYear): Paper {
  const years = [fiscalYear, fiscalYear - 1, fiscalYear - 2];
  const figures = years.map((year) => yearToDate(issuer, year, 4));
  const row = (name: Both, key: 'revenue' | 'netProfit' | 'equity') => [
    name,
    ...figures.map((one) => same(inThousands(one[key]))),
  ];
  const revenue = millions(figures[0]!.revenue);
  return {
    paragraphs: [
      {
        en: `This report brings together the annual statements, the auditor's report and the reports of the Board, on governance and on sustainability for ${fiscalYear}. ${issuer.name.en} is ${issuer.facts.does.en}.`,
        ar: `يجمع هذا التقرير البيانات المالية السنوية وتقرير مدقق الحسابات وتقارير مجلس الإدارة والحوكمة والاستدامة لعام ${fiscalYear}. و${issuer.name.ar} ${issuer.facts.does.ar}.`,
      },
      { en: `Revenue of the year was ${revenue.en}.`, ar: `وبلغت إيرادات العام ${revenue.ar}.` },
      {
        en: 'The Board met six times in the year. Its audit committee and its nomination and remuneration committee are chaired by independent directors. Emissions, water use and the share of citizens among the staff are measured each year and set out in the sustainability chapter.',
        ar: 'عقد مجلس الإدارة ستة اجتماعات خلال العام، ويرأس لجنة التدقيق ولجنة الترشيحات والمكافآت عضوان مستقلان. وتُقاس الانبعاثات واستهلاك المياه ونسبة التوطين سنوياً وتُعرض في فصل الاستدامة.',
      },
    ],
    table: {
      head: [{ en: 'AED thousand', ar: 'ألف درهم' }, ...years.map((year) => same(String(year)))],
      rows: [
        row({ en: 'Revenue', ar: 'الإيرادات' }, 'revenue'),
        row({ en: 'Net profit (loss)', ar: 'صافي الربح (الخسارة)' }, 'netProfit'),
        row({ en: "Shareholders' equity", ar: 'حقوق المساهمين' }, 'equity'),
      ],
    },
    signatory: directorsOf(issuer.symbol)[0]!,
  };
}

export function dividendPaper(issuer: Issuer, dividend: Dividend): Paper {
  const amount = perUnit(dividend.amount);
  const percent = `${dividend.amount / 10}%`;
  return {
    paragraphs: [
      {
        en: `Holders will receive a cash dividend of ${amount.en} a ${issuer.kind === 'equity' ? 'share' : 'unit'}, which is ${percent} of par, on the days below.`,
        ar: `يتسلم ${issuer.kind === 'equity' ? 'المساهمون' : 'حملة الوحدات'} أرباحاً نقدية قدرها ${amount.ar} ${issuer.kind === 'equity' ? 'للسهم' : 'للوحدة'}، أي ${percent} من القيمة الاسمية، في المواعيد الآتية.`,
      },
    ],
    table: {
      head: [ITEM, DATE],
      rows: [
        [{ en: 'Last day to buy', ar: 'آخر يوم شراء للاستحقاق' }, dayInTable(dividend.entitlementDate)],
        [{ en: 'Ex-dividend date', ar: 'تاريخ استبعاد الأرباح' }, dayInTable(dividend.exDate)],
        [{ en: 'Record date', ar: 'تاريخ إغلاق السجل' }, dayInTable(dividend.recordDate)],
        [{ en: 'Payment date', ar: 'تاريخ صرف الأرباح' }, dayInTable(dividend.paymentDate)],
      ],
    },
  };
}
