import type { Both } from '../../issuers/issuer.ts';

export interface PressTopic {
  name: string;
  /** Month and day of publication each year (the next trading day when the market is closed). */
  on: string;
  headline(exchange: Both, year: number): Both;
  paragraphs(exchange: Both, year: number): Both[];
}

/** The exchange's own yearly press releases. New listings add theirs. Everything here is invented. */
export const PRESS_TOPICS: readonly PressTopic[] = [
  {
    name: 'accelerator',
    on: '01-20',
    headline: (exchange, year) => ({
      en: `${exchange.en} opens the ${year} class of its IPO accelerator to family businesses`,
      ar: `${exchange.ar} تفتح باب الانضمام إلى دورة ${year} من مسرّعة الطرح العام أمام الشركات العائلية`,
    }),
    paragraphs: () => [
      {
        en: 'Twelve companies will spend six months on governance, reporting and valuation with bankers, auditors and lawyers. Those who finish may meet investors in a closed session before the summer.',
        ar: 'تمضي اثنتا عشرة شركة ستة أشهر في موضوعات الحوكمة والإفصاح والتقييم مع مصرفيين ومدققين ومحامين، ويلتقي من يُتم البرنامج بالمستثمرين في جلسة مغلقة قبل الصيف.',
      },
      {
        en: 'Applications close at the end of February. There is no fee.',
        ar: 'يُغلق باب التقديم في نهاية فبراير، والمشاركة من دون رسوم.',
      },
    ],
  },
  {
    name: 'results',
    on: '02-24',
    headline: (exchange, year) => ({
      en: `${exchange.en} publishes its figures for ${year - 1} and a proposal for the dividend`,
      ar: `${exchange.ar} تعلن نتائج عام ${year - 1} ومقترح توزيع الأرباح`,
    }),
    paragraphs: (_, year) => [
      {
        en: `The annual statements for ${year - 1} are open to all on the disclosures page. The general meeting will vote on the dividend in spring.`,
        ar: `البيانات المالية لعام ${year - 1} متاحة للجميع في صفحة الإفصاحات، وتصوّت الجمعية العمومية على توزيع الأرباح في الربيع.`,
      },
    ],
  },
  {
    name: 'women',
    on: '03-09',
    headline: (exchange) => ({
      en: `${exchange.en} rings the bell for women on boards`,
      ar: `${exchange.ar} تقرع الجرس تكريماً للمرأة في مجالس الإدارة`,
    }),
    paragraphs: () => [
      {
        en: 'Chairs and directors of listed companies met in the trading hall. Every listed company now has at least one woman on its board, and a third have two or more.',
        ar: 'اجتمع رؤساء مجالس إدارات الشركات المدرجة وأعضاؤها في قاعة التداول. وفي كل شركة مدرجة اليوم عضوة واحدة على الأقل، وفي ثلثها عضوتان أو أكثر.',
      },
    ],
  },
  {
    name: 'roadshow',
    on: '04-27',
    headline: (exchange) => ({
      en: `${exchange.en} takes listed companies to investors in London and New York`,
      ar: `${exchange.ar} تصطحب الشركات المدرجة إلى لقاء المستثمرين في لندن ونيويورك`,
    }),
    paragraphs: () => [
      {
        en: 'Eighteen issuers held some 400 meetings with funds over four days. Banks, developers and utilities drew the most questions.',
        ar: 'عقد 18 مُصدراً نحو 400 لقاء مع الصناديق على مدى أربعة أيام، وكانت أكثر الأسئلة عن البنوك وشركات التطوير والمرافق.',
      },
    ],
  },
  {
    name: 'sukuk',
    on: '05-18',
    headline: (exchange) => ({
      en: `${exchange.en} lowers the smallest order in listed sukuk for personal investors`,
      ar: `${exchange.ar} تخفّض الحد الأدنى لأوامر الصكوك المدرجة أمام المستثمرين الأفراد`,
    }),
    paragraphs: () => [
      {
        en: 'Orders in dirham sukuk may be as small as AED 1,000 of par. Prices are firm on the screen through the whole session, with two market makers on each issue.',
        ar: 'أصبح من الممكن إدخال أوامر في الصكوك بالدرهم بقيمة اسمية تبدأ من 1,000 درهم، والأسعار معلنة على الشاشة طوال الجلسة بوجود صانعي سوق اثنين لكل إصدار.',
      },
    ],
  },
  {
    name: 'nin',
    on: '06-22',
    headline: (exchange) => ({
      en: `${exchange.en} issues investor numbers within minutes through its application`,
      ar: `${exchange.ar} تصدر أرقام المستثمرين خلال دقائق عبر تطبيقها`,
    }),
    paragraphs: () => [
      {
        en: 'Nine of ten new investor numbers are now issued without paper. Residents sign with their digital identity; visitors from the Gulf states upload a passport.',
        ar: 'تصدر اليوم تسعة من كل عشرة أرقام جديدة للمستثمرين من دون أوراق، ويوقّع المقيمون بهويتهم الرقمية، ويحمّل القادمون من دول الخليج جواز السفر.',
      },
    ],
  },
  {
    name: 'half-year',
    on: '07-28',
    headline: (exchange, year) => ({
      en: `${exchange.en}: foreign investors made up a larger part of trading in the first half of ${year}`,
      ar: `${exchange.ar}: ارتفاع حصة المستثمرين الأجانب من التداول في النصف الأول من ${year}`,
    }),
    paragraphs: () => [
      {
        en: 'Institutions placed most of the new orders, and algorithms of the members kept the spreads narrow. The monthly bulletin gives the tables by client type and nationality.',
        ar: 'جاء معظم الأوامر الجديدة من المؤسسات، وأسهمت أنظمة الأعضاء في تضييق الفوارق السعرية. وتعرض النشرة الشهرية الجداول حسب فئة العميل وجنسيته.',
      },
    ],
  },
  {
    name: 'interns',
    on: '08-17',
    headline: (exchange) => ({
      en: `Sixty students finish a summer of trading and settlement at ${exchange.en}`,
      ar: `ستون طالباً ينهون صيفاً من التدريب على التداول والتسوية في ${exchange.ar}`,
    }),
    paragraphs: () => [
      {
        en: 'The students worked in market operations, surveillance and the depository. Ten of them were offered a place for next year.',
        ar: 'تدرّب الطلبة في عمليات السوق والرقابة والإيداع، وعُرض على عشرة منهم العمل في العام المقبل.',
      },
    ],
  },
  {
    name: 'market-makers',
    on: '09-14',
    headline: (exchange) => ({
      en: `${exchange.en} adds eight shares to its market-making programme`,
      ar: `${exchange.ar} تضيف ثمانية أسهم إلى برنامج صناعة السوق`,
    }),
    paragraphs: () => [
      {
        en: 'Market makers quote both sides for at least 90% of the continuous session within an agreed spread. Companies choose their own and pay no fee to the exchange.',
        ar: 'يعرض صنّاع السوق سعري طلب وعرض خلال 90% على الأقل من التداول المستمر ضمن فارق متفق عليه، وتختار الشركات صانع سوقها من دون رسوم للبورصة.',
      },
    ],
  },
  {
    name: 'literacy',
    on: '10-12',
    headline: (exchange) => ({
      en: `${exchange.en} marks World Investor Week with open classes in Arabic and English`,
      ar: `${exchange.ar} تحتفي بأسبوع المستثمر العالمي بدروس مفتوحة بالعربية والإنجليزية`,
    }),
    paragraphs: () => [
      {
        en: 'Classes cover orders and auctions, reading a balance sheet, dividends and fraud. Each lasts 40 minutes and can be seen again on the website.',
        ar: 'تتناول الدروس الأوامر والمزادات وقراءة الميزانية وتوزيعات الأرباح والاحتيال، ومدة كل منها 40 دقيقة ويمكن مشاهدتها لاحقاً على الموقع.',
      },
    ],
  },
  {
    name: 'carbon',
    on: '11-09',
    headline: (exchange) => ({
      en: `${exchange.en} reports the first retirements on its carbon pilot`,
      ar: `${exchange.ar} تعلن أول عمليات سحب نهائي في منصة الكربون التجريبية`,
    }),
    paragraphs: () => [
      {
        en: 'Companies retired credits against their own emissions and published the serial numbers. The pilot stays open to members and listed companies.',
        ar: 'سحبت شركات أرصدة كربون سحباً نهائياً مقابل انبعاثاتها ونشرت أرقامها التسلسلية، وتبقى المنصة التجريبية متاحة للأعضاء والشركات المدرجة.',
      },
    ],
  },
  {
    name: 'calendar',
    on: '12-14',
    headline: (exchange, year) => ({
      en: `${exchange.en} sets out its plan for ${year + 1}`,
      ar: `${exchange.ar} تعرض خطتها لعام ${year + 1}`,
    }),
    paragraphs: () => [
      {
        en: 'The plan names new products, shorter listing reviews and more data in both languages. Members were consulted in autumn.',
        ar: 'تشمل الخطة منتجات جديدة ومراجعات أسرع لطلبات الإدراج وبيانات أوفر باللغتين، وقد استُشير الأعضاء بشأنها في الخريف.',
      },
    ],
  },
];
