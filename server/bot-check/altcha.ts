import { createChallenge, randomInt, verifySolution, type HmacAlgorithm } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import { z } from 'zod';
import type { BotCheckAction } from '#domain/forms/bot-check.ts';
import type { HumanCheckPort } from './human-check.ts';

/** Path at which pages fetch their puzzle. */
export const CHALLENGE_PATH = '/bot-check/challenge';

/** Cost of one attempt: about 3 ms on the server and on a notebook, 10 ms on a phone. */
const COST = 5_000;
/**
 * Attempts that a puzzle needs: the right one is chosen from this range, so that no reader waits much longer than
 * another.
 */
const ATTEMPTS = { least: 100, most: 200 };
/** A long message takes a while to write; the page requests another puzzle before this one expires. */
const LIFE_MS = 30 * 60_000;
const ALGORITHM = 'PBKDF2/SHA-256';
const SIGNED_BY = 'SHA-256' as HmacAlgorithm;
const TOKEN_MOST = 4_096;

const hex = z.string().regex(/^[0-9a-f]+$/);
const PAYLOAD = z.object({
  challenge: z.object({
    parameters: z.strictObject({
      algorithm: z.literal(ALGORITHM),
      cost: z.literal(COST),
      data: z.strictObject({ action: z.string() }),
      expiresAt: z.number(),
      keyLength: z.literal(32),
      keyPrefix: hex,
      keySignature: hex,
      nonce: hex,
      salt: hex,
    }),
    signature: hex,
  }),
  solution: z.object({ counter: z.number().int().min(0), derivedKey: hex }),
});

interface AltchaOptions {
  /** Key that signs the puzzles: the same on all nodes. */
  secret: string;
  /** Records which form used a puzzle, and returns the key of the first form that did. */
  spend(signature: string, key: string): Promise<string>;
  now(): number;
}

export interface Altcha extends HumanCheckPort {
  /** Returns a puzzle for a reader who fills in the form of that action. */
  challenge(action: BotCheckAction): Promise<Challenge>;
}

/** A puzzle that costs a reader's device a second of work. It is invisible and involves no third party. */
export function createAltcha({ secret, spend, now }: AltchaOptions): Altcha {
  const secrets = { hmacSignatureSecret: secret, hmacKeySignatureSecret: `${secret} key` };
  return {
    page: { kind: 'altcha', challenge: CHALLENGE_PATH },
    challenge: (action) =>
      createChallenge({
        ...secrets,
        algorithm: ALGORITHM,
        hmacAlgorithm: SIGNED_BY,
        cost: COST,
        counter: randomInt(ATTEMPTS.most, ATTEMPTS.least),
        data: { action },
        deriveKey,
        expiresAt: new Date(now() + LIFE_MS),
      }),
    async check({ action, token, key }) {
      if (token === null) return 'unchecked';
      const payload = readToken(token);
      if (payload?.challenge.parameters.data.action !== action) return 'refused';
      if (payload.challenge.parameters.expiresAt * 1_000 < now()) return 'refused';
      const { verified } = await verifySolution({ ...payload, ...secrets, hmacAlgorithm: SIGNED_BY, deriveKey });
      // The same form can be sent twice with one solution; another form cannot.
      return verified && (await spend(payload.challenge.signature, key)) === key ? 'passed' : 'refused';
    },
  };
}

function readToken(token: string): z.infer<typeof PAYLOAD> | null {
  if (token.length > TOKEN_MOST) return null;
  try {
    return PAYLOAD.safeParse(JSON.parse(Buffer.from(token, 'base64').toString())).data ?? null;
  } catch {
    return null;
  }
}
