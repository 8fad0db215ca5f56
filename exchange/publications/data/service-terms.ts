import type { Audience, ServiceChannel, Turnaround } from '#domain/catalog-service.ts';
import type { FeeRule } from '#domain/service-fee.ts';
import type { PlainDate } from '#domain/time.ts';
import type { Both } from '../../issuers/issuer.ts';

/** A service's terms in the catalogue, apart from its texts. */
export interface ServiceTerms {
  turnaround: Turnaround | null;
  audience: readonly Audience[];
  channels: readonly ServiceChannel[];
  feeRules: readonly FeeRule[];
  withdrawn?: { on: PlainDate; replacedBy: string };
}

const AED = 1_000;
const days = (amount: number): Turnaround => ({ amount, unit: 'business-days' });
const SAME_DAY: Turnaround = { amount: 0, unit: 'same-day' };

type Limits = Partial<Pick<FeeRule, 'least' | 'most' | 'channel'>>;

function rule(kind: FeeRule['kind'], amount: number, of: Both | null, limits: Limits): FeeRule {
  return { kind, amount, of, least: null, most: null, channel: null, ...limits };
}
const flat = (dirhams: number, of: Both | null, limits: Limits = {}) => rule('flat', dirhams * AED, of, limits);
const each = (fils: number, of: Both, limits: Limits = {}) => rule('each', fils * 10, of, limits);
/** A rate in thousandths of a per cent. */
const rate = (thousandths: number, of: Both, limits: Limits) => rule('rate', thousandths, of, limits);

/** Keyed by the service's number; the amounts match the service's text. */
export const SERVICE_TERMS: Readonly<Record<string, ServiceTerms>> = {
  '1.1.2': {
    turnaround: days(40),
    audience: ['issuers'],
    channels: ['eservices'],
    feeRules: [
      flat(10_000, { en: 'Application', ar: 'رسم الطلب' }),
      rate(20, { en: 'capital, each year', ar: 'رأس المال سنوياً' }, { least: 50_000 * AED }),
    ],
  },
  '1.2.4': {
    turnaround: days(10),
    audience: ['issuers'],
    channels: ['eservices'],
    feeRules: [each(800, { en: 'shareholder', ar: 'مساهم' }, { least: 4_000 * AED })],
  },
  '1.3.1': {
    turnaround: days(1),
    audience: ['issuers'],
    channels: ['eservices'],
    feeRules: [each(120, { en: 'investor', ar: 'مستثمر' }, { least: 900 * AED, most: 18_000 * AED })],
  },
  '1.4.6': {
    turnaround: days(15),
    audience: ['issuers'],
    channels: ['eservices'],
    feeRules: [flat(15_000, { en: 'Meeting', ar: 'الاجتماع' })],
  },
  '2.1.1': {
    turnaround: { amount: 5, unit: 'minutes' },
    audience: ['investors'],
    channels: ['app', 'eservices', 'counter'],
    feeRules: [flat(0, null, { channel: 'app' }), flat(30, null, { channel: 'counter' })],
  },
  '2.2.4': {
    turnaround: days(10),
    audience: ['investors'],
    channels: ['counter'],
    feeRules: [each(2_500, { en: 'statement', ar: 'كشف' })],
    withdrawn: { on: '2026-07-01', replacedBy: '2.2.5' },
  },
  '2.2.5': {
    turnaround: SAME_DAY,
    audience: ['investors'],
    channels: ['eservices', 'counter'],
    feeRules: [flat(0, null, { channel: 'eservices' }), flat(12, null, { channel: 'counter' })],
  },
  '2.2.9': {
    turnaround: days(7),
    audience: ['investors'],
    channels: ['eservices', 'counter'],
    feeRules: [flat(0, null)],
  },
  '2.3.2': {
    turnaround: null,
    audience: ['investors'],
    channels: ['eservices', 'counter'],
    feeRules: [each(10_000, { en: 'security and heir', ar: 'ورقة مالية ووارث' })],
  },
  '3.1.3': {
    turnaround: null,
    audience: ['members'],
    channels: ['eservices'],
    feeRules: [
      flat(80_000, { en: 'Admission', ar: 'رسم القبول' }),
      flat(40_000, { en: 'Each year', ar: 'الرسم السنوي' }),
    ],
  },
  '3.1.6': {
    turnaround: days(10),
    audience: ['members'],
    channels: ['eservices'],
    feeRules: [each(250_000, { en: 'service', ar: 'خدمة' })],
  },
  '3.2.7': { turnaround: null, audience: ['members', 'issuers'], channels: ['eservices'], feeRules: [flat(0, null)] },
  '3.3.1': {
    turnaround: days(15),
    audience: ['members'],
    channels: ['eservices'],
    feeRules: [flat(10_000, { en: 'Each year', ar: 'الرسم السنوي' })],
  },
  '3.4.2': {
    turnaround: days(20),
    audience: ['members'],
    channels: ['eservices'],
    feeRules: [
      each(500_000, { en: 'round of tests', ar: 'جولة اختبارات' }),
      flat(3_000, { en: 'Renewal, each year', ar: 'التجديد السنوي' }),
    ],
  },
  '4.1.2': {
    turnaround: null,
    audience: ['custodians'],
    channels: ['eservices'],
    feeRules: [rate(2, { en: 'average value of the portfolio', ar: 'متوسط قيمة المحفظة' }, { least: 60_000 * AED })],
  },
  '4.2.4': {
    turnaround: SAME_DAY,
    audience: ['investors', 'custodians'],
    channels: ['eservices', 'counter'],
    feeRules: [
      rate(10, { en: 'value of the securities', ar: 'قيمة الأوراق المالية' }, { least: 500 * AED, most: 10_000 * AED }),
    ],
  },
  '4.2.6': {
    turnaround: days(1),
    audience: ['investors', 'members'],
    channels: ['counter', 'broker'],
    feeRules: [each(1_000, { en: 'company', ar: 'شركة' })],
  },
};
