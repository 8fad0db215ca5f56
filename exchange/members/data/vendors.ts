import type { BrokerageService } from '#domain/member.ts';
import type { SystemKind } from '#domain/vendor.ts';
import type { PlainDate } from '#domain/time.ts';
import type { Both } from '../../issuers/issuer.ts';

/** An invented trading system, with its certificates. */
export interface VendorFacts {
  id: string;
  name: Both;
  product: string;
  kinds: readonly SystemKind[];
  protocols: readonly string[];
  version: string;
  services: readonly BrokerageService[];
  /** First day of its first tests. */
  testedFrom: PlainDate;
  /** The first day of its first certificate; null while the system is in testing. */
  certified: PlainDate | null;
  /** The last day of its last certificate; null while it is renewed each year. */
  ends: PlainDate | null;
  /** True when the vendor withdrew the system on its last day. */
  isWithdrawn?: boolean;
}

const FIX = 'FIX 4.4';
const FIXT = 'FIX 5.0 SP2';

/** Invented firms, named after what guided boats: stars, lights and winds. */
export const VENDOR_FACTS: readonly VendorFacts[] = [
  {
    id: 'mishkat-oms',
    name: { en: 'Mishkat Systems', ar: 'مشكاة للأنظمة' },
    product: 'Mishkat OMS',
    kinds: ['oms', 'risk'],
    protocols: [FIX, FIXT],
    version: '7.2',
    services: ['equity', 'margin', 'short-margin', 'internet', 'mobile'],
    testedFrom: '2012-03-04',
    certified: '2012-09-16',
    ends: null,
  },
  {
    id: 'suhail-gateway',
    name: { en: 'Suhail Connect', ar: 'سهيل للربط' },
    product: 'Suhail Gateway',
    kinds: ['gateway'],
    protocols: [FIXT],
    version: '3.0',
    services: ['equity', 'dma', 'derivatives'],
    testedFrom: '2016-01-10',
    certified: '2016-08-07',
    ends: null,
  },
  {
    id: 'thurayya-terminal',
    name: { en: 'Thurayya Trading', ar: 'الثريا للتداول' },
    product: 'Thurayya Trader',
    kinds: ['terminal', 'ems'],
    protocols: [FIX],
    version: '5.8',
    services: ['equity', 'short-selling', 'liquidity-provider'],
    testedFrom: '2014-05-18',
    certified: '2014-12-07',
    ends: null,
  },
  {
    id: 'sabah-risk',
    name: { en: 'Sabah Risk', ar: 'الصبا للمخاطر' },
    product: 'Sabah Limits',
    kinds: ['risk'],
    protocols: [FIXT],
    version: '2.4',
    services: ['derivatives', 'margin', 'short-margin'],
    testedFrom: '2020-02-02',
    certified: '2020-10-04',
    ends: null,
  },
  {
    id: 'kaws-back-office',
    name: { en: 'Kaws Settlement', ar: 'قوس للتسويات' },
    product: 'Kaws Ledger',
    kinds: ['back-office'],
    protocols: ['ISO 20022', 'ISO 15022'],
    version: '11.1',
    services: ['equity', 'allocation', 'own-account'],
    testedFrom: '2009-06-14',
    certified: '2010-02-14',
    ends: null,
  },
  {
    id: 'shamal-oms',
    name: { en: 'Shamal Software', ar: 'الشمال للبرمجيات' },
    product: 'Shamal Orders',
    kinds: ['oms', 'terminal'],
    protocols: [FIX],
    version: '4.1',
    services: ['equity', 'internet'],
    testedFrom: '2011-01-16',
    certified: '2011-07-24',
    ends: '2026-03-31',
  },
  {
    id: 'nawras-mobile',
    name: { en: 'Nawras Apps', ar: 'النورس للتطبيقات' },
    product: 'Nawras Pocket',
    kinds: ['terminal'],
    protocols: [FIXT],
    version: '1.0',
    services: ['equity', 'mobile'],
    testedFrom: '2026-08-31',
    certified: null,
    ends: null,
  },
  {
    id: 'matla-ems',
    name: { en: 'Matla Markets', ar: 'المطلع للأسواق' },
    product: 'Matla Router',
    kinds: ['ems', 'gateway'],
    protocols: [FIXT],
    version: '2.9',
    services: ['equity', 'dma', 'authorized-participant'],
    testedFrom: '2018-04-15',
    certified: '2018-11-11',
    ends: '2026-01-29',
    isWithdrawn: true,
  },
];
