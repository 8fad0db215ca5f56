import type { PlainDate } from '#domain/time.ts';
import { agreementWith } from '../../issuers/arabic-gender.ts';
import type { Both, Issuer, SectorKey } from '../../issuers/issuer.ts';
import { managementOf } from '../../issuers/people.ts';
import { wholeOf } from '../../issuers/seeded.ts';
import { same } from '../paper/paper.ts';
import type { Paper } from '../paper/paper.ts';
import { dayInTable, millions, whole } from '../words.ts';

export interface NewsTopic {
  name: string;
  /** Label in the file's name. */
  label: string;
  headline: Both;
  /** The sectors with such news; all shares when absent. */
  sectors?: readonly SectorKey[];
  paper(issuer: Issuer, day: PlainDate): Paper;
}

const MATERIAL: Both = { en: ' Disclosure of material information ', ar: ' الإفصاح عن معلومات جوهرية ' };
const NOTIFICATION: Both = { en: 'Notification from the company', ar: 'إخطار من الشركة' };
const PRESS: Both = { en: 'Press release', ar: 'بيان صحفي' };
const BUILDERS: readonly SectorKey[] = ['industrials', 'technology', 'utilities', 'communication', 'health-care'];
const SHOPS: readonly SectorKey[] = ['consumer-discretionary', 'consumer-staples'];

/** A round sum in proportion to the issuer's size. */
function sum(issuer: Issuer, seed: string, low: number, high: number): number {
  const capital = issuer.facts.base * issuer.facts.units;
  const part = wholeOf(`${seed}/${issuer.symbol}`, low, high) / 1000;
  const step = 2.5;
  return Math.max(step, Math.round((capital * part) / step) * step) * 1_000_000;
}

/** Hundredths of a per cent. */
const SLIP = 9;
const LETTERS_WITHOUT_SLIP = 12;

/** True when the Arabic letter about a change in a holding has a wrong figure: issuers occasionally misprint one. */
export function hasSlip(symbol: string, day: PlainDate): boolean {
  return wholeOf(`slip/${symbol}/${day}`, 1, LETTERS_WITHOUT_SLIP) === 1;
}

