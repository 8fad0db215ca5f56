import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/calendar.ts';
import { SYSTEM_KINDS, VENDOR_STATUSES, vendorStatusOn } from '#domain/vendor.ts';
import { tradingMembers } from './directory.ts';
import { vendorsBy } from './vendors.ts';

const TODAY = '2026-11-18';
const days = fc.integer({ min: 0, max: 9_000 }).map((after) => addDays('2009-01-01', after));

describe('trading systems of the embedded exchange', () => {
  it('have every status and every kind among them', () => {
    const now = vendorsBy(TODAY);
    expect(new Set(now.map(({ status }) => status))).toEqual(new Set(VENDOR_STATUSES));
    expect(new Set(now.flatMap(({ kinds }) => kinds))).toEqual(new Set(SYSTEM_KINDS));
  });

  it('are used by members that trade, and none while they are tested for the first time', () => {
    const trading = new Set(tradingMembers(TODAY).map(({ code }) => code));
    for (const { members, status } of vendorsBy(TODAY)) {
      expect(members.every((code) => trading.has(code))).toBe(true);
      expect(members.length > 0).toBe(status !== 'testing');
    }
  });

  it('are of one account with their certificates on any day', () => {
    fc.assert(
      fc.property(days, (day) => {
        for (const vendor of vendorsBy(day)) {
          const { certifiedOn, validUntil, status, product } = vendor;
          expect(vendorStatusOn(vendor, day), `${product} on ${day}`).toBe(status);
          expect(certifiedOn === null, product).toBe(status === 'testing');
          if (certifiedOn === null || validUntil === null) continue;
          expect(certifiedOn <= day && certifiedOn <= validUntil, `${product} on ${day}`).toBe(true);
          expect(validUntil >= day, `${product} on ${day}`).toBe(status === 'certified');
        }
      }),
    );
  });
});
