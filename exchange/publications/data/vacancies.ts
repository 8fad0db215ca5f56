import type { Locale } from '#domain/locale.ts';
import type { VacancyKind } from '#domain/vacancy.ts';
import type { Both } from '../../issuers/issuer.ts';

/** A position that is open once a year. */
export interface VacancyFacts {
  id: string;
  title: Both;
  department: Both;
  place: Both;
  kind: VacancyKind;
  /** First day of the year, 'MM-DD', and the number of days. */
  opens: string;
  days: number;
  summary: Both;
  duties: readonly Both[];
  needs: readonly Both[];
  languages: readonly Locale[];
}

const DUBAI: Both = { en: 'Dubai', ar: 'دبي' };
const ABU_DHABI: Both = { en: 'Abu Dhabi', ar: 'أبوظبي' };
const SURVEILLANCE: Both = { en: 'Market surveillance', ar: 'رقابة السوق' };
const TECHNOLOGY: Both = { en: 'Technology', ar: 'تقنية المعلومات' };
const LISTING: Both = { en: 'Listing', ar: 'الإدراج' };
const PEOPLE: Both = { en: 'Human resources', ar: 'الموارد البشرية' };
const DATA: Both = { en: 'Market data', ar: 'بيانات السوق' };
const PRESS: Both = { en: 'Communications', ar: 'الاتصال المؤسسي' };
const SETTLEMENT: Both = { en: 'Clearing and settlement', ar: 'التقاص والتسوية' };
const INVESTORS: Both = { en: 'Investor services', ar: 'خدمات المستثمرين' };
const COMPLIANCE: Both = { en: 'Compliance', ar: 'الامتثال' };

