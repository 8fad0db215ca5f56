import { describe, expect, it } from 'vitest';
import { Refused } from '#app/api/refused.ts';
import { requestedGroups } from './investors.ts';

const idsOf = (...asked: Parameters<typeof requestedGroups>) => requestedGroups(...asked).map(({ id }) => id);
const knownOf = (...asked: Parameters<typeof requestedGroups>) => {
  try {
    requestedGroups(...asked);
  } catch (error) {
    return error instanceof Refused ? error.refusal.known : error;
  }
  return 'answered';
};

describe('groups of investors in an answer', () => {
  it('are as many as the page has where nobody asks for another number', () => {
    expect(idsOf('nationality', undefined)).toEqual(['uae', 'gcc', 'foreign']);
    expect(idsOf('type', undefined)).toEqual(['individual', 'institution']);
  });

  it('are every one by itself where that is asked for', () => {
    expect(idsOf('nationality', '4')).toEqual(['uae', 'gcc', 'arab', 'other']);
    expect(idsOf('type', '5')).toEqual(['individual', 'bank', 'company', 'fund', 'government']);
  });

  it('are twenty where nationality and type are asked for together, each with its type', () => {
    const groups = requestedGroups('both', undefined);
    expect(groups).toHaveLength(20);
    expect(new Set(groups.map(({ id, type }) => `${id} ${type}`)).size).toBe(20);
    expect(requestedGroups('nationality', '4').every(({ type }) => type === null)).toBe(true);
  });

  it('are refused in a number that the question does not have, with the numbers that it has', () => {
    expect(knownOf('nationality', '5')).toEqual(['3', '4']);
    expect(knownOf('type', '4')).toEqual(['2', '5']);
    // Each of the two excludes the other.
    expect(knownOf('both', '4')).toEqual(['groups', 'by=both']);
  });
});
