import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { weave, type Observation, type Version } from './history.ts';

const observations = fc.uniqueArray(
  fc.record({ at: fc.integer({ min: 1, max: 40 }), fingerprint: fc.constantFrom('a', 'b', 'c') }),
  {
    selector: ({ at }) => at,
    minLength: 1,
    maxLength: 12,
  },
);

const inAnyOrder = observations.chain((given) =>
  fc.shuffledSubarray(given, { minLength: given.length, maxLength: given.length }),
);

function woven(given: readonly Observation[]): Version[] {
  return given.reduce<Version[]>((versions, observed) => weave(versions, observed).versions, []);
}

function validAt(versions: readonly Version[], at: number): string | undefined {
  return versions.findLast(({ validFrom }) => validFrom <= at)?.fingerprint;
}

const inOrder = (given: readonly Observation[]) => [...given].sort((a, b) => a.at - b.at);

describe('the history of a record', () => {
  it('answers, at the instant of each observation, what was observed then, when they arrive in order', () => {
    fc.assert(
      fc.property(observations, (given) => {
        const versions = woven(inOrder(given));
        for (const { at, fingerprint } of given) expect(validAt(versions, at)).toBe(fingerprint);
      }),
    );
  });

  it('ends with the latest observation in whatever order they arrive', () => {
    fc.assert(
      fc.property(inAnyOrder, (given) => {
        expect(woven(given).at(-1)?.fingerprint).toBe(inOrder(given).at(-1)?.fingerprint);
      }),
    );
  });

  it('loses no content that was observed', () => {
    fc.assert(
      fc.property(inAnyOrder, (given) => {
        const kept = new Set(woven(given).map(({ fingerprint }) => fingerprint));
        expect(kept).toEqual(new Set(given.map(({ fingerprint }) => fingerprint)));
      }),
    );
  });

  it('has versions that differ from their neighbours and follow each other in time', () => {
    fc.assert(
      fc.property(inAnyOrder, (given) => {
        const versions = woven(given);
        versions.slice(1).forEach((version, i) => {
          const before = versions[i]!;
          expect(version.fingerprint).not.toBe(before.fingerprint);
          expect(version.validFrom).toBeGreaterThan(before.validFrom);
          expect(before.seenAt).toBeLessThanOrEqual(version.validFrom);
        });
      }),
    );
  });

  it('is the same after the whole series is observed once more', () => {
    fc.assert(
      fc.property(observations, (given) => {
        const once = woven(inOrder(given));
        expect(inOrder(given).reduce((versions, observed) => weave(versions, observed).versions, once)).toEqual(once);
      }),
    );
  });

  it('puts an observation that arrives late before what was seen since', () => {
    const versions = woven([
      { at: 1, fingerprint: 'a' },
      { at: 3, fingerprint: 'a' },
      { at: 2, fingerprint: 'b' },
    ]);
    expect(versions.map(({ validFrom, fingerprint }) => [validFrom, fingerprint])).toEqual([
      [1, 'a'],
      [2, 'b'],
      [3, 'a'],
    ]);
  });

  it('counts a record that is known as unchanged, and one that differs as changed', () => {
    const { versions } = weave([], { at: 1, fingerprint: 'a' });
    expect(weave(versions, { at: 2, fingerprint: 'a' }).changed).toBe(false);
    expect(weave(versions, { at: 2, fingerprint: 'b' }).changed).toBe(true);
  });
});
