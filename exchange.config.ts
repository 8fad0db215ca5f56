import type { Bilingual } from '#domain/bilingual.ts';

import type { ZakatRates } from '#domain/calculators/zakat.ts';
import type { FeeLine } from '#domain/calculators/trade-cost.ts';
import type { AnswerWithin } from '#domain/forms/contact-topics.ts';
import type { DeskName } from '#domain/forms/desks.ts';
import type { ContractSpec } from '#domain/contract-spec.ts';
import type { ListingCharge } from '#domain/listing-cost.ts';
import type { ListingCondition } from '#domain/listing-condition.ts';
import type { TimetableStage } from '#domain/listing-timetable.ts';
import type { OpeningHours } from '#domain/opening-hours.ts';
import type { Thousandths } from '#domain/thousandths.ts';

/**
 * A third-party service that measures visits: analytics that accept web vitals, or a hosting analytics script
 * (docs/specification.md, section 7). It receives no request before a reader consents, and the content policy allows
 * its hosts and no others.
 */
export interface MeasurementService {
  /** The provider's name as shown to readers before they consent. */
  provider: Bilingual & { ar: string };
  /**
   * Https address of its script, its id included; null when it has none. It must allow other sites to use it (CORS).
   */
  script: string | null;
  /** Address to which web vitals are sent, as JSON, at each change of page; null when it accepts none. */
  vitals: string | null;
  /** Further origins that its script connects to. */
  origins: readonly string[];
}

export interface ExchangeNames {
  name: Bilingual & { ar: string };
  shortName: string;
  /** Default second half of the page title (docs/specification.md, section 1). */
  tagline: Bilingual & { ar: string };
  description: Bilingual & { ar: string };
  /** The other exchange that the feeds cover, used wherever it is named. */
  sisterName: Bilingual & { ar: string };
}

interface AppStores {
  name: Bilingual & { ar: string };
  apple: string | null;
  google: string | null;
}

/** Planned features of the investor app. */
interface InvestorAppPlans {
  /** Whether its card can be added to the wallet of a phone. */
  wallet: boolean;
  /** Features whose release readers can ask to be notified of. */
  coming: readonly { id: string; name: Bilingual & { ar: string } }[];
  /** A test of the next version; null when none is planned. */
  test: {
    weeks: number;
    /** Number of participants. */
    seats: number;
    /** Its last day. */
    until: string;
    /** The test version runs only on devices whose identifiers were sent beforehand. */
    boundToDevices: boolean;
  } | null;
}

/**
 * Who the exchange is. This file is the white label: nothing else in the code names an exchange.
 * Addresses keep the words of the specification whatever the name here.
 */
