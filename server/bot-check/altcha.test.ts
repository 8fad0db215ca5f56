import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createAltcha } from './altcha.ts';

const MINUTE_MS = 60_000;

function open(secret = 'a secret of this test') {
  const used = new Map<string, string>();
  const time = { now: Date.now() };
  const altcha = createAltcha({
    secret,
    spend: async (signature, key) => {
      if (!used.has(signature)) used.set(signature, key);
      return used.get(signature)!;
    },
    now: () => time.now,
  });
  const ask = (token: string | null, key = 'one form') => altcha.check({ action: 'contact', token, key });
  return { altcha, time, ask };
}

async function solve(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return btoa(JSON.stringify({ challenge, solution }));
}

function changed(token: string, change: (payload: { challenge: Challenge; solution: object }) => void): string {
  const payload = JSON.parse(atob(token));
  change(payload);
  return btoa(JSON.stringify(payload));
}

describe('the check of this site', () => {
  it('is passed by whoever has solved a puzzle for this form', async () => {
    const { altcha, ask } = open();
    const puzzle = await altcha.challenge('contact');
    expect(await ask(await solve(puzzle))).toBe('passed');
    // No reader's device works much longer than another's.
    const { counter } = JSON.parse(atob(await solve(puzzle))).solution as { counter: number };
    expect(counter).toBeGreaterThanOrEqual(100);
    expect(counter).toBeLessThanOrEqual(200);
  });

  it('counts a form without a solution as unchecked', async () => {
    expect(await open().ask(null)).toBe('unchecked');
  });

  it('takes a solution for one form alone, however often that one is sent', async () => {
    const { altcha, ask } = open();
    const token = await solve(await altcha.challenge('contact'));
    expect([await ask(token), await ask(token), await ask(token, 'another form')]).toEqual([
      'passed',
      'passed',
      'refused',
    ]);
  });

  it('takes no solution of another page, of another site, or of yesterday', async () => {
    const { altcha, ask, time } = open();
    expect(await ask(await solve(await altcha.challenge('register' as 'contact')))).toBe('refused');
    expect(await ask(await solve(await open('another secret of tests').altcha.challenge('contact')))).toBe('refused');
    const late = await solve(await altcha.challenge('contact'));
    time.now += 29 * MINUTE_MS;
    expect(await ask(late)).toBe('passed');
    time.now += 2 * MINUTE_MS;
    expect(await ask(late)).toBe('refused');
  });

  it('takes no puzzle that was made easier, and no solution that was guessed', async () => {
    const { altcha, ask } = open();
    const token = await solve(await altcha.challenge('contact'));
    const easier = [
      changed(token, ({ challenge }) => (challenge.parameters.cost = 1)),
      changed(token, ({ challenge }) => (challenge.parameters.keyPrefix = '00')),
      changed(token, ({ challenge }) => delete challenge.parameters.keySignature),
      changed(token, ({ challenge }) => (challenge.parameters.expiresAt = 9_999_999_999)),
      changed(token, ({ challenge }) => delete challenge.signature),
      changed(token, (payload) => (payload.solution = { counter: 1, derivedKey: '00'.repeat(32) })),
    ];
    for (const each of easier) expect(await ask(each)).toBe('refused');
  });

  it('refuses whatever else is sent in its place', async () => {
    const { ask } = open();
    const words = fc.oneof(fc.string(), fc.json().map(btoaOf), fc.string({ minLength: 5_000 }));
    await fc.assert(
      fc.asyncProperty(words, async (token) => {
        expect(await ask(token)).toBe('refused');
      }),
      { numRuns: 200 },
    );
  });
});

const btoaOf = (text: string) => Buffer.from(text).toString('base64');
