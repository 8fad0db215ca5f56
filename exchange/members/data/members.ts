import type { MemberStatus } from '#domain/member.ts';
import type { PlainDate } from '#domain/time.ts';
import type { Both, CityKey } from '../../issuers/issuer.ts';

/** A firm's business; it determines its roles and the services that it may offer. */
export type MemberKind = 'full-broker' | 'digital-broker' | 'local-broker' | 'bank' | 'maker' | 'custodian';

/** An invented member of the exchange. */
export interface MemberFacts {
  code: string;
  name: Both;
  kind: MemberKind;
  city: CityKey;
  admitted: PlainDate;
  /** Changes of status after the admission, oldest first. */
  changes?: readonly (readonly [from: PlainDate, status: MemberStatus])[];
  /** The member that took over the clients when the membership ended. */
  clientsTo?: string;
}

const member = (
  code: string,
  en: string,
  ar: string,
  kind: MemberKind,
  city: CityKey,
  admitted: PlainDate,
  rest: Pick<MemberFacts, 'changes' | 'clientsTo'> = {},
): MemberFacts => ({ code, name: { en, ar }, kind, city, admitted, ...rest });

/** Invented firms, named after parts of dhows, pearl beds, rain and lunar mansions. */
export const MEMBER_FACTS: readonly MemberFacts[] = [
  member('SNBQ', 'Sanbuq Securities', 'سنبوق للأوراق المالية', 'full-broker', 'dubai', '2003-02-09'),
  member('NKHD', 'Nukhada Financial Brokerage', 'نوخذة للوساطة المالية', 'full-broker', 'dubai', '2003-02-09'),
  member('SRDL', 'Sardal Financial Services', 'سردال للخدمات المالية', 'full-broker', 'abu-dhabi', '2004-05-16'),
  member('HYRT', 'Hayrat Shares and Bonds', 'هيرات للأسهم والسندات', 'local-broker', 'sharjah', '2004-09-05'),
  member('DFFA', 'Daffa Brokerage', 'الدفّة للوساطة', 'local-broker', 'dubai', '2005-01-23'),
  member('QMSH', 'Qumasha Securities', 'قماشة للأوراق المالية', 'full-broker', 'dubai', '2005-04-10', {
    changes: [
      ['2016-03-13', 'inactive'],
      ['2016-11-06', 'active'],
    ],
  }),
  member('MJDF', 'Majdaf Brokerage', 'مجداف للوساطة', 'local-broker', 'ajman', '2005-06-19', {
    changes: [['2019-07-28', 'inactive']],
  }),
  member('YAZW', 'Yazwa Stocks Centre', 'مركز يزوة للأسهم', 'local-broker', 'sharjah', '2005-09-18', {
    changes: [
      ['2021-02-14', 'under-cancellation'],
      ['2021-08-15', 'cancelled'],
    ],
    clientsTo: 'HYRT',
  }),
  member('IKLL', 'Iklil Capital', 'الإكليل كابيتال', 'full-broker', 'difc', '2006-02-05'),
  member('SHWL', 'Shawla Investment Services', 'الشولة للخدمات الاستثمارية', 'digital-broker', 'dubai', '2006-11-12'),
  member('BALD', 'Balda Financial Brokerage', 'البلدة للوساطة المالية', 'local-broker', 'ras-al-khaimah', '2007-03-04'),
  member('SBKH', 'Sabkha Securities', 'السبخة للأوراق المالية', 'local-broker', 'fujairah', '2007-10-21', {
    changes: [['2026-09-28', 'under-cancellation']],
    clientsTo: 'SNBQ',
  }),
  member('HTAN', 'Hattan Islamic Brokerage', 'هتّان للوساطة الإسلامية', 'full-broker', 'dubai', '2008-01-13'),
  member('DIMA', 'Dima Securities', 'ديمة للأوراق المالية', 'digital-broker', 'abu-dhabi', '2008-06-22'),
  member('WASM', 'Wasm Financial Services', 'الوسم للخدمات المالية', 'local-broker', 'dubai', '2009-04-26', {
    changes: [
      ['2017-01-15', 'under-cancellation'],
      ['2017-06-11', 'cancelled'],
    ],
    clientsTo: 'NKHD',
  }),
  member('RBAB', 'Rabab Capital Markets', 'الرباب لأسواق المال', 'full-broker', 'difc', '2010-02-07'),
  member('NTHR', 'Nathra Brokerage', 'النثرة للوساطة', 'digital-broker', 'dubai', '2011-09-11'),
  member('SRFA', 'Sarfa Securities', 'الصرفة للأوراق المالية', 'local-broker', 'abu-dhabi', '2012-05-20', {
    changes: [['2025-11-10', 'inactive']],
  }),
  member('NAAM', 'Naaim Bank', 'بنك النعائم', 'bank', 'dubai', '2012-10-14'),
  member('HAQA', 'Haqaa Global Markets', 'الهقعة للأسواق العالمية', 'full-broker', 'difc', '2013-03-17'),
  member('ZBRA', 'Zubra Market Making', 'الزبرة لصناعة السوق', 'maker', 'difc', '2014-06-08'),
  member('FLAJ', 'Falaj Bank', 'بنك الفلج', 'bank', 'abu-dhabi', '2014-11-16'),
  member('GHFR', 'Ghafr Liquidity Services', 'الغفر لخدمات السيولة', 'maker', 'dubai', '2016-04-24'),
  member('SAQI', 'Saqia Trading Technologies', 'الساقية لتقنيات التداول', 'digital-broker', 'dubai', '2018-02-18'),
  member('WADQ', 'Wadaq Custody Bank', 'بنك الودق للحفظ', 'custodian', 'difc', '2018-09-09'),
  member('AFLJ', 'Aflaj Securities', 'الأفلاج للأوراق المالية', 'local-broker', 'sharjah', '2019-01-20', {
    changes: [
      ['2023-10-16', 'under-cancellation'],
      ['2024-04-15', 'cancelled'],
    ],
    clientsTo: 'SHWL',
  }),
  member('JLBT', 'Jalibut Digital Brokerage', 'جالبوت للوساطة الرقمية', 'digital-broker', 'dubai', '2020-10-25'),
  member('RSHA', 'Rasha Custodian Services', 'الرشاء لخدمات الحفظ', 'custodian', 'dubai', '2021-06-13'),
  member('AWWA', 'Awwa Market Partners', 'العوّاء شركاء السوق', 'maker', 'difc', '2022-03-14'),
  member('SAYR', 'Sayran Invest', 'سيران للاستثمار', 'digital-broker', 'dubai', '2023-05-22'),
  member('BRQA', 'Barqa Trading', 'برقا للتداول', 'digital-broker', 'abu-dhabi', '2024-09-02'),
  member('MRQB', 'Mirqab Quantitative Markets', 'المرقاب للأسواق الكمّية', 'maker', 'difc', '2026-02-16'),
];
