import type { EventKind } from '#domain/exchange-event.ts';
import type { Both } from '../../issuers/issuer.ts';

export interface EventTopic {
  name: string;
  /** Month and day of the first day each year (the next trading day when the market is closed). */
  on: string;
  /** Number of further days. */
  moreDays?: number;
  /** Hours in Dubai; the whole day when absent. */
  hours?: readonly [from: string, to: string];
  title: Both;
  summary: Both;
  content: Both;
  place: Both;
  /** Defaults to 'other'. */
  kind?: EventKind;
  /** The place, when it is not the exchange's own city. */
  abroad?: { city: Both; country: Both };
  /** Number of participating companies, and of meetings held. */
  companies?: number;
  meetings?: number;
}

const HALL: Both = { en: 'Trading hall', ar: 'قاعة التداول' };
const ONLINE: Both = { en: 'Online', ar: 'عبر الإنترنت' };

/** Events that come every year. Everything here is invented. */
export const EVENT_TOPICS: readonly EventTopic[] = [
  {
    name: 'investor-relations',
    on: '01-28',
    kind: 'meeting',
    hours: ['09:00', '15:30'],
    title: { en: 'Investor Relations Forum', ar: 'ملتقى علاقات المستثمرين' },
    summary: {
      en: 'How listed companies speak to their shareholders before, during and after results.',
      ar: 'كيف تخاطب الشركات المدرجة مساهميها قبل النتائج وأثناءها وبعدها.',
    },
    content: {
      en: '<p>A day for investor relations officers: disclosure calendars, calls with analysts, and what funds look for on a website.</p><ul><li>Panel: results in two languages on the same minute</li><li>Workshop: a fact sheet of one page</li></ul>',
      ar: '<p>يوم لمسؤولي علاقات المستثمرين: مواعيد الإفصاح، ومكالمات المحللين، وما تبحث عنه الصناديق في المواقع الإلكترونية.</p><ul><li>جلسة: النتائج باللغتين في الدقيقة نفسها</li><li>ورشة: صحيفة حقائق من صفحة واحدة</li></ul>',
    },
    place: HALL,
  },
  {
    name: 'governance',
    on: '02-18',
    kind: 'training',
    hours: ['10:00', '13:00'],
    title: { en: 'Clinic on the integrated report', ar: 'ورشة التقرير المتكامل' },
    summary: {
      en: 'Questions and answers on governance and sustainability chapters before the season of general meetings.',
      ar: 'أسئلة وأجوبة عن فصلي الحوكمة والاستدامة قبل موسم الجمعيات العمومية.',
    },
    content: {
      en: '<p>Bring a draft of your report. Reviewers of the exchange and of two audit firms read one chapter with each company.</p>',
      ar: '<p>أحضروا مسودة تقريركم، ويقرأ مراجعون من البورصة ومن شركتي تدقيق فصلاً واحداً مع كل شركة.</p>',
    },
    place: HALL,
  },
  {
    name: 'bell',
    on: '03-09',
    hours: ['09:30', '10:30'],
    title: { en: 'Bell ringing for women on boards', ar: 'قرع الجرس تكريماً للمرأة في مجالس الإدارة' },
    summary: {
      en: 'The session opens with directors of listed companies.',
      ar: 'تُفتتح الجلسة بحضور أعضاء مجالس إدارات شركات مدرجة.',
    },
    content: {
      en: '<p>Doors open at 09:00; the bell rings at 10:00 sharp, when continuous trading begins.</p>',
      ar: '<p>تُفتح الأبواب الساعة 09:00 ويُقرع الجرس الساعة 10:00 مع بدء التداول المستمر.</p>',
    },
    place: HALL,
  },
  {
    name: 'roadshow-london',
    on: '04-16',
    moreDays: 1,
    kind: 'roadshow',
    title: { en: 'International roadshow: London', ar: 'الجولة الترويجية الدولية: لندن' },
    summary: {
      en: 'Listed companies meet funds that own shares here, and funds that do not yet.',
      ar: 'شركات مدرجة تلتقي صناديق تملك أسهماً هنا وأخرى لا تملك بعد.',
    },
    content: {
      en: '<p>Half an hour a meeting, one company and one fund, or a few funds together. The slides of every company are disclosed before the first meeting.</p>',
      ar: '<p>نصف ساعة لكل لقاء، شركة واحدة وصندوق واحد أو بضعة صناديق معاً. ويُفصح عن العرض الذي تقدمه كل شركة قبل أول لقاء.</p>',
    },
    place: { en: 'Conference hall', ar: 'قاعة المؤتمرات' },
    abroad: {
      city: { en: 'London', ar: 'لندن' },
      country: { en: 'United Kingdom', ar: 'المملكة المتحدة' },
    },
    companies: 18,
    meetings: 214,
  },
  {
    name: 'roadshow-new-york',
    on: '04-21',
    moreDays: 1,
    kind: 'roadshow',
    title: { en: 'International roadshow: New York', ar: 'الجولة الترويجية الدولية: نيويورك' },
    summary: {
      en: 'The companies of the London meetings speak to pension funds and asset managers of North America.',
      ar: 'الشركات التي شاركت في لقاءات لندن تتحدث إلى صناديق التقاعد ومديري الأصول في أمريكا الشمالية.',
    },
    content: {
      en: '<p>Meetings by appointment from 09:00 to 17:00 local time. The slides are those that were disclosed before London.</p>',
      ar: '<p>اللقاءات بموعد مسبق من الساعة 09:00 إلى 17:00 بالتوقيت المحلي، والعروض هي التي أُفصح عنها قبل لقاءات لندن.</p>',
    },
    place: { en: 'Conference hall', ar: 'قاعة المؤتمرات' },
    abroad: {
      city: { en: 'New York', ar: 'نيويورك' },
      country: { en: 'United States', ar: 'الولايات المتحدة' },
    },
    companies: 18,
    meetings: 187,
  },
  {
    name: 'retail-evening',
    on: '04-22',
    kind: 'training',
    hours: ['18:30', '20:30'],
    title: {
      en: 'Evening for personal investors: reading a balance sheet',
      ar: 'أمسية المستثمرين الأفراد: قراءة الميزانية',
    },
    summary: {
      en: 'Two hours with an analyst and the statements of three listed companies.',
      ar: 'ساعتان مع محلل مالي وقوائم ثلاث شركات مدرجة.',
    },
    content: {
      en: '<p>No previous knowledge is needed. Seats are free; please register with your investor number.</p>',
      ar: '<p>لا تتطلب المشاركة معرفة مسبقة، والمقاعد مجانية، ويُرجى التسجيل برقم المستثمر.</p>',
    },
    place: HALL,
  },
  {
    name: 'sukuk-day',
    on: '05-13',
    title: { en: 'Sukuk Day', ar: 'يوم الصكوك' },
    summary: {
      en: 'Issuers, arrangers and scholars on listed sukuk in dollars and dirhams.',
      ar: 'مُصدرون ومرتّبون وعلماء شريعة يتحدثون عن الصكوك المدرجة بالدولار والدرهم.',
    },
    content: {
      en: '<p>Sessions on green structures, trading by personal investors and the standards of Sharia boards.</p>',
      ar: '<p>جلسات عن الهياكل الخضراء وتداول الأفراد ومعايير الهيئات الشرعية.</p>',
    },
    place: {
      en: 'Conference centre, Dubai International Financial Centre',
      ar: 'قاعة المؤتمرات، مركز دبي المالي العالمي',
    },
  },
  {
    name: 'students',
    on: '06-15',
    moreDays: 4,
    title: { en: 'University trading challenge: final week', ar: 'تحدي التداول الجامعي: أسبوع الختام' },
    summary: {
      en: 'Teams of 24 universities trade a model portfolio and defend it before a jury.',
      ar: 'فرق من 24 جامعة تتداول محفظة نموذجية وتدافع عنها أمام لجنة تحكيم.',
    },
    content: {
      en: '<p>The final is open to families and friends. Prizes are places in the summer programme.</p>',
      ar: '<p>الختام مفتوح للأهل والأصدقاء، والجوائز مقاعد في البرنامج الصيفي.</p>',
    },
    place: HALL,
  },
  {
    name: 'market-makers',
    on: '09-16',
    kind: 'meeting',
    hours: ['16:00', '18:00'],
    title: { en: 'Round table of market makers', ar: 'الطاولة المستديرة لصنّاع السوق' },
    summary: {
      en: 'Spreads, obligations and the closing auction after a year of finer ticks.',
      ar: 'الفوارق السعرية والالتزامات ومزاد الإغلاق بعد عام من الوحدات السعرية الأدق.',
    },
    content: {
      en: '<p>By invitation, for members and liquidity providers.</p>',
      ar: '<p>الدعوة خاصة بالأعضاء ومزوّدي السيولة.</p>',
    },
    place: HALL,
  },
  {
    name: 'investor-week',
    on: '10-05',
    kind: 'training',
    moreDays: 4,
    title: { en: 'World Investor Week', ar: 'أسبوع المستثمر العالمي' },
    summary: {
      en: 'Open classes in Arabic and English, forty minutes each.',
      ar: 'دروس مفتوحة بالعربية والإنجليزية، مدة كل منها أربعون دقيقة.',
    },
    content: {
      en: '<p>Orders and auctions; dividends and their days; how fraud works and how to tell it; sukuk for beginners; funds and their fees.</p>',
      ar: '<p>الأوامر والمزادات، وتوزيعات الأرباح ومواعيدها، وكيف يعمل الاحتيال وكيف يُكشف، والصكوك للمبتدئين، والصناديق ورسومها.</p>',
    },
    place: ONLINE,
  },
  {
    name: 'family-businesses',
    on: '10-28',
    kind: 'training',
    hours: ['09:30', '14:00'],
    title: { en: 'IPO clinic for family businesses', ar: 'ورشة الطرح العام للشركات العائلية' },
    summary: {
      en: 'From family charter to prospectus: what changes, and what stays with the family.',
      ar: 'من ميثاق العائلة إلى نشرة الاكتتاب: ما الذي يتغير وما الذي يبقى للعائلة.',
    },
    content: {
      en: '<p>Founders who have listed tell what they would do again. Private talks with advisers in the afternoon.</p>',
      ar: '<p>مؤسسون أدرجوا شركاتهم يروون تجاربهم، ولقاءات خاصة مع المستشارين بعد الظهر.</p>',
    },
    place: HALL,
  },
  {
    name: 'capital-markets',
    on: '12-08',
    moreDays: 1,
    title: { en: 'Capital Markets Days', ar: 'أيام أسواق المال' },
    summary: {
      en: 'Two days with listed companies, funds and regulators of the region.',
      ar: 'يومان مع الشركات المدرجة والصناديق والهيئات الرقابية في المنطقة.',
    },
    content: {
      en: '<p>Sixty companies meet funds in rooms of four. The plenary is streamed in both languages.</p>',
      ar: '<p>ستون شركة تجتمع مع الصناديق في قاعات صغيرة، وتُبث الجلسات العامة باللغتين.</p>',
    },
    place: {
      en: 'Conference centre, Dubai International Financial Centre',
      ar: 'قاعة المؤتمرات، مركز دبي المالي العالمي',
    },
  },
  {
    name: 'carbon-briefing',
    on: '11-25',
    kind: 'training',
    hours: ['11:00', '12:00'],
    title: { en: 'Briefing on the carbon pilot', ar: 'جلسة تعريفية بمنصة الكربون التجريبية' },
    summary: {
      en: 'What a credit is, how it is bought and how it is retired.',
      ar: 'ما هو رصيد الكربون وكيف يُشترى وكيف يُستبعد نهائياً.',
    },
    content: {
      en: '<p>For sustainability officers of listed companies. The session is recorded.</p><p>Places are few: <a href="https://events.example/carbon-briefing">register</a> by the day before.</p>',
      ar: '<p>لمسؤولي الاستدامة في الشركات المدرجة، والجلسة مسجلة.</p><p>المقاعد محدودة، ويُرجى <a href="https://events.example/carbon-briefing">التسجيل</a> قبل يوم من موعدها.</p>',
    },
    place: ONLINE,
  },
];
