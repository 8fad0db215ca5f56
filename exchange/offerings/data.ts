import type { OfferingRole, SubscriptionChannel } from '#domain/offering.ts';
import type { PlainDate } from '#domain/time.ts';
import type { Both, SectorKey } from '../issuers/issuer.ts';

/** A participant in an offering and its places of subscription. Everything here is invented. */
export interface RoleFacts {
  role: OfferingRole;
  name: Both;
  channels: readonly SubscriptionChannel[];
}

const bank = (en: string, ar: string, ...channels: SubscriptionChannel[]): RoleFacts => ({
  role: 'receiving-bank',
  name: { en, ar },
  channels,
});
const other = (role: OfferingRole, en: string, ar: string): RoleFacts => ({ role, name: { en, ar }, channels: [] });

/** The same firms serve every offering. */
export const ROLES: readonly RoleFacts[] = [
  other('lead-manager', 'Tawash Capital PJSC', 'طوّاش كابيتال ش.م.ع'),
  bank('Jiwan Bank', 'بنك الجيوان', 'branch', 'atm', 'online', 'app'),
  bank('Daqal Commercial Bank', 'بنك الدقل التجاري', 'branch', 'online', 'app'),
  bank('Sanbook Islamic Bank', 'مصرف السنبوك الإسلامي', 'branch', 'atm'),
  other('stabilising-manager', 'Tawash Securities', 'طوّاش للأوراق المالية'),
  other('auditor', 'Barzan Assurance', 'برزان للتدقيق'),
  other('counsel', 'Qistas Legal Consultants', 'القسطاس للاستشارات القانونية'),
];

/** An offering whose shares trade today; the price and the company's size come from its issuer. */
export interface PastFacts {
  symbol: string;
  kind: 'ipo' | 'fund';
  /** Per cent of the capital. */
  part: number;
  /** New shares, per cent of the shares offered; holders sold the rest. */
  fresh: number;
  /** Shares added while the offering was open, per cent of the final number offered. */
  enlarged?: number;
  use: Both;
}

export const PAST: readonly PastFacts[] = [
  {
    symbol: 'HADI',
    kind: 'ipo',
    part: 24,
    fresh: 0,
    use: {
      en: 'All shares were sold by the founders, who received the money.',
      ar: 'باع المؤسسون جميع الأسهم وحصلوا على قيمتها.',
    },
  },
  {
    symbol: 'SHAFRA',
    kind: 'ipo',
    part: 30,
    fresh: 60,
    use: {
      en: 'The company used the money of the new shares for two monitoring centres and for staff abroad.',
      ar: 'استخدمت الشركة حصيلة الأسهم الجديدة في إنشاء مركزين للمراقبة وتوظيف كوادر في الخارج.',
    },
  },
  {
    symbol: 'MAIDA',
    kind: 'ipo',
    part: 20,
    fresh: 0,
    enlarged: 25,
    use: {
      en: 'All shares were sold by the parent company, which received the money.',
      ar: 'باعت الشركة الأم جميع الأسهم وحصلت على قيمتها.',
    },
  },
  {
    symbol: 'RAWZREIT',
    kind: 'fund',
    part: 15,
    fresh: 0,
    use: {
      en: 'All units were sold by the sponsor of the fund, which received the money.',
      ar: 'باع راعي الصندوق جميع الوحدات وحصل على قيمتها.',
    },
  },
];

/** Listed without an offering: the shares already had their holders. */
export const DIRECT = 'KHORCOOP';

/** Companies whose large holders sell a part to the public, in turn. */
export const SECONDARY: readonly string[] = [
  'RAWZANA',
  'KARAWAN',
  'TAHWEELA',
  'NABAA',
  'FURDHA',
  'KUTTAB',
  'SIKKA',
  'QAWS',
];
/** The first secondary offering opens on this Monday. */
export const FIRST_SECONDARY: PlainDate = '2026-11-16';

/** A company that announces an offering and later withdraws it. */
export interface IntentionFacts {
  stem: string;
  name: Both;
  sector: SectorKey;
  /** Millions of shares. */
  units: number;
  /** Per cent of the capital, all new shares. */
  part: number;
  /** Fils. */
  priceFrom: number;
  priceTo: number;
  use: Both;
}

/** Prices in fils. */
export const INTENTIONS: readonly IntentionFacts[] = [
  {
    stem: 'BAHHAR',
    name: { en: 'Bahhar Ship Repair PJSC', ar: 'بحّار لإصلاح السفن ش.م.ع' },
    sector: 'industrials',
    units: 900,
    part: 25,
    priceFrom: 188,
    priceTo: 204,
    use: {
      en: 'The company plans a second dry dock and will repay a part of its loans.',
      ar: 'تعتزم الشركة إنشاء حوض جاف ثانٍ وسداد جزء من قروضها.',
    },
  },
  {
    stem: 'NAKHEELA',
    name: { en: 'Nakheela Date Products PJSC', ar: 'نخيلة لمنتجات التمور ش.م.ع' },
    sector: 'consumer-staples',
    units: 640,
    part: 30,
    priceFrom: 142,
    priceTo: 155,
    use: {
      en: 'The company plans a packing plant and cold stores in three emirates.',
      ar: 'تعتزم الشركة إنشاء مصنع للتعبئة ومخازن مبردة في ثلاث إمارات.',
    },
  },
  {
    stem: 'MIRSAD',
    name: { en: 'Mirsad Earth Imaging PJSC', ar: 'مرصاد للتصوير الفضائي ش.م.ع' },
    sector: 'technology',
    units: 380,
    part: 35,
    priceFrom: 310,
    priceTo: 342,
    use: {
      en: 'The company plans two satellites and a ground station.',
      ar: 'تعتزم الشركة إطلاق قمرين صناعيين وإنشاء محطة أرضية.',
    },
  },
];

export const SHARIA: Both = {
  en: 'An internal committee of scholars finds that the offering complies with Sharia.',
  ar: 'ترى لجنة شرعية داخلية أن الطرح متوافق مع أحكام الشريعة.',
};

export const LOCK_UP: Both = {
  en: 'The selling holders may sell no further shares for 180 days after the allotment.',
  ar: 'لا يجوز للمساهمين البائعين بيع أسهم أخرى خلال 180 يوماً من التخصيص.',
};

export const SELLER: Both = {
  en: 'The largest holder sells a part of its shares and receives the money. The company receives none of it.',
  ar: 'يبيع أكبر المساهمين جزءاً من أسهمه ويحصل على قيمتها، ولا تحصل الشركة على شيء منها.',
};

export const NO_DEMAND: Both = {
  en: 'The orders of institutions did not reach the price range.',
  ar: 'لم تبلغ طلبات المؤسسات النطاق السعري.',
};
