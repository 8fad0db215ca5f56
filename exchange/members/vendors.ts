import { addDays } from '#domain/calendar.ts';
import type { BrokerageService } from '#domain/member.ts';
import { memberOn } from '#domain/member.ts';
import type { Vendor, VendorStatus } from '#domain/vendor.ts';
import type { PlainDate } from '#domain/time.ts';
import { wholeOf } from '../issuers/seeded.ts';
import { VENDOR_FACTS, type VendorFacts } from './data/vendors.ts';
import { tradingMembers } from './directory.ts';

/** One in this many of the members that a system suits uses it. */
const USED_BY_ONE_IN = 3;

/** The trading systems as of that day; a certificate is renewed for a year on each anniversary of the first one. */
export function vendorsBy(day: PlainDate): Vendor[] {
  return VENDOR_FACTS.filter(({ testedFrom }) => testedFrom <= day).map((facts) => vendorOf(facts, day));
}

function vendorOf(facts: VendorFacts, day: PlainDate): Vendor {
  const { id, name, product, kinds, protocols, version, services } = facts;
  const certificate = certificateOn(facts, day);
  const host = id.split('-')[0]!;
  return {
    id,
    name,
    product,
    kinds,
    protocols,
    version,
    services,
    certifiedOn: certificate?.from ?? null,
    validUntil: certificate?.until ?? null,
    status: statusOn(facts, certificate, day),
    members: certificate ? usersOf(id, services, day) : [],
    website: `https://www.${host}.example`,
    email: `support@${host}.example`,
  };
}

/** The certificate in force on that day, or otherwise the last one. */
function certificateOn({ certified, ends }: VendorFacts, day: PlainDate): { from: PlainDate; until: PlainDate } | null {
  if (certified === null || certified > day) return null;
  const last = ends !== null && ends < day ? ends : day;
  const years = Number(last.slice(0, 4)) - Number(certified.slice(0, 4));
  const renewed = `${Number(certified.slice(0, 4)) + years}${certified.slice(4)}`;
  const from = renewed > last ? `${Number(renewed.slice(0, 4)) - 1}${certified.slice(4)}` : renewed;
  const until = addDays(`${Number(from.slice(0, 4)) + 1}${certified.slice(4)}`, -1);
  return { from, until: ends !== null && ends < until && ends < day ? ends : until };
}

function statusOn(
  { ends, isWithdrawn }: VendorFacts,
  certificate: { until: PlainDate } | null,
  day: PlainDate,
): VendorStatus {
  if (!certificate) return 'testing';
  if (ends === null || ends >= day) return 'certified';
  return isWithdrawn ? 'withdrawn' : 'expired';
}

/** Members that offer one of the system's services, each chosen by a fixed seed. */
function usersOf(id: string, services: readonly BrokerageService[], day: PlainDate): string[] {
  return tradingMembers(day)
    .filter((member) => memberOn(member, day)?.services.some(({ service }) => services.includes(service)))
    .map(({ code }) => code)
    .filter((code) => wholeOf(`vendor/${id}/${code}`, 1, USED_BY_ONE_IN) === 1)
    .sort();
}
