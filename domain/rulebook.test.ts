import { describe, expect, it } from 'vitest';
import { firstRuleDay, ruleChanges, versionOn, type Rule, type RuleVersion } from './rulebook.ts';

const version = (from: string, of: Partial<RuleVersion> = {}): RuleVersion => ({
  from,
  circular: null,
  change: null,
  text: [],
  ...of,
});
const rule = (number: string, ...versions: Rule['versions']): Rule => ({ number, title: number, versions });

const AMENDED = rule('1.1.1', version('2022-01-03'), version('2024-07-01', { circular: '05/2024', change: 'More.' }));
const REPEALED = rule('1.1.2', version('2022-01-03'), version('2025-09-01', { change: 'Gone.', text: null }));
const ADDED = rule('1.1.3', version('2025-09-01', { circular: '08/2025' }));
const BOOK = [{ number: '1', title: '', chapters: [{ number: '1.1', title: '', rules: [AMENDED, REPEALED, ADDED] }] }];

describe('a rule', () => {
  it('has the text of the last version before a day, the first day included', () => {
    expect(versionOn(AMENDED, '2022-01-02')).toBeUndefined();
    expect(versionOn(AMENDED, '2024-06-30')).toBe(AMENDED.versions[0]);
    expect(versionOn(AMENDED, '2024-07-01')).toBe(AMENDED.versions[1]);
  });

  it('that is repealed has no text from that day on', () => {
    expect(versionOn(REPEALED, '2025-08-31')?.text).toEqual([]);
    expect(versionOn(REPEALED, '2026-01-01')?.text).toBeNull();
  });
});

describe('a rulebook', () => {
  it('lists what was made, amended and repealed, newest first, and not what it began with', () => {
    expect(ruleChanges(BOOK).map(({ kind, rule: { number } }) => [kind, number])).toEqual([
      ['repealed', '1.1.2'],
      ['new', '1.1.3'],
      ['amended', '1.1.1'],
    ]);
  });

  it('begins with its oldest text', () => {
    expect(firstRuleDay(BOOK)).toBe('2022-01-03');
  });
});