export interface ExchangeConfig extends ExchangeNames {
  /** Symbol of the exchange's own share, which calls 7, 8, 11 and 12 request. */
  ownSymbol: string;
  /** `Organization` of the service catalogue, call 8. */
  organization: string;
  mic: string;
  /**
   * How each service of the exchange labels both exchanges: programs read these labels, and they differ between
   * services (docs/contracts.md, Widgets commands, Roster and Call 12 · Company profile). The embedded exchange writes
   * them.
   */
  exchangeLabels: Record<
    'lists' | 'content' | 'profile' | 'sharia',
    Record<'home' | 'sister', Bilingual & { ar: string }>
  >;
  /** Values of the services' `Exchange` field that mean this exchange. */
  homeExchangeLabels: readonly string[];
  /** The disclosure feed's `announcement_type` of the exchange's own market announcements (docs/contracts.md, call 4). */
  newsType: string;
  indices: readonly {
    code: string;
    path: string;
    /**
     * The simulated market does not compute environment, social and governance (esg) indices: a service has to provide
     * them.
     */
    kind: 'general' | 'sharia' | 'esg' | 'sector';
    name: Bilingual & { ar: string };
    /**
     * Largest weight of a member when the index is rebalanced, thousandths of a per cent; absent when the rules are not
     * known.
     */
    cap?: number;
    /** Base of the index, its level in thousandths of a point; absent when it is not known. */
    base?: { level: number; day: string };
  }[];
  /** Target of the market-watch entry in the menu: a path of this site, or an address for each language. */
  marketWatch: string | (Bilingual & { ar: string });
  /** Links outside this site in menus and pages; null when there is none, and its entry is not shown. */
  links: {
    logIn: string | null;
    eServices: string | null;
    feesList: string | null;
  };
  /** Companies related to the exchange, as listed in the footer; one without an address is shown without a link. */
  related: readonly { name: Bilingual & { ar: string }; href: string | null }[];
  /**
   * Distributors of the exchange's market data under a contract with it; one without an address is shown without a
   * link.
   */
  dataProviders: readonly { name: Bilingual & { ar: string }; href: string | null }[];
  /** The exchange's app and the investor app in the two stores. */
  apps: { exchange: AppStores; investor: AppStores & InvestorAppPlans };
  /** Contact details of the exchange; null when not known. */
  contact: {
    email: string | null;
    /** In international form: `+971 4 …`. */
    phone: string | null;
    /** Mailbox for complaints. */
    complaints: string | null;
    /** For journalists, and for shareholders of the exchange. */
    press: string | null;
    investors: string | null;
    address: (Bilingual & { ar: string }) | null;
    hours: (Bilingual & { ar: string }) | null;
  };
  /**
   * Contact of each desk, by subject; a desk without an entry, and any field that an entry leaves out, uses the general
   * contact.
   */
  desks: Partial<Record<DeskName, { name: Bilingual & { ar: string }; email: string | null; phone: string | null }>>;
  /** Opening hours, in Dubai time, on days that are not holidays of the exchange; empty when they are not published. */
  opening: readonly OpeningHours[];
  /** Number of business days within which a message is answered, by topic. */
  answerWithin: AnswerWithin;
  /** The federal securities regulator, to which complaints can be escalated; null: no link to it is shown. */
  regulator: {
    name: Bilingual & { ar: string };
    /** Its page for complaints. */
    complaints: string;
  } | null;
  /** What the forms of the site say about the data sent with them. */
  forms: {
    /** Version of the text that a sender agrees to: to be changed with the text. */
    consent: string;
    /** Where data are transferred outside the UAE; null when they do not leave it. */
    outsideUae: (Bilingual & { ar: string }) | null;
    /**
     * How many days a submitted form is stored after it was answered, or after it was sent if nobody marked it as
     * answered.
     */
    keepDays: {
      enquiry: number;
      complaint: number;
      pilot: number;
      /** Until the person was notified, and no longer than this many days. */
      notify: number;
      /** After the test has ended. */
      testGroup: number;
      /** After the event. */
      registration: number;
      /** For people who attended a training, for the certificate. */
      attended: number;
      /** For people who asked to be notified of later events, after the event. */
      news: number;
      /**
       * For an application, after the closing day of its vacancy; and for one whose sender agreed to be considered for
       * others.
       */
      application: number;
      laterApplication: number;
    };
  };
  /** What companies applying for a listing have to provide, beyond the law (docs/listing-conditions.md). */
  listing: {
    /** The exchange's own conditions, as its market rules set them. */
    conditions: readonly ListingCondition[];
    /** The exchange's own charges; empty when none are published, and the estimate says so. */
    charges: readonly ListingCharge[];
    /** Usual weeks of each stage before the first trade. */
    timetable: readonly TimetableStage[];
  };
  /** Limits of the market data for programs (docs/api.md). */
  openData: {
    /** Delay of quotes, minutes. */
    quoteDelayMinutes: number;
    /** Request limit of one address: burst, and per minute in the long run. */
    limits: { burst: number; perMinute: number };
    /** The same for files of whole years. */
    bulkLimits: { burst: number; perMinute: number };
  };
  /**
   * Obligations of a market maker by group of securities: presence and spread in thousandths of a per cent, size on
   * each side in thousandths of a dirham; null when not published.
   */
  marketMaking: readonly { group: string; presence: number; maxSpread: number; minSize: number }[] | null;
  /** Value-added tax on the exchange’s own fees: thousandths of a per cent; null when none is added. */
  vat: number | null;
  derivatives: {
    /** Specifications of its futures; empty when it lists none. */
    contracts: readonly ContractSpec[];
    /** Interest less the usual dividends, thousandths of a per cent a year: for the fair value of futures on an index. */
    carry: Thousandths;
    /** Interest alone, thousandths of a per cent a year: for the fair value of futures on shares. */
    interest: Thousandths;
  };
  /** Groups of fewer investors are not shown separately in ownership statistics. */
  statistics: { suppressBelow: number };
  /** The co-operative whose shares are listed, and the label of its page in the menu; null when there is none. */
  cooperative: { symbol: string; label: Bilingual & { ar: string } } | null;
  /** The pilot of trading in carbon credits. */
  carbonPilot: {
    /**
     * The last day on which companies may apply to join; null while it is open. After it, readers can ask to be
     * notified.
     */
    until: string | null;
    /** Business days within which a company that applies is called. */
    answerWithin: number;
  };
  careers: {
    /** External system for applications to every vacancy; null: the site’s own form is used. */
    system: string | null;
    /**
     * Business days after the closing day until all applications are read, conversations are over, and everybody has an
     * answer.
     */
    days: { read: number; meet: number; answer: number };
  };
  /**
   * Costs of a trade by the list in force from a day on, and VAT in thousandths of a per cent; null when no list is
   * published.
   */
  fees: {
    from: string;
    /** Note about the list's date, shown beside every sum. */
    note: Bilingual & { ar: string };
    vat: number;
    lines: readonly (FeeLine & { name: Bilingual & { ar: string } })[];
  } | null;
  /**
   * Zakat rates of a year by its calendar, thousandths of a per cent, and who determines the figure of the own share;
   * null: no sentence names it.
   */
  zakat: { rates: ZakatRates; board: (Bilingual & { ar: string }) | null };
  /** Ways in which holders receive dividends. */
  dividendWays: readonly {
    id: 'bank' | 'card' | 'cheque';
    name: Bilingual & { ar: string };
    who: Bilingual & { ar: string };
    cost: Bilingual & { ar: string };
    from: Bilingual & { ar: string };
    needs: Bilingual & { ar: string };
  }[];
  /** Dividends from before a day, which an agent of the regulator pays; null when there are none. */
  oldDividends: { before: string; businessDays: number; page: string | null } | null;
  /** Where investors can subscribe to an offering besides the banks; null: the exchange accepts no subscriptions. */
  ipo: {
    /** Address of the exchange's subscription platform; null when it has none. */
    platform: string | null;
    /** True when the investor app accepts subscriptions. */
    inApp: boolean;
    /** Time until which both accept subscriptions on the last day, in Dubai time: `12:00`; null when not published. */
    lastDayUntil: string | null;
  } | null;
  /**
   * Third-party services that measure visits, beside the site's own collector; no other third party receives requests.
   */
  measurement: readonly MeasurementService[];
  /** Hosts whose requests go to the IPO subscriptions page (docs/specification.md, section 2). */
  legacyIpoHosts: readonly string[];
}

