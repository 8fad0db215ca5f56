import type { Bilingual } from '#domain/bilingual.ts';

/**
 * A service that measures visits: analytics that take web vitals, or a hosting analytics script (specification, section 7).
 * It is asked for nothing before a reader consents, and the content policy names its hosts and no other.
 */
export interface MeasurementService {
  /** As readers are told before they consent. */
  provider: Bilingual & { ar: string };
  /** Https address of its script, its id included; null where it has none. It must allow other sites to use it (CORS). */
  script: string | null;
  /** Where web vitals are sent, as JSON, at each change of page; null where it takes none. */
  vitals: string | null;
  /** Further origins that its script speaks to. */
  origins: readonly string[];
}

export interface ExchangeNames {
  name: Bilingual & { ar: string };
  shortName: string;
  /** Default second half of the page title (specification, section 1). */
  tagline: Bilingual & { ar: string };
  description: Bilingual & { ar: string };
}

/**
 * Who the exchange is. This file is the white label: nothing else in the code names an exchange.
 * Addresses keep the words of the specification whatever the name here.
 */
export interface ExchangeConfig extends ExchangeNames {
  /** The exchange's own share: calls 7, 8, 11 and 12 ask for it. */
  ownSymbol: string;
  /** `Organization` of the service catalogue, call 8. */
  organization: string;
  mic: string;
  /** Labels of the two exchanges that the feeds cover. */
  sisterName: Bilingual & { ar: string };
  /** Values of the feeds' `Exchange` field that mean this exchange. */
  homeExchangeLabels: readonly string[];
  /** The disclosure feed's `announcement_type` of the exchange's own market announcements (upstream-contracts.md, call 4). */
  newsType: string;
  indices: readonly {
    code: string;
    path: string;
    /** The simulated market computes none of environment, social and governance (esg): a service has to give it. */
    kind: 'general' | 'sharia' | 'esg' | 'sector';
    name: Bilingual & { ar: string };
    /** No member weighs more when the index is rebalanced: thousandths of a per cent; absent where the rules are not known. */
    cap?: number;
    /** Where the index began, its level in thousandths of a point; absent where that is not known. */
    base?: { level: number; day: string };
  }[];
  /** Where the market-watch entry of the menu leads: a path of this site, or an address for each language. */
  marketWatch: string | (Bilingual & { ar: string });
  /** Places outside this site that menus and pages lead to; null where there is none, and its entry is not shown. */
  links: {
    logIn: string | null;
    eServices: string | null;
    feesList: string | null;
  };
  /** Companies that belong with the exchange, as the footer names them; without an address they are named only. */
  related: readonly { name: Bilingual & { ar: string }; href: string | null }[];
  /** Who distributes the exchange's market data under a contract with it; without an address they are named only. */
  dataProviders: readonly { name: Bilingual & { ar: string }; href: string | null }[];
  /** The exchange's app and the investor app in the two stores. */
  apps: Record<
    'exchange' | 'investor',
    { name: Bilingual & { ar: string }; apple: string | null; google: string | null }
  >;
  /** How people reach the exchange; null where it is not known. */
  contact: {
    email: string | null;
    /** In international form: `+971 4 …`. */
    phone: string | null;
    /** Where complaints are taken. */
    complaints: string | null;
    /** For journalists, and for shareholders of the exchange. */
    press: string | null;
    investors: string | null;
    address: (Bilingual & { ar: string }) | null;
    hours: (Bilingual & { ar: string }) | null;
  };
  /** Services of other providers that measure visits, beside the site's own collector; none is asked for anything else. */
  measurement: readonly MeasurementService[];
  /** Hosts whose requests go to the IPO subscriptions page (specification, section 2). */
  legacyIpoHosts: readonly string[];
}

/** The exchange's short name and two letters (docs/exchange-additions.md). The word index is put before the name where it stands alone. */

const name = { en: 'Dubai Securities Exchange', ar: 'بورصة دبي للأوراق المالية' };
const shortName = 'DSX';
const tagline = { en: "Region's leading financial exchange", ar: 'البورصة المالية الرائدة في المنطقة' };
const description = {
  en: 'A global destination where individuals grow their wealth and companies grow their business.',
  ar: 'وجهة عالمية ينمّي فيها الأفراد ثرواتهم وتوسّع فيها الشركات أعمالها.',
};

/** What the exchange is called; apart, since an error page has nothing else. */
export const names: ExchangeNames = { name, shortName, tagline, description };

export const exchange: ExchangeConfig = {
  name,
  shortName,
  tagline,
  description,
  ownSymbol: 'DSX',
  organization: 'DSX',
  mic: 'XDFM',
  sisterName: { en: 'Sister exchange', ar: 'البورصة الشقيقة' },
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
  // Names below .example belong to nobody (RFC 2606): an exchange puts its own here.
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
  measurement: [],
  legacyIpoHosts: [],
};
