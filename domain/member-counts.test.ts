import { expect, test } from 'vitest';
import { activeByRole, changesOfYear, memberOn, type Member } from './member.ts';

const DAY = '2026-11-18';
const member = (code: string, of: Partial<Member>): Member => ({
  code,
  name: { en: code, ar: null },
  legalName: { en: code, ar: null },
  licence: '1',
  roles: ['trading'],
  history: [{ status: 'active', from: '2020-01-01', circular: null }],
  services: [],
  clearedBy: null,
  admittedOn: '2020-01-01',
  clientsTo: null,
  city: null,
  address: null,
  phone: null,
  email: null,
  complaintsEmail: null,
  website: null,
  account: { online: false, minutes: null },
  commission: null,
  ...of,
});
const active = (from: string) => ({ status: 'active' as const, from, circular: null });

const MEMBERS = [
  member('AAA', {
    roles: ['trading', 'clearing'],
    services: [{ service: 'margin', since: '2026-03-02', until: null }],
  }),
  member('BBB', { roles: ['trading', 'market-maker'], history: [active('2026-02-16')], admittedOn: '2026-02-16' }),
  member('CCC', { history: [active('2010-01-01'), { status: 'cancelled', from: '2026-06-01', circular: null }] }),
  member('DDD', { history: [active('2010-01-01'), { status: 'cancelled', from: '2025-06-01', circular: null }] }),
];

test('active members are counted in each of their roles, others in none', () => {
  const counts = activeByRole(MEMBERS.map((one) => memberOn(one, DAY)!));
  expect(counts).toEqual({ trading: 2, clearing: 1, 'market-maker': 1, 'liquidity-provider': 0, custodian: 0 });
});

test('changes are those of the year so far', () => {
  const codes = Object.values(changesOfYear(MEMBERS, DAY)).map((some) => some.map((change) => change.member.code));
  expect(codes).toEqual([['BBB'], ['AAA'], ['CCC']]);
  expect(changesOfYear(MEMBERS, '2026-02-01').admitted).toEqual([]);
});
