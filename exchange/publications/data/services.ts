import type { Both } from '../../issuers/issuer.ts';

export interface ServiceFacts {
  /** Dotted, as in the catalogue: '2.3.3'. */
  number: string;
  title: Both;
  details: Both;
  fees: Both;
  steps: Both[];
  documents: Both[];
  apply: Both;
  questions?: { question: Both; answer: Both }[];
}

export interface ServiceCategory {
  name: string;
  title: Both;
  services: ServiceFacts[];
}

const ESERVICES: Both = {
  en: '<p>Through eServices, with the digital identity of an authorised signatory.</p>',
  ar: '<p>عبر الخدمات الإلكترونية بالهوية الرقمية للمفوّض بالتوقيع.</p>',
};
const COUNTER: Both = {
  en: '<p>Through eServices or at the service counter, 8:00 to 15:00 on business days.</p>',
  ar: '<p>عبر الخدمات الإلكترونية أو لدى مركز الخدمة من 8:00 إلى 15:00 في أيام العمل.</p>',
};
const LICENCE: Both = { en: 'Trade licence in force', ar: 'رخصة تجارية سارية' };
const SIGNATORY: Both = { en: 'Identity and mandate of the signatory', ar: 'هوية المفوّض بالتوقيع وسند تفويضه' };
const IDENTITY: Both = { en: 'Emirates ID or passport', ar: 'بطاقة الهوية أو جواز السفر' };

