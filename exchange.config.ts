import type { Bilingual } from '#domain/bilingual.ts';

/**
 * Who the exchange is. This file is the white label: nothing else in the code names an exchange.
 * Addresses keep the words of the specification whatever the name here.
 */
export interface ExchangeConfig {
  name: Bilingual & { ar: string };
  shortName: string;
  /** Default second half of the page title (specification, section 1). */
  tagline: Bilingual & { ar: string };
  description: Bilingual & { ar: string };
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
    kind: 'general' | 'sharia' | 'sector';
    name: Bilingual & { ar: string };
  }[];
  /** Where the market-watch entry of the menu leads. */
  marketWatch: string;
  /** Hosts whose requests go to the IPO subscriptions page (specification, section 2). */
  legacyIpoHosts: readonly string[];
}

export const exchange: ExchangeConfig = {
  name: { en: 'Dubai Securities Exchange', ar: 'بورصة دبي للأوراق المالية' },
  shortName: 'DSX',
  tagline: { en: "Region's leading financial exchange", ar: 'البورصة المالية الرائدة في المنطقة' },
  description: {
    en: 'A global destination where individuals grow their wealth and companies grow their business.',
    ar: 'وجهة عالمية ينمّي فيها الأفراد ثرواتهم وتوسّع فيها الشركات أعمالها.',
  },
  ownSymbol: 'DSX',
  organization: 'DSX',
  mic: 'XDFM',
  sisterName: { en: 'Sister exchange', ar: 'البورصة الشقيقة' },
  homeExchangeLabels: ['DSX', 'DFM', 'سوق دبي المالي', 'بورصة دبي للأوراق المالية'],
  newsType: 'DFM News',
  indices: [
    { code: 'DSXGI', path: 'dfmgi', kind: 'general', name: { en: 'General index', ar: 'المؤشر العام' } },
    { code: 'DSXSI', path: 'dfmsi', kind: 'sharia', name: { en: 'Sharia index', ar: 'المؤشر المتوافق مع الشريعة' } },
  ],
  marketWatch: '/market-watch',
  legacyIpoHosts: [],
};
