import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from './calendar.ts';
import {
  BROKERAGE_SERVICES,
  countByStatus,
  firstMemberDay,
  memberChanges,
  memberOn,
  MEMBER_STATUSES,
  mostRestrictive,
  offersAll,
  type Member,
  type MemberOnDay,
} from './member.ts';

const MEMBER: Member = {
  code: 'SNBQ',
  name: { en: 'Sanbuq Securities', ar: 'سنبوق للأوراق المالية' },
  legalName: { en: 'Sanbuq Securities L.L.C', ar: 'سنبوق للأوراق المالية ذ.م.م' },
  licence: '604001',
  roles: ['trading'],
  history: [
    { status: 'active', from: '2010-03-01', circular: null },
    { status: 'inactive', from: '2020-05-04', circular: null },
    { status: 'active', from: '2021-01-03', circular: '02/2021' },
    { status: 'cancelled', from: '2026-06-30', circular: '14/2026' },
  ],
  services: [
    { service: 'equity', since: '2010-03-01', until: '2026-06-30' },
    { service: 'margin', since: '2015-02-01', until: '2024-09-01' },
  ],
  clearedBy: 'NKHD',
  admittedOn: '2010-03-01',
  clientsTo: 'NKHD',
  city: null,
  address: null,
  phone: null,
  email: null,
  complaintsEmail: null,
  website: null,
  account: { online: false, minutes: null },
  commission: { percent: 275, minimum: 65_000, statedOn: '2018-01-01' },
};

const codes = (on: MemberOnDay | null) => on?.services.map(({ service }) => service);

describe('a member on a day', () => {
  it('is not there before its admission', () => {
    expect(memberOn(MEMBER, '2010-02-28')).toBeNull();
    expect(memberOn(MEMBER, '2010-03-01')?.status).toBe('active');
  });

  it('has the status, the services and the commission of that day', () => {
    expect(memberOn(MEMBER, '2020-12-31')).toMatchObject({ status: 'inactive', statusSince: '2020-05-04' });
    expect(codes(memberOn(MEMBER, '2014-12-31'))).toEqual(['equity']);
    expect(codes(memberOn(MEMBER, '2024-08-31'))).toEqual(['equity', 'margin']);
    expect(codes(memberOn(MEMBER, '2024-09-01'))).toEqual(['equity']);
    expect(memberOn(MEMBER, '2017-12-31')?.commission).toBeNull();
    expect(memberOn(MEMBER, '2018-01-01')?.commission?.percent).toBe(275);
    expect(memberOn(MEMBER, '2026-06-30')).toMatchObject({ status: 'cancelled', services: [] });
  });
});

describe('changes of the directory', () => {
  it('name admissions, statuses and services, the newest first, and what ended with the membership once', () => {
    expect(memberChanges([MEMBER], '2026-11-18').map(({ on, kind }) => `${on} ${kind}`)).toEqual([
      '2026-06-30 status',
      '2024-09-01 service-ended',
      '2021-01-03 status',
      '2020-05-04 status',
      '2015-02-01 service-added',
      '2010-03-01 admitted',
    ]);
    expect(memberChanges([MEMBER], '2010-03-01').map(({ kind }) => kind)).toEqual(['admitted']);
  });

  it('replayed up to any day give the status and the services of that day', () => {
    fc.assert(
      fc.property(member(), fc.integer({ min: -50, max: 5_000 }), (one, days) => {
        const day = addDays(one.admittedOn, days);
        const changes = memberChanges([one], day);
        const now = memberOn(one, day);
        expect(now === null).toBe(changes.length === 0);
        if (!now) return;
        const last = changes.find(({ kind }) => kind === 'status');
        expect(now.status).toBe(last?.kind === 'status' ? last.status : 'active');
        const net = (kind: string) => changes.filter((change) => change.kind === kind).length;
        const begun = one.services.filter(({ since }) => since === one.admittedOn).length;
        expect(now.services.length).toBe(begun + net('service-added') - net('service-ended'));
      }),
    );
  });
});

describe('services that are wanted together', () => {
  it('are counted by status, and by which of them rules most members out', () => {
    fc.assert(
      fc.property(fc.array(onDay(), { maxLength: 12 }), fc.subarray([...BROKERAGE_SERVICES]), (members, wanted) => {
        const counts = countByStatus(members);
        expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(members.length);
        const found = mostRestrictive(members, wanted);
        if (!found) return;
        const rest = wanted.filter((service) => service !== found.service);
        expect(members.filter((one) => offersAll(one, rest)).length).toBe(found.left);
        for (const other of wanted) {
          const left = members.filter((one) =>
            offersAll(
              one,
              wanted.filter((service) => service !== other),
            ),
          ).length;
          expect(left).toBeLessThanOrEqual(found.left);
        }
      }),
    );
  });

  it('a service by itself has nothing beside it to leave out', () => {
    expect(mostRestrictive([memberOn(MEMBER, '2016-01-01')!], ['dma'])).toBeNull();
    expect(mostRestrictive([memberOn(MEMBER, '2016-01-01')!], ['dma', 'equity'])).toEqual({ service: 'dma', left: 1 });
  });
});

it('the first day is the first admission', () => {
  expect(firstMemberDay([])).toBeNull();
  expect(firstMemberDay([MEMBER, { ...MEMBER, admittedOn: '2003-01-05' }])).toBe('2003-01-05');
});

/** A member whose services begin on or after its admission; none lasts past a cancellation. */
function member(): fc.Arbitrary<Member> {
  const service = fc.record({
    service: fc.constantFrom(...BROKERAGE_SERVICES),
    after: fc.nat({ max: 2_000 }),
    lasts: fc.option(fc.integer({ min: 1, max: 2_000 })),
  });
  return fc
    .record({
      later: fc.uniqueArray(fc.integer({ min: 1, max: 4_000 }), { maxLength: 4 }),
      statuses: fc.array(fc.constantFrom('active', 'inactive', 'under-cancellation' as const), {
        minLength: 4,
        maxLength: 4,
      }),
      services: fc.uniqueArray(service, { selector: (one) => one.service }),
    })
    .map(({ later, statuses, services }) => ({
      ...MEMBER,
      history: [
        MEMBER.history[0]!,
        ...later
          .sort((a, b) => a - b)
          .map((days, at) => ({ status: statuses[at]!, from: addDays(MEMBER.admittedOn, days), circular: null })),
      ],
      services: services.map(({ after, lasts, ...one }) => {
        const since = addDays(MEMBER.admittedOn, after);
        return { ...one, since, until: lasts === null ? null : addDays(since, lasts) };
      }),
    }));
}

function onDay(): fc.Arbitrary<MemberOnDay> {
  return fc
    .record({ status: fc.constantFrom(...MEMBER_STATUSES), services: fc.subarray([...BROKERAGE_SERVICES]) })
    .map(({ status, services }) => ({
      member: MEMBER,
      status,
      statusSince: MEMBER.admittedOn,
      services: services.map((service) => ({ service, since: MEMBER.admittedOn, until: null })),
      commission: null,
    }));
}
