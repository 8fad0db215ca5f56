import type { PlainDate } from '#domain/time.ts';
import type { Both } from '../../issuers/issuer.ts';

export interface CircularTopic {
  on: PlainDate;
  headline: Both;
  paragraphs: Both[];
}

const topic = (on: PlainDate, headline: Both, ...paragraphs: Both[]): CircularTopic => ({ on, headline, paragraphs });

/** Circulars on rules and services. The tick sizes of April 2026 are the ones the market uses; the rest is invented. */
export const CIRCULAR_TOPICS: readonly CircularTopic[] = [
  topic(
    '2023-02-13',
    { en: 'Listing and trading of general index futures', ar: 'إدراج العقود المستقبلية على المؤشر العام وتداولها' },
    {
      en: 'Members may offer futures on the general index once their systems have passed the tests. The contract is ten times the index, with three consecutive months open and cash settlement.',
      ar: 'يجوز للأعضاء تقديم العقود المستقبلية على المؤشر العام بعد اجتياز أنظمتهم الاختبارات. ويبلغ العقد عشرة أمثال المؤشر، وتُتاح ثلاثة أشهر متتالية، والتسوية نقدية.',
    },
  ),
  topic(
    '2023-05-22',
    { en: 'Annual test of business continuity plans', ar: 'الاختبار السنوي لخطط استمرارية الأعمال' },
    {
      en: 'Members shall connect from their stand-by site for one session and report the result within five business days.',
      ar: 'على الأعضاء الاتصال من الموقع البديل خلال جلسة واحدة ورفع النتيجة خلال خمسة أيام عمل.',
    },
  ),
  topic(
    '2023-09-18',
    { en: 'Orders of clients under power of attorney', ar: 'أوامر العملاء بموجب وكالة' },
    {
      en: 'A copy of the power of attorney, checked against its register, shall be kept with the client file and renewed every two years.',
      ar: 'تُحفظ نسخة من الوكالة بعد التحقق من سجلها في ملف العميل وتُجدَّد كل سنتين.',
    },
  ),
  topic(
    '2024-01-29',
    { en: 'Membership renewal for 2024', ar: 'تجديد العضوية لعام 2024' },
    {
      en: 'Renewal papers, the audited statements and the fees are due by the end of March. Late renewals are charged for each month.',
      ar: 'تُقدَّم وثائق التجديد والبيانات المالية المدققة والرسوم قبل نهاية مارس، ويُفرض رسم عن كل شهر تأخير.',
    },
  ),
  topic(
    '2024-03-04',
    { en: 'Disclosure in both languages', ar: 'الإفصاح باللغتين' },
    {
      en: 'Issuers publish each disclosure in Arabic and English at the same time. Where the texts differ, the Arabic one prevails.',
      ar: 'تنشر الشركات المُصدرة كل إفصاح بالعربية والإنجليزية في الوقت نفسه، وعند الاختلاف يُعتد بالنص العربي.',
    },
  ),
  topic(
    '2024-06-10',
    { en: 'Amendment to the rules on direct deals', ar: 'تعديل قواعد الصفقات المباشرة' },
    {
      en: 'Direct deals are reported within the session in which they are agreed. They are shown apart and do not move the last price.',
      ar: 'تُبلَّغ الصفقات المباشرة خلال الجلسة التي اتُّفق عليها فيها، وتُعرض منفصلة ولا تؤثر في آخر سعر.',
    },
  ),
  topic(
    '2024-09-16',
    { en: 'Short selling by regulated members', ar: 'البيع على المكشوف عبر الأعضاء المرخّصين' },
    {
      en: 'Members with the licence may sell borrowed shares of the list attached. The list is reviewed every quarter.',
      ar: 'يجوز للأعضاء المرخّصين بيع الأسهم المقترضة الواردة في القائمة المرفقة، وتُراجع القائمة كل ربع سنة.',
    },
  ),
  topic(
    '2024-11-18',
    { en: 'Carbon pilot: rules of the platform', ar: 'منصة الكربون التجريبية: قواعد المنصة' },
    {
      en: 'Members and listed companies may take part in the pilot. Retirements are final and are entered in the register within a day.',
      ar: 'يجوز للأعضاء والشركات المدرجة المشاركة في المنصة التجريبية، والاستبعاد نهائي ويُقيَّد في السجل خلال يوم.',
    },
  ),
  topic(
    '2025-01-27',
    { en: 'Membership renewal for 2025', ar: 'تجديد العضوية لعام 2025' },
    {
      en: 'Renewal papers, the audited statements and the fees are due by the end of March. Late renewals are charged for each month.',
      ar: 'تُقدَّم وثائق التجديد والبيانات المالية المدققة والرسوم قبل نهاية مارس، ويُفرض رسم عن كل شهر تأخير.',
    },
  ),
  topic(
    '2025-04-14',
    { en: 'Margin trading: weekly report', ar: 'التداول بالهامش: التقرير الأسبوعي' },
    {
      en: 'Members send the balances of margin accounts by Sunday noon. The totals are published every week.',
      ar: 'يرسل الأعضاء أرصدة حسابات التداول بالهامش قبل ظهر يوم الأحد، وتُنشر المجاميع أسبوعياً.',
    },
  ),
  topic(
    '2025-06-30',
    { en: 'Digital onboarding of clients by members', ar: 'فتح حسابات العملاء رقمياً عبر الأعضاء' },
    {
      en: 'Members may open accounts with the national digital identity after a review of their procedures. Records are kept for ten years.',
      ar: 'يجوز للأعضاء فتح الحسابات بالهوية الرقمية بعد مراجعة إجراءاتهم، وتُحفظ السجلات عشر سنوات.',
    },
  ),
  topic(
    '2025-09-22',
    { en: 'Annual test of business continuity plans', ar: 'الاختبار السنوي لخطط استمرارية الأعمال' },
    {
      en: 'Members shall connect from their stand-by site for one session and report the result within five business days.',
      ar: 'على الأعضاء الاتصال من الموقع البديل خلال جلسة واحدة ورفع النتيجة خلال خمسة أيام عمل.',
    },
  ),
  topic(
    '2026-01-26',
    { en: 'Membership renewal for 2026', ar: 'تجديد العضوية لعام 2026' },
    {
      en: 'Renewal papers, the audited statements and the fees are due by the end of March. Late renewals are charged for each month.',
      ar: 'تُقدَّم وثائق التجديد والبيانات المالية المدققة والرسوم قبل نهاية مارس، ويُفرض رسم عن كل شهر تأخير.',
    },
  ),
  topic(
    '2026-02-04',
    { en: 'New tick sizes on boards 510, 520 and 505', ar: 'وحدات جديدة لتغيّر السعر في المنصات 510 و520 و505' },
    {
      en: 'As of 6 April 2026 shares, exchange-traded funds and REITs trade in finer steps of price. Open orders off the new steps are cancelled on the evening before.',
      ar: 'اعتباراً من 6 أبريل 2026 تُتداول الأسهم وصناديق المؤشرات المتداولة وصناديق الاستثمار العقاري بوحدات سعرية أدق، وتُلغى الأوامر غير المطابقة للوحدات الجديدة مساء اليوم السابق.',
    },
    {
      en: 'Members test their systems in the two weekends before and confirm readiness in writing.',
      ar: 'يختبر الأعضاء أنظمتهم في عطلتي نهاية الأسبوع السابقتين ويؤكدون الجاهزية خطياً.',
    },
  ),
  topic(
    '2026-05-04',
    { en: 'Amendment to the glossary and to the module on membership', ar: 'تعديل فصل التعريفات وفصل العضوية' },
    {
      en: 'The terms of margin trading and of short-term margin trading are set out apart. The text with all changes marked is enclosed.',
      ar: 'فُصلت أحكام التداول بالهامش عن أحكام التداول بالهامش قصير الأجل، ومرفق النص مع بيان التعديلات.',
    },
  ),
  topic(
    '2026-07-13',
    { en: 'Split of shares: adjustment of orders and futures', ar: 'تجزئة الأسهم: تعديل الأوامر والعقود المستقبلية' },
    {
      en: 'On the day of a split, open orders are cancelled, the reference price is divided by the ratio and futures on the share are adjusted in size.',
      ar: 'في يوم التجزئة تُلغى الأوامر القائمة ويُقسم السعر المرجعي على النسبة ويُعدَّل حجم العقود المستقبلية على السهم.',
    },
  ),
  topic(
    '2026-09-21',
    { en: 'Annual test of business continuity plans', ar: 'الاختبار السنوي لخطط استمرارية الأعمال' },
    {
      en: 'Members shall connect from their stand-by site for one session and report the result within five business days.',
      ar: 'على الأعضاء الاتصال من الموقع البديل خلال جلسة واحدة ورفع النتيجة خلال خمسة أيام عمل.',
    },
  ),
  topic(
    '2026-11-09',
    { en: 'Fees of the depository for 2027', ar: 'رسوم الإيداع لعام 2027' },
    {
      en: 'The fees for custody and for statements stay as they are. The fee for dividend distribution is charged for each shareholder who is paid electronically.',
      ar: 'تبقى رسوم الحفظ وكشوف الحساب كما هي، ويُحتسب رسم توزيع الأرباح عن كل مساهم يُدفع له إلكترونياً.',
    },
  ),
];
