import { z } from 'zod';
import type { HumanCheckPort, Verdict } from './human-check.ts';

const LIMIT_MS = 5_000;
/**
 * A token is valid for two minutes, and the service accepts it once: a second press of the button gets the first
 * verdict.
 */
const TOKEN_LIFE_MS = 120_000;
const REMEMBERED_MOST = 1_000;
const TOKEN_MOST = 8_192;
/** Faults of the site's own settings, not of the sender of a form. */
const OUR_FAULTS = new Set(['missing-input-secret', 'invalid-input-secret', 'bad-request', 'invalid-keys']);

/** The service's assessment of a token; the action is that of the page's script. */
interface Assessment {
  isValid: boolean;
  action: string;
  /** From 0 (a program) to 1 (a person). */
  score: number;
}

export interface RecaptchaOptions {
  key: string;
  /** Lowest score that counts as a person. */
  score: number;
  /** Origin of the script and, in the standard mode, of the verification endpoint. */
  origin: string;
  /** Endpoint and credentials for verifying a token. */
  service:
    { mode: 'standard'; secret: string } | { mode: 'enterprise'; origin: string; project: string; apiKey: string };
  fetch: typeof fetch;
  now(): number;
  /** Called with the reason when the service could not be reached; never with submitted data. */
  onFailure(reason: string): void;
}

/** Google's check, version 3 or enterprise: a score for each form, without a question to the reader. */
export function createRecaptcha(options: RecaptchaOptions): HumanCheckPort {
  const { key: siteKey, origin, service, now } = options;
  const file = service.mode === 'enterprise' ? 'enterprise.js' : 'api.js';
  const query = new URLSearchParams({ render: siteKey, trustedtypes: 'true' });
  const known = new Map<string, { at: number; verdict: Promise<Verdict> }>();

  async function ask(action: string, token: string): Promise<Verdict> {
    try {
      const found = await (service.mode === 'enterprise' ? assess(options, action, token) : siteVerify(options, token));
      return found.isValid && found.action === action && found.score >= options.score ? 'passed' : 'refused';
    } catch (error) {
      // While the service is away, forms are accepted as they are without script.
      options.onFailure(reasonOf(error));
      return 'unchecked';
    }
  }

  return {
    page: { kind: 'recaptcha', mode: service.mode, key: siteKey, script: `${origin}/recaptcha/${file}?${query}` },
    async check({ action, token, key }) {
      if (token === null) return 'unchecked';
      if (token.length > TOKEN_MOST) return 'refused';
      const name = `${key} ${token}`;
      const earlier = known.get(name);
      if (earlier && now() - earlier.at < TOKEN_LIFE_MS) return earlier.verdict;
      const verdict = ask(action, token);
      known.set(name, { at: now(), verdict });
      const [oldest] = known.keys();
      if (known.size > REMEMBERED_MOST && oldest !== undefined) known.delete(oldest);
      return verdict;
    },
  };
}

const SITE_VERIFY = z.object({
  success: z.boolean(),
  action: z.string().default(''),
  score: z.number().default(0),
  'error-codes': z.array(z.string()).default([]),
});

async function siteVerify(options: RecaptchaOptions, token: string): Promise<Assessment> {
  const { origin, service } = options;
  if (service.mode !== 'standard') throw new Error('no standard key');
  const body = new URLSearchParams({ secret: service.secret, response: token });
  const answer = SITE_VERIFY.parse(await post(options, `${origin}/recaptcha/api/siteverify`, { body }));
  const fault = answer['error-codes'].find((code) => OUR_FAULTS.has(code));
  if (fault) throw new Error(fault);
  return { isValid: answer.success, action: answer.action, score: answer.score };
}

const ASSESSMENT = z.object({
  tokenProperties: z.object({ valid: z.boolean(), action: z.string().default('') }),
  riskAnalysis: z.object({ score: z.number().default(0) }).default({ score: 0 }),
});

async function assess(options: RecaptchaOptions, action: string, token: string): Promise<Assessment> {
  const { key: siteKey, service } = options;
  if (service.mode !== 'enterprise') throw new Error('no enterprise key');
  const path = `/v1/projects/${encodeURIComponent(service.project)}/assessments`;
  const { tokenProperties, riskAnalysis } = ASSESSMENT.parse(
    await post(options, service.origin + path, {
      headers: { 'content-type': 'application/json', 'x-goog-api-key': service.apiKey },
      body: JSON.stringify({ event: { token, siteKey, expectedAction: action } }),
    }),
  );
  return { isValid: tokenProperties.valid, action: tokenProperties.action, score: riskAnalysis.score };
}

async function post({ fetch }: RecaptchaOptions, address: string, init: RequestInit): Promise<unknown> {
  const signal = AbortSignal.timeout(LIMIT_MS);
  const answer = await fetch(address, { method: 'POST', redirect: 'error', signal, ...init });
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  return answer.json();
}

function reasonOf(error: unknown): string {
  if (error instanceof z.ZodError) return 'another answer than was expected';
  return error instanceof Error ? error.message : 'unknown';
}
