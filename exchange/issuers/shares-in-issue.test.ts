import { expect, it } from 'vitest';
import { previousTradingDay } from '#domain/calendar.ts';
import { IDENTITY } from '../fixtures/exchange.ts';
import { issuedOn } from '../market/instrument.ts';
import { issuersOf } from './directory.ts';
import { instrumentsOf } from './instruments.ts';
import { ownershipDay } from './ownership.ts';
import { newSharesOf, rightsIssuesBy, subscribedOf } from './rights-issues.ts';
import { sharesInIssue } from './shares-in-issue.ts';

const TODAY = '2026-11-18';
const issuers = issuersOf(IDENTITY);
const known = new Map(issuers.map((issuer) => [issuer.symbol, issuer]));
const issues = rightsIssuesBy(issuers, TODAY);

it('rise by what was subscribed to on the day on which the new shares are listed, and by nothing before', () => {
  const listed = issues.filter(({ isTurnedDown, days }) => !isTurnedDown && days.listed <= TODAY);
  expect(listed.length).toBeGreaterThan(5);
  for (const issue of listed) {
    const { issuer, days } = issue;
    const [before, after] = [previousTradingDay(days.listed), days.listed].map((day) => sharesInIssue(issuer, day));
    expect(after! - before!, issue.code).toBe(subscribedOf(issue));
    expect(sharesInIssue(issuer, days.ex), issue.code).toBe(before);
  }
});

it('are those to which the ratio of an issue is applied', () => {
  for (const issue of issues) {
    const [units, of] = issue.ratio;
    expect(newSharesOf(issue) / issue.sharesBefore, issue.code).toBeCloseTo(units / of, 4);
  }
});

it('do not change by an issue that holders turned down', () => {
  const [turnedDown] = issues.filter(({ isTurnedDown }) => isTurnedDown);
  const { issuer, days, sharesBefore } = turnedDown!;
  expect(sharesInIssue(issuer, days.meeting)).toBe(sharesBefore);
  expect(sharesInIssue(issuer, days.listed)).toBe(sharesBefore);
});

it('are the same for the market, for who owns them, and for the issuer, on any day', () => {
  const instruments = new Map(instrumentsOf(issuers, IDENTITY, TODAY).map((one) => [one.symbol, one]));
  for (const { symbol } of issues.map(({ issuer }) => issuer)) {
    for (const day of ['2024-06-03', '2025-03-03', TODAY]) {
      const shares = sharesInIssue(known.get(symbol)!, day);
      expect(issuedOn(instruments.get(symbol)!, day), `${symbol} ${day}`).toBe(shares);
      expect(ownershipDay(known.get(symbol)!, day).issuedShares, `${symbol} ${day}`).toBe(shares);
    }
  }
});

it('of a year with bonus shares are more from the ex-date on', () => {
  const issuer = issuers.find(({ facts }) => facts.capitalChanges?.[0]?.kind === 'bonus')!;
  const { exDate, ratio } = issuer.facts.capitalChanges![0]!;
  const [before, after] = [previousTradingDay(exDate), exDate].map((day) => sharesInIssue(issuer, day));
  expect((after! - before!) * ratio[1]).toBe(before! * ratio[0]);
});
