import { describe, expect, it } from 'vitest';
import { daysLeft, isListed, vendorChanges, vendorStatusOn, type Vendor } from './vendor.ts';

const SYSTEM: Vendor = {
  id: 'mizan-oms',
  name: { en: 'Mizan', ar: 'ميزان' },
  product: 'Mizan OMS',
  kinds: ['oms'],
  protocols: ['FIX 4.4'],
  version: '7.2',
  services: ['equity'],
  certifiedOn: '2025-11-20',
  validUntil: '2026-11-19',
  status: 'certified',
  members: ['SNBQ'],
  website: null,
  email: null,
};

describe('a certified trading system', () => {
  it('is certified up to the last day of its certificate, that day included', () => {
    expect(vendorStatusOn(SYSTEM, '2026-11-19')).toBe('certified');
    expect(vendorStatusOn(SYSTEM, '2026-11-20')).toBe('expired');
    expect(vendorStatusOn({ ...SYSTEM, status: 'withdrawn' }, '2026-11-20')).toBe('withdrawn');
  });

  it('has so many days left, and none once it is over, or where there is no end', () => {
    expect(daysLeft(SYSTEM, '2026-11-18')).toBe(1);
    expect(daysLeft(SYSTEM, '2026-11-19')).toBe(0);
    expect(daysLeft(SYSTEM, '2026-11-20')).toBeNull();
    expect(daysLeft({ ...SYSTEM, validUntil: null }, '2026-11-18')).toBeNull();
  });

  it('stays in the list for a year after its end, and as long as it has none', () => {
    expect(isListed(SYSTEM, '2027-11-19')).toBe(true);
    expect(isListed(SYSTEM, '2027-11-20')).toBe(false);
    expect(isListed({ ...SYSTEM, status: 'testing', certifiedOn: null, validUntil: null }, '2030-01-01')).toBe(true);
  });

  it('changes by its certificate, which ends the day after its last one; nothing of later days is told', () => {
    expect(vendorChanges([SYSTEM], '2026-11-19').map(({ on, kind }) => [on, kind])).toEqual([
      ['2025-11-20', 'certified'],
    ]);
    expect(vendorChanges([SYSTEM], '2026-12-01').map(({ on, kind }) => [on, kind])).toEqual([
      ['2026-11-20', 'expired'],
      ['2025-11-20', 'certified'],
    ]);
    expect(vendorChanges([{ ...SYSTEM, certifiedOn: null, validUntil: null }], '2026-12-01')).toEqual([]);
  });
});