/**
 * The exchange's short name and two letters (docs/exchange-additions.md). The word index is put before the name when it
 * is used alone.
 */

const name = { en: 'Dubai Securities Exchange', ar: 'بورصة دبي للأوراق المالية' };
const shortName = 'DSX';
const tagline = { en: "Region's leading financial exchange", ar: 'البورصة المالية الرائدة في المنطقة' };
const description = {
  en: 'A global destination where individuals grow their wealth and companies grow their business.',
  ar: 'وجهة عالمية ينمّي فيها الأفراد ثرواتهم وتوسّع فيها الشركات أعمالها.',
};

const sisterName = { en: 'Sister exchange', ar: 'البورصة الشقيقة' };

/** The exchange's names; separate, since an error page has nothing else. */
export const names: ExchangeNames = { name, shortName, tagline, description, sisterName };

/** The market rules' conditions for an issuer beyond the law, in one market. */
function ownConditions(
  route: 'main-ipo' | 'second-board',
  rule: string,
  { years, freeFloat, shareholders }: Record<'years' | 'freeFloat' | 'shareholders', number>,
): ListingCondition[] {
  const shared = {
    routes: [route],
    operator: 'at-least',
    from: '2022-01-03',
    until: null,
    mark: 'house',
    source: 'market-rules',
    rule,
  } as const;
  return [
    { ...shared, id: `${route}-years`, subject: 'audited-years', value: years },
    { ...shared, id: `${route}-float`, subject: 'free-float', value: freeFloat },
    { ...shared, id: `${route}-holders`, subject: 'shareholders', value: shareholders },
  ];
}

