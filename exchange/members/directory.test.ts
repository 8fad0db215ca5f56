import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/calendar.ts';
import { BROKERAGE_SERVICES, MEMBER_ROLES, MEMBER_STATUSES, memberOn } from '#domain/member.ts';
import { membersBy, tradingMembers } from './directory.ts';

const TODAY = '2026-11-18';
const members = membersBy(TODAY);
const days = fc.integer({ min: 0, max: 8_700 }).map((after) => addDays('2003-01-01', after));

describe('members of the embedded exchange', () => {
  it('are some thirty, each with a code and a licence of its own', () => {
    expect(members.length).toBeGreaterThanOrEqual(30);
    expect(new Set(members.map(({ code }) => code)).size).toBe(members.length);
    expect(new Set(members.map(({ licence }) => licence)).size).toBe(members.length);
    for (const { code, name, legalName } of members) {
      expect(code).toMatch(/^[A-Z]{3,6}$/);
      expect([name, legalName].every(({ ar }) => /\p{Script=Arabic}/u.test(ar ?? ''))).toBe(true);
    }
  });

  it('have every status, every role and every service among them', () => {
    const now = members.map((member) => memberOn(member, TODAY)!);
    expect(new Set(now.map(({ status }) => status))).toEqual(new Set(MEMBER_STATUSES));
    expect(new Set(members.flatMap(({ roles }) => roles))).toEqual(new Set(MEMBER_ROLES));
    const offered = new Set(now.flatMap(({ services }) => services.map(({ service }) => service)));
    expect(offered).toEqual(new Set(BROKERAGE_SERVICES));
  });

  it('begin as active, go on in the order of their days, and nothing follows a cancellation', () => {
    for (const { code, history, admittedOn, services } of members) {
      expect(history[0], code).toMatchObject({ status: 'active', from: admittedOn });
      expect(
        history.every(({ from }, at) => at === 0 || from > history[at - 1]!.from),
        code,
      ).toBe(true);
      const end = history.findIndex(({ status }) => status === 'cancelled');
      expect(end === -1 || end === history.length - 1, code).toBe(true);
      for (const { since, until } of services) {
        expect(since >= admittedOn, code).toBe(true);
        expect(until === null || until > since, code).toBe(true);
        if (end !== -1) expect(until !== null && until <= history[end]!.from, code).toBe(true);
      }
    }
  });

  it('clear their trades themselves or with a member that clears', () => {
    const clearing = new Set(members.filter(({ roles }) => roles.includes('clearing')).map(({ code }) => code));
    for (const { code, roles, clearedBy } of members) {
      if (roles.includes('trading') && !roles.includes('clearing')) expect(clearing, code).toContain(clearedBy);
      else expect(clearedBy, code).toBeNull();
    }
  });

  it('tell nothing of later days', () => {
    fc.assert(
      fc.property(days, (day) => {
        for (const { admittedOn, history, services, commission } of membersBy(day)) {
          const dates = [admittedOn, ...history.map(({ from }) => from), ...services.map(({ since }) => since)];
          expect(dates.every((on) => on <= day)).toBe(true);
          expect(services.every(({ until }) => until === null || until <= day)).toBe(true);
          expect(commission === null || commission.statedOn <= day).toBe(true);
        }
      }),
    );
  });

  it('are on any day what the newest list says of that day', () => {
    fc.assert(
      fc.property(days, (day) => {
        const then = membersBy(day).map((member) => memberOn(member, day)!);
        const since = members.flatMap((member) => memberOn(member, day) ?? []);
        const facts = (some: typeof then) =>
          some.map(({ member, status, statusSince, services, commission }) => [
            member.code,
            status,
            statusSince,
            services.map(({ service }) => service),
            commission,
          ]);
        expect(facts(then)).toEqual(facts(since));
      }),
    );
  });

  it('trade on a day where they are active and have the role', () => {
    const trading = tradingMembers(TODAY).map(({ code }) => code);
    expect(trading).toContain('SNBQ');
    expect(trading).not.toContain('MJDF');
    expect(trading).not.toContain('WADQ');
    expect(tradingMembers('2002-01-01')).toEqual([]);
  });
});