/** The service catalogue. Services, fees and numbers are invented. */
export const SERVICE_CATEGORIES: readonly ServiceCategory[] = [
  {
    name: 'issuers',
    title: { en: 'Listed companies', ar: 'الشركات المدرجة' },
    services: [
      {
        number: '1.1.2',
        title: { en: 'Listing of shares', ar: 'إدراج الأسهم' },
        details: {
          en: '<p>Review of an application to list shares on the main or the second market, from the first meeting to the first trading day.</p>',
          ar: '<p>مراجعة طلب إدراج الأسهم في السوق الرئيسي أو الثاني، من الاجتماع الأول حتى أول يوم تداول.</p>',
        },
        fees: {
          en: '<p>Application AED 10,000; yearly fee 0.02% of the capital, not less than AED 50,000.</p>',
          ar: '<p>رسم الطلب 10,000 درهم، والرسم السنوي 0.02% من رأس المال وبما لا يقل عن 50,000 درهم.</p>',
        },
        steps: [
          { en: 'Introductory meeting', ar: 'اجتماع تعريفي' },
          {
            en: 'Application with the prospectus and three years of statements',
            ar: 'تقديم الطلب مع نشرة الاكتتاب والبيانات المالية لثلاث سنوات',
          },
          { en: 'Comments within ten business days', ar: 'ملاحظات خلال عشرة أيام عمل' },
          { en: 'Approval, symbol and first trading day', ar: 'الموافقة وتحديد الرمز وأول يوم تداول' },
        ],
        documents: [
          LICENCE,
          SIGNATORY,
          { en: 'Articles of association', ar: 'النظام الأساسي' },
          { en: 'Audited statements of three years', ar: 'البيانات المالية المدققة لثلاث سنوات' },
        ],
        apply: ESERVICES,
        questions: [
          {
            question: { en: 'How long does a review take?', ar: 'كم تستغرق المراجعة؟' },
            answer: { en: 'About eight weeks from a complete application.', ar: 'نحو ثمانية أسابيع من اكتمال الطلب.' },
          },
        ],
      },
      {
        number: '1.2.4',
        title: { en: 'Dividend distribution', ar: 'توزيع الأرباح' },
        details: {
          en: '<p>The depository calculates entitlements from the register and pays shareholders by bank transfer or card.</p>',
          ar: '<p>تحتسب شركة الإيداع الاستحقاقات من سجل المساهمين وتدفعها إلى المساهمين بالتحويل المصرفي أو البطاقة.</p>',
        },
        fees: {
          en: '<p>AED 8 for each shareholder, not less than AED 4,000 for each distribution.</p>',
          ar: '<p>8 دراهم عن كل مساهم، وبما لا يقل عن 4,000 درهم لكل توزيع.</p>',
        },
        steps: [
          {
            en: 'Request ten business days before the record date',
            ar: 'تقديم الطلب قبل تاريخ إغلاق السجل بعشرة أيام عمل',
          },
          { en: 'Transfer of the sum to the distribution account', ar: 'تحويل المبلغ إلى حساب التوزيع' },
          { en: 'Payment and a report by shareholder', ar: 'الصرف وتقرير حسب المساهمين' },
        ],
        documents: [SIGNATORY, { en: 'Resolution of the general meeting', ar: 'قرار الجمعية العمومية' }],
        apply: ESERVICES,
      },
      {
        number: '1.3.1',
        title: { en: 'Share book with pledges and entitlements', ar: 'سجل المساهمين مع الرهونات والاستحقاقات' },
        details: {
          en: '<p>A copy of the register at a day of the company’s choice, with pledges, blocks and entitlements.</p>',
          ar: '<p>نسخة من السجل في اليوم الذي تختاره الشركة، مع الرهونات والحجوزات والاستحقاقات.</p>',
        },
        fees: {
          en: '<p>AED 1.2 for each investor, from AED 900 to AED 18,000.</p>',
          ar: '<p>1.2 درهم عن كل مستثمر، من 900 إلى 18,000 درهم.</p>',
        },
        steps: [
          { en: 'Request with the day of the register', ar: 'تقديم الطلب مع تحديد يوم السجل' },
          { en: 'File for download on the next business day', ar: 'ملف للتنزيل في يوم العمل التالي' },
        ],
        documents: [SIGNATORY],
        apply: ESERVICES,
      },
      {
        number: '1.4.6',
        title: { en: 'Electronic voting at general meetings', ar: 'التصويت الإلكتروني في الجمعيات العمومية' },
        details: {
          en: '<p>Shareholders register, follow and vote from anywhere; results are counted by class and shown at once.</p>',
          ar: '<p>يسجّل المساهمون ويتابعون ويصوّتون من أي مكان، وتُحتسب النتائج وتُعرض فوراً.</p>',
        },
        fees: { en: '<p>AED 15,000 for each meeting.</p>', ar: '<p>15,000 درهم لكل اجتماع.</p>' },
        steps: [
          { en: 'Agenda three weeks before the meeting', ar: 'إرسال جدول الأعمال قبل الاجتماع بثلاثة أسابيع' },
          { en: 'Test with the chair and the secretary', ar: 'تجربة مع رئيس الاجتماع وأمين السر' },
          { en: 'Meeting and signed result', ar: 'الاجتماع ومحضر النتائج الموقّع' },
        ],
        documents: [SIGNATORY, { en: 'Agenda in both languages', ar: 'جدول الأعمال باللغتين' }],
        apply: ESERVICES,
      },
    ],
  },
  {
    name: 'investors',
    title: { en: 'Investors', ar: 'المستثمرون' },
    services: [
      {
        number: '2.1.1',
        title: { en: 'Investor number', ar: 'رقم المستثمر' },
        details: {
          en: '<p>The number under which the depository records an investor’s securities. You need it before you open an account with a broker.</p>',
          ar: '<p>الرقم الذي تُقيّد به أوراق المستثمر المالية لدى شركة الإيداع، وهو مطلوب قبل فتح حساب لدى وسيط.</p>',
        },
        fees: {
          en: '<p>Free through the app; AED 30 at the counter.</p>',
          ar: '<p>مجاناً عبر التطبيق، و30 درهماً لدى مركز الخدمة.</p>',
        },
        steps: [
          { en: 'Identity check', ar: 'التحقق من الهوية' },
          { en: 'Bank account for dividends', ar: 'تحديد الحساب المصرفي للأرباح' },
          { en: 'Number by message, usually within minutes', ar: 'استلام الرقم برسالة خلال دقائق عادة' },
        ],
        documents: [IDENTITY, { en: 'Bank account certificate (IBAN)', ar: 'شهادة الحساب المصرفي (الآيبان)' }],
        apply: COUNTER,
        questions: [
          {
            question: { en: 'Do minors get a number?', ar: 'هل يحصل القاصر على رقم؟' },
            answer: {
              en: 'Yes, through the guardian with proof of guardianship.',
              ar: 'نعم، عن طريق الولي مع إثبات الولاية.',
            },
          },
        ],
      },
      {
        number: '2.2.4',
        title: { en: 'Dividend statement by post', ar: 'كشف الأرباح بالبريد' },
        details: {
          en: '<p>A yearly statement of cash dividends, sent by post.</p>',
          ar: '<p>كشف سنوي بالأرباح النقدية يُرسل بالبريد.</p>',
        },
        fees: { en: '<p>AED 25 for each statement.</p>', ar: '<p>25 درهماً عن كل كشف.</p>' },
        steps: [{ en: 'Request with the postal address', ar: 'تقديم الطلب مع العنوان البريدي' }],
        documents: [IDENTITY],
        apply: COUNTER,
      },
      {
        number: '2.2.5',
        title: { en: 'Cash dividends statement', ar: 'كشف الأرباح النقدية' },
        details: {
          en: '<p>All dividends of a period with company, units entitled, day of entitlement, amount and per cent.</p>',
          ar: '<p>جميع الأرباح خلال فترة محددة مع اسم الشركة وعدد الأسهم المستحقة وتاريخ الاستحقاق والمبلغ والنسبة.</p>',
        },
        fees: {
          en: '<p>Through eServices AED 0; printed copy AED 12.</p>',
          ar: '<p>عبر الخدمات الإلكترونية من دون رسوم، والنسخة المطبوعة 12 درهماً.</p>',
        },
        steps: [
          { en: 'Choice of the period', ar: 'اختيار الفترة' },
          { en: 'Statement for download', ar: 'تنزيل الكشف' },
        ],
        documents: [IDENTITY],
        apply: COUNTER,
      },
      {
        number: '2.2.9',
        title: { en: 'Unclaimed dividends', ar: 'الأرباح غير المستلمة' },
        details: {
          en: '<p>Search and payment of dividends that never reached an account.</p>',
          ar: '<p>البحث عن الأرباح التي لم تصل إلى حساب المستثمر وصرفها.</p>',
        },
        fees: { en: '<p>No fee.</p>', ar: '<p>من دون رسوم.</p>' },
        steps: [
          { en: 'Search by investor number', ar: 'البحث برقم المستثمر' },
          { en: 'Account details', ar: 'تحديث بيانات الحساب' },
          { en: 'Transfer within seven business days', ar: 'التحويل خلال سبعة أيام عمل' },
        ],
        documents: [IDENTITY, { en: 'Bank account certificate (IBAN)', ar: 'شهادة الحساب المصرفي (الآيبان)' }],
        apply: COUNTER,
      },
      {
        number: '2.3.2',
        title: { en: 'Transfer of securities by inheritance', ar: 'نقل الأوراق المالية بالإرث' },
        details: {
          en: '<p>Securities of the deceased are entered in the names of the heirs by the court’s certificate.</p>',
          ar: '<p>تُقيّد أوراق المتوفى المالية بأسماء الورثة بموجب الإعلام الشرعي.</p>',
        },
        fees: { en: '<p>AED 100 for each security and heir.</p>', ar: '<p>100 درهم عن كل ورقة مالية ووارث.</p>' },
        steps: [
          { en: 'Court certificate', ar: 'تقديم الإعلام الشرعي' },
          { en: 'Investor numbers for the heirs', ar: 'إصدار أرقام المستثمرين للورثة' },
          { en: 'Entry and statements', ar: 'القيد وكشوف الحساب' },
        ],
        documents: [{ en: 'Certificate of succession', ar: 'حصر الإرث' }, IDENTITY],
        apply: COUNTER,
      },
    ],
  },
  {
    name: 'members',
    title: { en: 'Members', ar: 'الأعضاء' },
    services: [
      {
        number: '3.1.3',
        title: { en: 'Trading membership', ar: 'عضوية التداول' },
        details: {
          en: '<p>Admission of a licensed broker to trade for clients, for its own account or for both.</p>',
          ar: '<p>قبول وسيط مرخّص للتداول لحساب العملاء أو لحسابه الخاص أو لكليهما.</p>',
        },
        fees: {
          en: '<p>Admission AED 80,000; yearly AED 40,000.</p>',
          ar: '<p>رسم القبول 80,000 درهم، والرسم السنوي 40,000 درهم.</p>',
        },
        steps: [
          { en: 'Application and visit to the premises', ar: 'تقديم الطلب وزيارة المقر' },
          { en: 'Test of the trading system', ar: 'اختبار نظام التداول' },
          { en: 'Admission by circular', ar: 'القبول بتعميم' },
        ],
        documents: [
          LICENCE,
          SIGNATORY,
          { en: 'Licence of the federal securities regulator', ar: 'ترخيص الجهة الرقابية الاتحادية' },
        ],
        apply: ESERVICES,
      },
      {
        number: '3.1.6',
        title: { en: 'Additional brokerage service', ar: 'إضافة خدمة وساطة' },
        details: {
          en: '<p>Entry of a further brokerage service in the directory after the exchange has checked systems, staff and the regulator’s approval.</p>',
          ar: '<p>قيد خدمة وساطة إضافية في الدليل بعد التحقق من الأنظمة والموظفين وموافقة الجهة الرقابية.</p>',
        },
        fees: { en: '<p>AED 2,500 for each service.</p>', ar: '<p>2,500 درهم عن كل خدمة.</p>' },
        steps: [
          { en: 'Application for the service', ar: 'تقديم طلب إضافة الخدمة' },
          { en: 'Test of the systems concerned', ar: 'اختبار الأنظمة المعنية' },
          { en: 'Entry in the directory', ar: 'القيد في الدليل' },
        ],
        documents: [
          LICENCE,
          SIGNATORY,
          { en: 'Approval of the federal securities regulator', ar: 'موافقة الجهة الرقابية الاتحادية' },
        ],
        apply: ESERVICES,
      },
      {
        number: '3.2.7',
        title: { en: 'Market-making agreement', ar: 'اتفاقية صناعة السوق' },
        details: {
          en: '<p>Registration of a market maker on a security, with its obligations of spread, size and presence.</p>',
          ar: '<p>تسجيل صانع سوق على ورقة مالية مع التزاماته بالفارق السعري والكمية ومدة الحضور.</p>',
        },
        fees: {
          en: '<p>No fee; trading fees are refunded while obligations are met.</p>',
          ar: '<p>من دون رسوم، وتُرد رسوم التداول عند الوفاء بالالتزامات.</p>',
        },
        steps: [
          { en: 'Agreement with the issuer or own decision', ar: 'اتفاق مع المُصدر أو قرار ذاتي' },
          { en: 'Registration and start on the first of a month', ar: 'التسجيل والبدء من أول الشهر' },
        ],
        documents: [LICENCE, SIGNATORY],
        apply: ESERVICES,
      },
      {
        number: '3.3.1',
        title: { en: 'Margin trading approval', ar: 'الموافقة على التداول بالهامش' },
        details: {
          en: '<p>Approval of a member’s margin contract, limits and weekly report.</p>',
          ar: '<p>الموافقة على عقد العضو للتداول بالهامش وحدوده وتقريره الأسبوعي.</p>',
        },
        fees: { en: '<p>AED 10,000 a year.</p>', ar: '<p>10,000 درهم سنوياً.</p>' },
        steps: [
          { en: 'Model contract and risk policy', ar: 'تقديم نموذج العقد وسياسة المخاطر' },
          { en: 'Approval within fifteen business days', ar: 'الموافقة خلال خمسة عشر يوم عمل' },
        ],
        documents: [LICENCE, SIGNATORY, { en: 'Risk policy', ar: 'سياسة المخاطر' }],
        apply: ESERVICES,
      },
      {
        number: '3.4.2',
        title: { en: 'Registration of a trading system', ar: 'تسجيل نظام تداول' },
        details: {
          en: '<p>Tests and a certificate for a trading system that members connect to the exchange.</p>',
          ar: '<p>اختبارات وشهادة اعتماد لنظام تداول يربطه الأعضاء بالبورصة.</p>',
        },
        fees: {
          en: '<p>AED 5,000 for each round of tests; yearly renewal AED 3,000.</p>',
          ar: '<p>5,000 درهم عن كل جولة اختبارات، و3,000 درهم للتجديد السنوي.</p>',
        },
        steps: [
          { en: 'Application with the services that the system is for', ar: 'تقديم الطلب مع تحديد الخدمات' },
          { en: 'Tests in the exchange’s test environment', ar: 'الاختبارات في بيئة الاختبار لدى البورصة' },
          { en: 'Certificate for one year', ar: 'شهادة اعتماد لمدة سنة' },
        ],
        documents: [LICENCE, SIGNATORY, { en: 'Technical description of the system', ar: 'الوصف الفني للنظام' }],
        apply: ESERVICES,
      },
    ],
  },
  {
    name: 'depository',
    title: { en: 'Clearing and depository', ar: 'التقاص والإيداع' },
    services: [
      {
        number: '4.1.2',
        title: { en: 'Annual custody', ar: 'الحفظ السنوي' },
        details: {
          en: '<p>Safekeeping of portfolios of custodians and funds.</p>',
          ar: '<p>حفظ محافظ أمناء الحفظ والصناديق.</p>',
        },
        fees: {
          en: '<p>Average value of the portfolio × 0.002%, not less than AED 60,000.</p>',
          ar: '<p>متوسط قيمة المحفظة × 0.002% وبما لا يقل عن 60,000 درهم.</p>',
        },
        steps: [
          { en: 'Custody agreement', ar: 'توقيع اتفاقية الحفظ' },
          { en: 'Opening of accounts', ar: 'فتح الحسابات' },
        ],
        documents: [LICENCE, SIGNATORY],
        apply: ESERVICES,
      },
      {
        number: '4.2.4',
        title: { en: 'Pledge of securities', ar: 'رهن الأوراق المالية' },
        details: {
          en: '<p>Entry, change and release of a pledge in favour of a bank.</p>',
          ar: '<p>قيد الرهن لصالح بنك وتعديله وفكّه.</p>',
        },
        fees: {
          en: '<p>0.01% of the value, from AED 500 to AED 10,000.</p>',
          ar: '<p>0.01% من القيمة، من 500 إلى 10,000 درهم.</p>',
        },
        steps: [
          { en: 'Form signed by both sides', ar: 'نموذج موقّع من الطرفين' },
          { en: 'Entry on the same day', ar: 'القيد في اليوم نفسه' },
        ],
        documents: [SIGNATORY, { en: 'Pledge contract', ar: 'عقد الرهن' }],
        apply: COUNTER,
      },
      {
        number: '4.2.6',
        title: { en: 'Transfer of shares between brokers', ar: 'تحويل الأسهم بين الوسطاء' },
        details: {
          en: '<p>Shares that stand in a broker’s account are moved to the account with another broker, or back to the depository.</p>',
          ar: '<p>نقل الأسهم من الحساب لدى وسيط إلى الحساب لدى وسيط آخر، أو إعادتها إلى شركة الإيداع.</p>',
        },
        fees: { en: '<p>AED 10 for each company.</p>', ar: '<p>10 دراهم عن كل شركة.</p>' },
        steps: [
          { en: 'Form signed by the investor and stamped by both brokers', ar: 'نموذج يوقّعه المستثمر ويختمه الوسيطان' },
          { en: 'Transfer on the next business day', ar: 'التحويل في يوم العمل التالي' },
        ],
        documents: [IDENTITY, { en: 'Transfer form', ar: 'نموذج التحويل' }],
        apply: COUNTER,
      },
    ],
  },
];