/** A future on one share: its tick and its limits are those of the share. */
function shareFuture(root: string, margin: Thousandths): ContractSpec {
  return { root, name: null, kind: 'share', size: 100, currency: 'AED', tick: null, limits: null, months: 3, margin };
}

export const exchange: ExchangeConfig = {
  name,
  shortName,
  tagline,
  description,
  ownSymbol: 'DSX',
  organization: 'DSX',
  mic: 'XDFM',
  sisterName,
  exchangeLabels: {
    lists: { home: { en: 'DFM', ar: 'سوق دبي المالي' }, sister: { en: 'Nasdaq Dubai', ar: 'ناسداك دبي' } },
    content: { home: { en: 'DFM', ar: 'DFM' }, sister: { en: 'NASDAQ Dubai', ar: 'NASDAQ Dubai' } },
    profile: { home: { en: 'DFM', ar: 'DFM' }, sister: { en: 'NASDAQ Dubai', ar: 'NASDAQ Dubai' } },
    sharia: { home: { en: 'dfm', ar: 'dfm' }, sister: { en: 'nasdaq', ar: 'nasdaq' } },
  },
  homeExchangeLabels: ['DSX', 'DFM', 'سوق دبي المالي', 'بورصة دبي للأوراق المالية'],
  newsType: 'DFM News',
  indices: [
    { code: 'DSXGI', path: 'dfmgi', kind: 'general', name: { en: 'General index', ar: 'المؤشر العام' }, cap: 10_000 },
    {
      code: 'DSXSI',
      path: 'dfmsi',
      kind: 'sharia',
      name: { en: 'Sharia index', ar: 'المؤشر المتوافق مع الشريعة' },
      cap: 10_000,
    },
    { code: 'DSXFI', path: 'financials', kind: 'sector', name: { en: 'Financials', ar: 'القطاع المالي' } },
    { code: 'DSXRE', path: 'real-estate', kind: 'sector', name: { en: 'Real estate', ar: 'العقارات' } },
    { code: 'DSXUT', path: 'utilities', kind: 'sector', name: { en: 'Utilities', ar: 'المرافق العامة' } },
    { code: 'DSXIN', path: 'industrials', kind: 'sector', name: { en: 'Industrials', ar: 'الصناعة' } },
    {
      code: 'DSXCO',
      path: 'communication-services',
      kind: 'sector',
      name: { en: 'Communication services', ar: 'خدمات الاتصالات' },
    },
    {
      code: 'DSXCD',
      path: 'consumer-discretionary',
      kind: 'sector',
      name: { en: 'Consumer discretionary', ar: 'الخدمات الاستهلاكية' },
    },
    {
      code: 'DSXCS',
      path: 'consumer-staples',
      kind: 'sector',
      name: { en: 'Consumer staples', ar: 'السلع الاستهلاكية' },
    },
    { code: 'DSXMA', path: 'materials', kind: 'sector', name: { en: 'Materials', ar: 'المواد الأساسية' } },
  ],
  marketWatch: '/market-watch',
  // Names below .example are reserved and belong to nobody (RFC 2606): an exchange puts its own here.
  links: {
    logIn: 'https://eservices.dsx.example/login',
    eServices: 'https://eservices.dsx.example',
    feesList: 'https://www.dsx.example/fees.pdf',
  },
  related: [
    { name: { en: 'Clearing company', ar: 'شركة التقاص' }, href: 'https://clearing.dsx.example' },
    { name: { en: 'Depository company', ar: 'شركة الإيداع' }, href: 'https://depository.dsx.example' },
  ],
  dataProviders: [],
  apps: {
    exchange: {
      name: { en: 'DSX app', ar: 'تطبيق البورصة' },
      apple: 'https://apps.dsx.example/exchange/apple',
      google: 'https://apps.dsx.example/exchange/google',
    },
    investor: {
      name: { en: 'Investor app', ar: 'تطبيق المستثمر' },
      apple: 'https://apps.dsx.example/investor/apple',
      google: 'https://apps.dsx.example/investor/google',
      wallet: false,
      coming: [{ id: 'monthly-orders', name: { en: 'Orders that repeat each month', ar: 'أوامر تتكرر كل شهر' } }],
      test: { weeks: 6, seats: 200, until: '2027-01-31', boundToDevices: true },
    },
  },
  contact: {
    email: 'info@dsx.example',
    phone: null,
    complaints: 'complaints@dsx.example',
    press: 'press@dsx.example',
    investors: 'investors@dsx.example',
    address: { en: 'Dubai, United Arab Emirates', ar: 'دبي، الإمارات العربية المتحدة' },
    hours: {
      en: 'Monday to Friday, 08:00 to 16:00 Dubai time',
      ar: 'من الاثنين إلى الجمعة، من 08:00 إلى 16:00 بتوقيت دبي',
    },
  },
  desks: {
    investors: {
      name: { en: 'Investor services', ar: 'خدمات المستثمرين' },
      email: 'investors@dsx.example',
      phone: null,
    },
    listing: { name: { en: 'Listing', ar: 'الإدراج' }, email: 'listing@dsx.example', phone: null },
    members: { name: { en: 'Membership', ar: 'العضوية' }, email: 'members@dsx.example', phone: null },
    data: { name: { en: 'Market data', ar: 'بيانات السوق' }, email: 'data@dsx.example', phone: null },
    press: { name: { en: 'Press office', ar: 'المكتب الصحفي' }, email: 'press@dsx.example', phone: null },
    careers: { name: { en: 'Recruitment', ar: 'التوظيف' }, email: 'careers@dsx.example', phone: null },
    carbon: { name: { en: 'Carbon pilot', ar: 'منصة الكربون التجريبية' }, email: 'carbon@dsx.example', phone: null },
    events: { name: { en: 'Events', ar: 'الفعاليات' }, email: 'events@dsx.example', phone: null },
    privacy: { name: { en: 'Data protection', ar: 'حماية البيانات' }, email: 'privacy@dsx.example', phone: null },
    complaints: { name: { en: 'Complaints', ar: 'الشكاوى' }, email: 'complaints@dsx.example', phone: null },
  },
  opening: [{ weekdays: [1, 2, 3, 4, 5], from: '08:00', to: '16:00' }],
  answerWithin: {
    general: 3,
    services: 3,
    listing: 5,
    membership: 5,
    data: 5,
    press: 1,
    website: 5,
    privacy: 10,
    suggestion: 10,
    complaint: 10,
    acknowledged: 1,
  },
  regulator: null,
  forms: {
    consent: '2026-11',
    outsideUae: null,
    keepDays: {
      enquiry: 365,
      complaint: 1_825,
      pilot: 365,
      notify: 365,
      testGroup: 90,
      registration: 30,
      attended: 365,
      news: 365,
      application: 180,
      laterApplication: 365,
    },
  },
  listing: {
    conditions: [
      ...ownConditions('main-ipo', '6.1.1', { years: 3, freeFloat: 20_000, shareholders: 100 }),
      ...ownConditions('second-board', '6.1.2', { years: 3, freeFloat: 10_000, shareholders: 30 }),
    ],
    charges: [
      {
        id: 'exchange-application',
        payer: 'exchange',
        when: 'once',
        kind: 'flat',
        amount: 10_000,
        words: { en: 'Application for listing', ar: 'طلب الإدراج' },
      },
      {
        id: 'exchange-yearly',
        payer: 'exchange',
        when: 'yearly',
        kind: 'rate',
        of: 'capital',
        rate: 20,
        least: 50_000,
        words: { en: 'Yearly listing fee', ar: 'رسم الإدراج السنوي' },
      },
    ],
    timetable: [
      { stage: 'prepare', weeksBefore: [52, 26], who: 'company' },
      { stage: 'advisers', weeksBefore: [30, 18], who: 'advisers' },
      { stage: 'convert', weeksBefore: [24, 13], who: 'regulator' },
      { stage: 'prospectus', weeksBefore: [16, 6], who: 'regulator' },
      { stage: 'announce', weeksBefore: [4, 4], who: 'company' },
      { stage: 'subscribe', weeksBefore: [3, 2], who: 'investors' },
      { stage: 'allot', weeksBefore: [2, 0], who: 'depository' },
    ],
  },
  openData: { quoteDelayMinutes: 15, limits: { burst: 60, perMinute: 300 }, bulkLimits: { burst: 4, perMinute: 30 } },
  marketMaking: [
    { group: 'A', presence: 80_000, maxSpread: 750, minSize: 100_000_000 },
    { group: 'B', presence: 70_000, maxSpread: 1_000, minSize: 75_000_000 },
    { group: 'C', presence: 60_000, maxSpread: 1_500, minSize: 50_000_000 },
    { group: 'D', presence: 50_000, maxSpread: 2_500, minSize: 25_000_000 },
  ],
  vat: 5_000,
  derivatives: {
    contracts: [
      {
        root: 'DSXGI',
        name: null,
        kind: 'index',
        size: 10,
        currency: 'AED',
        tick: 500,
        limits: { up: 5, down: 5 },
        months: 3,
        margin: 5_000,
      },
      shareFuture('RAWZANA', 8_000),
      shareFuture('SUHAILI', 6_000),
      shareFuture('JIWAN', 7_000),
      {
        root: 'GCRUDE',
        name: { en: 'Gulf crude, micro', ar: 'خام الخليج، عقد مصغّر' },
        kind: 'oil',
        size: 100,
        currency: 'USD',
        tick: 10,
        limits: { up: 10, down: 10 },
        months: 12,
        margin: 9_000,
      },
    ],
    carry: 3_500,
    interest: 4_500,
  },
  statistics: { suppressBelow: 5 },
  cooperative: { symbol: 'KHORCOOP', label: { en: 'Co-operative shares', ar: 'أسهم التعاونيات' } },
  carbonPilot: { until: null, answerWithin: 5 },
  careers: { system: null, days: { read: 5, meet: 10, answer: 15 } },
  // As a broker of the UAE published them in 2018.
  fees: {
    from: '2018-01-01',
    note: { en: 'As published in 2018', ar: 'كما نُشر في 2018' },
    vat: 5_000,
    lines: [
      { id: 'broker', name: { en: 'Broker', ar: 'الوسيط' }, rate: 125, least: 30_000, taxed: true },
      { id: 'market', name: { en: 'Market', ar: 'السوق' }, rate: 50, least: 20_000, taxed: true },
      { id: 'depository', name: { en: 'Depository', ar: 'شركة الإيداع' }, rate: 50, least: 10_000, taxed: true },
      { id: 'regulator', name: { en: 'Regulator', ar: 'الجهة الرقابية' }, rate: 50, least: 5_000, taxed: true },
    ],
  },
  zakat: { rates: { hijri: 2_500, gregorian: 2_577 }, board: null },
  dividendWays: [
    {
      id: 'bank',
      name: { en: 'Bank transfer', ar: 'تحويل مصرفي' },
      who: { en: 'Holders with a bank account in their own name', ar: 'من لديه حساب مصرفي باسمه' },
      cost: { en: 'Free', ar: 'مجاناً' },
      from: { en: 'The next payment after your request', ar: 'أول دفعة بعد تقديم الطلب' },
      needs: { en: 'A bank letter with your IBAN', ar: 'شهادة من البنك برقم الآيبان' },
    },
    {
      id: 'card',
      name: { en: 'Investor card', ar: 'بطاقة المستثمر' },
      who: { en: 'Holders who use the investor app', ar: 'مستخدمو تطبيق المستثمر' },
      cost: { en: 'Free', ar: 'مجاناً' },
      from: { en: 'The next payment after the card is active', ar: 'أول دفعة بعد تفعيل البطاقة' },
      needs: { en: 'An active card in your own name', ar: 'بطاقة مفعّلة باسمك' },
    },
  ],
  oldDividends: { before: '2015-03-01', businessDays: 10, page: null },
  ipo: { platform: 'https://ipo.dsx.example', inApp: true, lastDayUntil: '12:00' },
  measurement: [],
  legacyIpoHosts: [],
};