/** Issuers' news between their results. Everything here is invented. */
export const NEWS_TOPICS: readonly NewsTopic[] = [
  {
    name: 'contract',
    label: 'NOT',
    headline: MATERIAL,
    sectors: BUILDERS,
    paper(issuer, day) {
      const value = millions(sum(issuer, `contract/${day}`, 8, 60));
      const months = wholeOf(`months/${issuer.symbol}/${day}`, 12, 40);
      return {
        paragraphs: [
          {
            en: `${issuer.name.en} signed a contract worth ${value.en} with a customer in the region. The work takes ${months} months and begins in the coming quarter.`,
            ar: `${agreementWith(issuer).past('وقّع')} ${issuer.name.ar} عقداً بقيمة ${value.ar} مع عميل في المنطقة، وتستغرق الأعمال ${months} شهراً وتبدأ في الربع المقبل.`,
          },
          {
            en: 'The effect on results will appear in the financial statements as the work proceeds. No director or related party has an interest in the contract.',
            ar: 'وسيظهر الأثر المالي في البيانات المالية تباعاً مع تقدم الأعمال، ولا مصلحة لأي عضو في مجلس الإدارة أو طرف ذي علاقة في العقد.',
          },
        ],
      };
    },
  },
  {
    name: 'facility',
    label: 'NOT FIN',
    headline: MATERIAL,
    paper(issuer, day) {
      const value = millions(sum(issuer, `facility/${day}`, 15, 70));
      const years = wholeOf(`tenor/${issuer.symbol}/${day}`, 3, 7);
      return {
        paragraphs: [
          {
            en: `The company arranged a financing facility of ${value.en} for ${years} years with a group of banks. It replaces dearer borrowings and funds the investment plan that the Board approved.`,
            ar: `رتّبت الشركة تسهيلاً تمويلياً بقيمة ${value.ar} لمدة ${years} سنوات مع مجموعة من البنوك، ويحل التسهيل محل تمويلات أعلى كلفة ويموّل الخطة الاستثمارية المعتمدة من مجلس الإدارة.`,
          },
        ],
      };
    },
  },
  {
    name: 'launch',
    label: 'PR LAUNCH',
    headline: { en: 'Press release on the launch of a new phase', ar: 'بيان صحفي بشأن إطلاق مرحلة جديدة' },
    sectors: ['real-estate'],
    paper(issuer, day) {
      const homes = wholeOf(`homes/${issuer.symbol}/${day}`, 140, 920);
      const homesAr = homes % 100 >= 3 && homes % 100 <= 10 ? 'وحدات سكنية' : 'وحدة سكنية';
      const value = millions(sum(issuer, `launch/${day}`, 30, 110));
      return {
        paragraphs: [
          {
            en: `${issuer.shortName.en} opened sales of a phase of ${homes} homes with a value of ${value.en}. Handover is planned within three years, and buyers' payments are held in escrow.`,
            ar: `طرحت ${issuer.shortName.ar} للبيع مرحلة تضم ${homes} ${homesAr} بقيمة ${value.ar}، ومن المقرر التسليم خلال ثلاث سنوات مع إيداع دفعات المشترين في حساب ضمان.`,
          },
        ],
      };
    },
  },
  {
    name: 'branches',
    label: 'PR',
    headline: PRESS,
    sectors: SHOPS,
    paper(issuer, day) {
      const sites = wholeOf(`sites/${issuer.symbol}/${day}`, 4, 9);
      return {
        paragraphs: [
          {
            en: `${issuer.shortName.en} will open ${sites} new sites before the end of the year, three of them outside Dubai, and hire staff for them from this month on.`,
            ar: `تفتتح ${issuer.shortName.ar} ${sites} مواقع جديدة قبل نهاية العام، ثلاثة منها خارج دبي، وتبدأ التوظيف لها اعتباراً من هذا الشهر.`,
          },
        ],
      };
    },
  },
  {
    name: 'digital',
    label: 'PR DIGITAL',
    headline: PRESS,
    sectors: ['financials'],
    paper(issuer, day) {
      const share = wholeOf(`digital/${issuer.symbol}/${day}`, 61, 94);
      return {
        paragraphs: [
          {
            en: `Customers of ${issuer.shortName.en} now settle ${share}% of their requests in the application. The next release adds signing of contracts with the national digital identity.`,
            ar: `ينجز عملاء ${issuer.shortName.ar} ${share}% من طلباتهم عبر التطبيق، ويضيف الإصدار المقبل توقيع العقود بالهوية الرقمية.`,
          },
        ],
      };
    },
  },
  {
    name: 'holding',
    label: 'NOT HOLD',
    headline: { en: 'Notification of a change in a major holding', ar: 'إخطار بتغيّر في ملكية أحد كبار المساهمين' },
    paper(issuer, day) {
      const before = wholeOf(`before/${issuer.symbol}/${day}`, 520, 990);
      const after = before + wholeOf(`after/${issuer.symbol}/${day}`, 40, 180);
      const percent = (hundredths: number) =>
        same(`${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}%`);
      return {
        paragraphs: [
          {
            en: 'A shareholder told the company that its holding has changed as shown below. The purchase was made on the market for investment.',
            ar: 'أبلغ أحد المساهمين الشركة بتغيّر حصته كما يظهر أدناه، وقد تم الشراء في السوق لأغراض الاستثمار.',
          },
        ],
        table: {
          head: [
            { en: 'Date', ar: 'التاريخ' },
            { en: 'Before', ar: 'قبل' },
            { en: 'After', ar: 'بعد' },
          ],
          rows: [
            [
              dayInTable(day),
              percent(before),
              { en: percent(after).en, ar: percent(hasSlip(issuer.symbol, day) ? after + SLIP : after).ar },
            ],
          ],
        },
      };
    },
  },
  {
    name: 'officer',
    label: 'NOT APP',
    headline: NOTIFICATION,
    paper(issuer, day) {
      const officer = managementOf(issuer.symbol)[wholeOf(`officer/${issuer.symbol}/${day}`, 1, 4)]!;
      return {
        paragraphs: [
          {
            en: `The Board renewed the mandate of ${officer.name.en} as ${officer.title.en} for three years. The committees of the Board stay as they are.`,
            ar: `جدّد مجلس الإدارة تكليف ${officer.name.ar} بمنصب ${officer.title.ar} لمدة ثلاث سنوات، وتبقى لجان المجلس على تشكيلها.`,
          },
        ],
      };
    },
  },
  {
    name: 'movement',
    label: 'NOT REPLY',
    headline: {
      en: 'Reply to the exchange on the movement of the share price',
      ar: 'رد على استفسار البورصة بشأن حركة سعر السهم',
    },
    paper(issuer) {
      const { present, its } = agreementWith(issuer);
      return {
        paragraphs: [
          {
            en: `In answer to the exchange's question, ${issuer.name.en} states that it knows of no material information that has not been disclosed and that would explain the recent movement of its share price.`,
            ar: `رداً على استفسار البورصة، ${present('فيد')} ${issuer.name.ar} بعدم وجود معلومات جوهرية غير معلنة لدي${its} تفسّر الحركة الأخيرة في سعر سهم${its}.`,
          },
        ],
      };
    },
  },
  {
    name: 'buyback',
    label: 'SBB',
    headline: { en: 'Post share buyback announcement', ar: 'إعلان ما بعد إعادة شراء الأسهم' },
    sectors: ['financials', 'real-estate', 'communication'],
    paper(issuer, day) {
      const shares = wholeOf(`buyback/${issuer.symbol}/${day}`, 40, 900) * 1_000;
      return {
        paragraphs: [
          {
            en: 'Under the programme approved by the general meeting the company bought back its own shares as follows.',
            ar: 'اشترت الشركة من أسهمها بموجب البرنامج المعتمد من الجمعية العمومية على النحو الآتي.',
          },
        ],
        table: {
          head: [
            { en: 'Date', ar: 'التاريخ' },
            { en: 'Shares', ar: 'عدد الأسهم' },
            { en: 'Of the capital', ar: 'من رأس المال' },
          ],
          rows: [
            [
              dayInTable(day),
              same(whole(shares)),
              same(`${((shares / (issuer.facts.units * 1_000_000)) * 100).toFixed(4)}%`),
            ],
          ],
        },
      };
    },
  },
  {
    name: 'sustainability',
    label: 'PR ESG',
    headline: { en: 'Press release on the sustainability programme', ar: 'بيان صحفي بشأن برنامج الاستدامة' },
    paper(issuer, day) {
      const { past, its } = agreementWith(issuer);
      const cut = wholeOf(`esg/${issuer.symbol}/${day}`, 6, 22);
      return {
        paragraphs: [
          {
            en: `${issuer.shortName.en} used ${cut}% less energy for each unit of output than three years ago. Its next targets are checked by an outside auditor and published every year.`,
            ar: `${past('خفّض')} ${issuer.shortName.ar} استهلاك الطاقة لكل وحدة إنتاج بنسبة ${cut}% مقارنة بما قبل ثلاث سنوات، وتخضع أهداف${its} التالية لتدقيق خارجي وتُنشر سنوياً.`,
          },
        ],
      };
    },
  },
  {
    name: 'lawsuit',
    label: 'NOT CASE',
    headline: NOTIFICATION,
    paper(issuer, day) {
      const value = millions(sum(issuer, `case/${day}`, 1, 6));
      return {
        paragraphs: [
          {
            en: `The court of appeal ruled in favour of ${issuer.name.en} in a commercial case and awarded it ${value.en}. The other side may appeal to the court of cassation.`,
            ar: `حكمت محكمة الاستئناف لصالح ${issuer.name.ar} في دعوى تجارية وقضت ل${agreementWith(issuer).its} بمبلغ ${value.ar}، وللطرف الآخر حق الطعن أمام محكمة التمييز.`,
          },
        ],
      };
    },
  },
  {
    name: 'agreement',
    label: 'PR MOU',
    headline: { en: 'Press release on a memorandum of understanding', ar: 'بيان صحفي بشأن توقيع مذكرة تفاهم' },
    paper(issuer) {
      const { past, its } = agreementWith(issuer);
      return {
        paragraphs: [
          {
            en: `${issuer.shortName.en} signed a memorandum of understanding to study a joint venture in its field in East Africa and Central Asia. It binds neither side until final agreements are signed.`,
            ar: `${past('وقّع')} ${issuer.shortName.ar} مذكرة تفاهم لدراسة مشروع مشترك في مجال عمل${its} في شرق أفريقيا وآسيا الوسطى، والمذكرة غير ملزمة لأي من الطرفين قبل توقيع الاتفاقيات النهائية.`,
          },
        ],
      };
    },
  },
];