/** Everything here is invented. */
export const VACANCY_FACTS: readonly VacancyFacts[] = [
  {
    id: 'market-surveillance-analyst',
    title: { en: 'Market surveillance analyst', ar: 'محلل رقابة السوق' },
    department: SURVEILLANCE,
    place: DUBAI,
    kind: 'full-time',
    opens: '11-02',
    days: 28,
    summary: {
      en: 'You watch trading as it happens and look into prices and orders that are out of the ordinary.',
      ar: 'تتابع التداول أولاً بأول وتدرس الأسعار والأوامر غير المعتادة.',
    },
    duties: [
      {
        en: 'Review the alerts of the day and say which need a closer look',
        ar: 'مراجعة تنبيهات اليوم وتحديد ما يستدعي التدقيق',
      },
      {
        en: 'Ask members about orders, and record what they answer',
        ar: 'الاستفسار من الأعضاء عن الأوامر وتوثيق ردودهم',
      },
      { en: 'Write the cases that go to the regulator', ar: 'إعداد الحالات التي تُرفع إلى الجهة الرقابية' },
    ],
    needs: [
      { en: 'A degree in finance, economics or statistics', ar: 'شهادة جامعية في المالية أو الاقتصاد أو الإحصاء' },
      { en: 'Two years with a broker, an exchange or a regulator', ar: 'خبرة سنتين لدى وسيط أو بورصة أو جهة رقابية' },
      { en: 'Confidence with large tables of data', ar: 'التمكن من التعامل مع جداول بيانات كبيرة' },
    ],
    languages: ['ar', 'en'],
  },
  {
    id: 'matching-engine-developer',
    title: { en: 'Trading systems developer', ar: 'مطوّر أنظمة التداول' },
    department: TECHNOLOGY,
    place: DUBAI,
    kind: 'full-time',
    opens: '10-19',
    days: 46,
    summary: {
      en: 'You build and test the systems that match orders and publish prices.',
      ar: 'تطوّر وتختبر الأنظمة التي تطابق الأوامر وتنشر الأسعار.',
    },
    duties: [
      { en: 'Develop the order gateway and its tests', ar: 'تطوير بوابة الأوامر واختباراتها' },
      { en: 'Measure response times and shorten them', ar: 'قياس أزمنة الاستجابة وتقليصها' },
      { en: 'Be on call for one week in six', ar: 'المناوبة أسبوعاً من كل ستة أسابيع' },
    ],
    needs: [
      { en: 'Five years of programming in a compiled language', ar: 'خبرة خمس سنوات في البرمجة بلغة مُترجمة' },
      { en: 'Knowledge of networks and of the FIX protocol', ar: 'معرفة بالشبكات وببروتوكول FIX' },
    ],
    languages: ['en'],
  },
  {
    id: 'listing-adviser',
    title: { en: 'Listing adviser', ar: 'مستشار إدراج' },
    department: LISTING,
    place: ABU_DHABI,
    kind: 'full-time',
    opens: '11-09',
    days: 30,
    summary: {
      en: 'You accompany companies from their first question to their first day of trading.',
      ar: 'ترافق الشركات من سؤالها الأول حتى أول يوم تداول لها.',
    },
    duties: [
      { en: 'Answer companies about the conditions of listing', ar: 'الرد على استفسارات الشركات عن شروط الإدراج' },
      { en: 'Review applications and their documents', ar: 'مراجعة طلبات الإدراج ومستنداتها' },
      { en: 'Keep the timetable of each listing', ar: 'متابعة الجدول الزمني لكل إدراج' },
    ],
    needs: [
      { en: 'A degree in law, accounting or finance', ar: 'شهادة جامعية في القانون أو المحاسبة أو المالية' },
      { en: 'Four years in corporate finance or legal work', ar: 'خبرة أربع سنوات في تمويل الشركات أو العمل القانوني' },
    ],
    languages: ['ar', 'en'],
  },
  {
    id: 'graduate-programme',
    title: { en: 'Graduate programme', ar: 'برنامج الخريجين' },
    department: PEOPLE,
    place: DUBAI,
    kind: 'graduate',
    opens: '10-05',
    days: 60,
    summary: {
      en: 'Eighteen months in three departments, with a place in one of them at the end if both sides agree.',
      ar: 'ثمانية عشر شهراً في ثلاث إدارات، مع وظيفة في إحداها عند الانتهاء إذا اتفق الطرفان.',
    },
    duties: [
      {
        en: 'Work six months each in three departments of your choice',
        ar: 'العمل ستة أشهر في كل من ثلاث إدارات تختارها',
      },
      { en: 'Carry out one project of your own, and present it', ar: 'تنفيذ مشروع خاص بك وعرضه' },
    ],
    needs: [
      {
        en: 'A degree of any subject, no older than two years',
        ar: 'شهادة جامعية في أي تخصص لم يمض عليها أكثر من سنتين',
      },
      { en: 'Curiosity about markets; no experience is needed', ar: 'اهتمام بالأسواق المالية، ولا تُشترط الخبرة' },
    ],
    languages: ['ar', 'en'],
  },
  {
    id: 'market-data-internship',
    title: { en: 'Internship in market data', ar: 'تدريب في بيانات السوق' },
    department: DATA,
    place: DUBAI,
    kind: 'internship',
    opens: '11-16',
    days: 21,
    summary: {
      en: 'Three paid months with the people who publish prices, indices and statistics.',
      ar: 'ثلاثة أشهر مدفوعة الأجر مع الفريق الذي ينشر الأسعار والمؤشرات والإحصاءات.',
    },
    duties: [
      { en: 'Check daily files before they are published', ar: 'التحقق من الملفات اليومية قبل نشرها' },
      { en: 'Help to answer users of the data', ar: 'المساعدة في الرد على مستخدمي البيانات' },
    ],
    needs: [
      {
        en: 'You study at a university, in the third year or later',
        ar: 'أن تدرس في جامعة، في السنة الثالثة أو بعدها',
      },
      { en: 'You can write a simple program or query', ar: 'القدرة على كتابة برنامج أو استعلام بسيط' },
    ],
    languages: ['en'],
  },
  {
    id: 'arabic-editor',
    title: { en: 'Arabic editor', ar: 'محرر لغة عربية' },
    department: PRESS,
    place: DUBAI,
    kind: 'part-time',
    opens: '10-26',
    days: 23,
    summary: {
      en: 'Twenty hours a week on the Arabic of our circulars, press releases and pages.',
      ar: 'عشرون ساعة أسبوعياً في تحرير التعاميم والبيانات الصحفية وصفحات الموقع بالعربية.',
    },
    duties: [
      { en: 'Write and edit in Arabic for print and for the site', ar: 'الكتابة والتحرير بالعربية للمطبوعات والموقع' },
      { en: 'Keep one word for each term of the market', ar: 'توحيد مصطلحات السوق' },
    ],
    needs: [
      {
        en: 'Five years at the business desk of an Arabic newsroom',
        ar: 'خبرة خمس سنوات في القسم الاقتصادي بمؤسسة إعلامية عربية',
      },
      { en: 'Samples of your work, named in your CV', ar: 'نماذج من أعمالك تُذكر في السيرة الذاتية' },
    ],
    languages: ['ar', 'en'],
  },
  {
    id: 'compliance-officer',
    title: { en: 'Compliance officer', ar: 'مسؤول امتثال' },
    department: COMPLIANCE,
    place: DUBAI,
    kind: 'full-time',
    opens: '09-28',
    days: 30,
    summary: {
      en: 'You check that the exchange itself follows the rules it applies to others.',
      ar: 'تتحقق من التزام البورصة نفسها بالقواعد التي تطبقها على غيرها.',
    },
    duties: [
      { en: 'Carry out the yearly plan of reviews', ar: 'تنفيذ خطة المراجعة السنوية' },
      { en: 'Train colleagues in each new rule', ar: 'تدريب الزملاء على كل قاعدة جديدة' },
    ],
    needs: [{ en: 'Six years in compliance or internal audit', ar: 'خبرة ست سنوات في الامتثال أو التدقيق الداخلي' }],
    languages: ['ar', 'en'],
  },
  {
    id: 'settlement-officer',
    title: { en: 'Settlement officer', ar: 'مسؤول تسوية' },
    department: SETTLEMENT,
    place: DUBAI,
    kind: 'full-time',
    opens: '01-12',
    days: 45,
    summary: {
      en: 'You see that shares and money change hands on the settlement day.',
      ar: 'تتابع انتقال الأسهم والأموال في يوم التسوية.',
    },
    duties: [
      { en: 'Follow the trades that are due, and those that are late', ar: 'متابعة الصفقات المستحقة والمتأخرة' },
      { en: 'Agree corrections with brokers and custodians', ar: 'الاتفاق على التصحيحات مع الوسطاء وأمناء الحفظ' },
    ],
    needs: [
      {
        en: 'Two years in a back office of the securities business',
        ar: 'خبرة سنتين في العمليات المساندة للأوراق المالية',
      },
    ],
    languages: ['ar', 'en'],
  },
  {
    id: 'operations-internship',
    title: { en: 'Summer internship', ar: 'التدريب الصيفي' },
    department: PEOPLE,
    place: DUBAI,
    kind: 'internship',
    opens: '04-06',
    days: 45,
    summary: {
      en: 'Eight paid weeks in July and August for students of any subject.',
      ar: 'ثمانية أسابيع مدفوعة الأجر في يوليو وأغسطس لطلبة جميع التخصصات.',
    },
    duties: [
      { en: 'Work in one department, and see all the others', ar: 'العمل في إدارة واحدة والتعرف إلى بقية الإدارات' },
    ],
    needs: [{ en: 'You study at a university or a college', ar: 'أن تدرس في جامعة أو كلية' }],
    languages: ['ar', 'en'],
  },
  {
    id: 'network-engineer',
    title: { en: 'Network engineer', ar: 'مهندس شبكات' },
    department: TECHNOLOGY,
    place: DUBAI,
    kind: 'full-time',
    opens: '06-08',
    days: 60,
    summary: {
      en: 'You run the lines on which members reach the market.',
      ar: 'تشغّل خطوط الاتصال التي يصل عبرها الأعضاء إلى السوق.',
    },
    duties: [
      { en: 'Connect members, and test each line with them', ar: 'ربط الأعضاء واختبار كل خط معهم' },
      { en: 'Plan changes for days on which the market is closed', ar: 'التخطيط للتغييرات في أيام إغلاق السوق' },
    ],
    needs: [{ en: 'Four years with networks that may not stop', ar: 'خبرة أربع سنوات في شبكات لا تحتمل التوقف' }],
    languages: ['en'],
  },
  {
    id: 'investor-services-officer',
    title: { en: 'Investor services officer', ar: 'مسؤول خدمات المستثمرين' },
    department: INVESTORS,
    place: ABU_DHABI,
    kind: 'part-time',
    opens: '08-10',
    days: 50,
    summary: {
      en: 'You help investors with their numbers, details and dividends, at the counter and by telephone.',
      ar: 'تساعد المستثمرين في أرقامهم وبياناتهم وتوزيعاتهم، في مركز الخدمة وعبر الهاتف.',
    },
    duties: [
      { en: 'Answer enquiries by the day that was named', ar: 'الرد على الاستفسارات في الموعد المحدد' },
      { en: 'Check documents before details are changed', ar: 'التحقق من المستندات قبل تعديل البيانات' },
    ],
    needs: [{ en: 'One year at a service desk', ar: 'خبرة سنة في خدمة المتعاملين' }],
    languages: ['ar', 'en'],
  },
];
