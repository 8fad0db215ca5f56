import { describe, expect, it } from 'vitest';
import {
  PAPERS,
  UNCLAIMED_CASES,
  unclaimedPapers,
  UPDATE_WHAT,
  UPDATE_WHO,
  updatePapers,
  type UnclaimedCase,
} from './papers.ts';

const BANK = 'bank-letter';
const COMPANY = ['trade-licence', 'signatory-letter', 'signatory-identity', BANK];
const OLD = ['share-certificates', 'investor-number'];
const GUARDIAN = ['guardianship', 'guardian-identity'];

/** Every expected answer. */
const ANSWERS: Record<`${UnclaimedCase['when']} ${UnclaimedCase['who']} ${UnclaimedCase['where']}`, string[]> = {
  'since holder citizen': ['emirates-id', BANK],
  'since holder resident': ['emirates-id', 'passport', BANK],
  'since holder abroad': ['passport', BANK],
  'since heir citizen': ['emirates-id', BANK, 'succession-certificate'],
  'since heir resident': ['emirates-id', 'passport', BANK, 'succession-certificate'],
  'since heir abroad': ['passport', BANK, 'succession-certificate'],
  'since guardian citizen': ['emirates-id', BANK, ...GUARDIAN],
  'since guardian resident': ['emirates-id', 'passport', BANK, ...GUARDIAN],
  'since guardian abroad': ['passport', BANK, ...GUARDIAN],
  'since agent citizen': ['emirates-id', BANK, 'power-of-attorney'],
  'since agent resident': ['emirates-id', 'passport', BANK, 'power-of-attorney'],
  'since agent abroad': ['passport', BANK, 'power-of-attorney', 'attestation'],
  'since company citizen': COMPANY,
  'since company resident': COMPANY,
  'since company abroad': COMPANY,
  'before holder citizen': ['emirates-id', 'family-book', BANK, ...OLD],
  'before holder resident': ['emirates-id', 'passport', BANK, ...OLD],
  'before holder abroad': ['passport', BANK, ...OLD],
  'before heir citizen': ['emirates-id', 'family-book', BANK, ...OLD, 'succession-certificate'],
  'before heir resident': ['emirates-id', 'passport', BANK, ...OLD, 'succession-certificate'],
  'before heir abroad': ['passport', BANK, ...OLD, 'succession-certificate'],
  'before guardian citizen': ['emirates-id', 'family-book', BANK, ...OLD, ...GUARDIAN],
  'before guardian resident': ['emirates-id', 'passport', BANK, ...OLD, ...GUARDIAN],
  'before guardian abroad': ['passport', BANK, ...OLD, ...GUARDIAN],
  'before agent citizen': ['emirates-id', 'family-book', BANK, ...OLD, 'power-of-attorney'],
  'before agent resident': ['emirates-id', 'passport', BANK, ...OLD, 'power-of-attorney'],
  'before agent abroad': ['passport', BANK, ...OLD, 'power-of-attorney', 'attestation'],
  'before company citizen': [...COMPANY, ...OLD],
  'before company resident': [...COMPANY, ...OLD],
  'before company abroad': [...COMPANY, ...OLD],
};

describe('documents for dividends that were not received', () => {
  it.each(UNCLAIMED_CASES)('$when, $who, $where', (of) => {
    expect(unclaimedPapers(of)).toEqual(ANSWERS[`${of.when} ${of.who} ${of.where}`]);
  });

  it('are thirty answers', () => {
    expect(UNCLAIMED_CASES).toHaveLength(30);
    expect(Object.keys(ANSWERS)).toHaveLength(30);
  });
});

describe('documents for a change of details', () => {
  it('begin with who asks, and have no document twice', () => {
    for (const what of UPDATE_WHAT)
      for (const who of UPDATE_WHO) {
        const papers = updatePapers({ what, who });
        expect(papers[0]).toBe(who === 'company' ? 'trade-licence' : 'emirates-id');
        expect(new Set(papers).size).toBe(papers.length);
        expect(papers.every((paper) => PAPERS.includes(paper))).toBe(true);
      }
  });

  it('name what proves the change', () => {
    expect(updatePapers({ what: 'bank-account', who: 'person' })).toEqual(['emirates-id', BANK]);
    expect(updatePapers({ what: 'name', who: 'minor' })).toEqual(['emirates-id', 'name-change', ...GUARDIAN]);
    expect(updatePapers({ what: 'guardian', who: 'minor' })).toEqual(['emirates-id']);
    expect(updatePapers({ what: 'mobile', who: 'company' })).toEqual([
      'trade-licence',
      'signatory-letter',
      'signatory-identity',
    ]);
  });
});
