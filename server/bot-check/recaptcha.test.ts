import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createRecaptcha, type RecaptchaOptions } from './recaptcha.ts';
import { RECAPTCHA, recaptchaToken, startRecaptcha } from './test-recaptcha.ts';

let google: Awaited<ReturnType<typeof startRecaptcha>>;
beforeAll(async () => {
  google = await startRecaptcha();
});
afterAll(() => google.close());
beforeEach(() => {
  Object.assign(google.state, { score: 0.9, isAway: false });
});

const MODES = {
  standard: () => ({ mode: 'standard', secret: RECAPTCHA.secret }) as const,
  enterprise: () =>
    ({ mode: 'enterprise', origin: google.origin, project: RECAPTCHA.project, apiKey: RECAPTCHA.secret }) as const,
};

describe.each(['standard', 'enterprise'] as const)('reCAPTCHA, %s', (mode) => {
  function open(change: Partial<RecaptchaOptions> = {}) {
    const failures: string[] = [];
    const check = createRecaptcha({
      key: RECAPTCHA.key,
      score: 0.5,
      origin: google.origin,
      service: MODES[mode](),
      fetch,
      now: () => 0,
      onFailure: (reason) => void failures.push(reason),
      ...change,
    });
    const ask = (token: string | null, key: string = crypto.randomUUID()) =>
      check.check({ action: 'contact', token, key });
    return { check, ask, failures };
  }

  it('takes a form whose score is at least the one that is set, and no other', async () => {
    const { ask } = open();
    expect(await ask(recaptchaToken('contact'))).toBe('passed');
    google.state.score = 0.5;
    expect(await ask(recaptchaToken('contact'))).toBe('passed');
    google.state.score = 0.4;
    expect(await ask(recaptchaToken('contact'))).toBe('refused');
  });

  it('takes no token of another form or another key, none that was made up, and none twice', async () => {
    const { ask } = open();
    expect(await ask(recaptchaToken('register'))).toBe('refused');
    expect(await ask(recaptchaToken('contact', 'another-key'))).toBe('refused');
    expect(await ask('made up')).toBe('refused');
    expect(await ask('x'.repeat(100_000))).toBe('refused');
    const token = recaptchaToken('contact');
    expect([await ask(token), await ask(token)]).toEqual(['passed', 'refused']);
  });

  it('gives the same form the same answer when it is sent twice at once, and asks once', async () => {
    const { ask } = open();
    const before = google.asked.length;
    const token = recaptchaToken('contact');
    expect(await Promise.all([ask(token, 'same'), ask(token, 'same')])).toEqual(['passed', 'passed']);
    expect(google.asked.length - before).toBe(1);
  });

  it('counts a form without a token as unchecked, and asks nobody', async () => {
    const before = google.asked.length;
    expect(await open().ask(null)).toBe('unchecked');
    expect(google.asked.length).toBe(before);
  });

  it('counts forms as unchecked while Google cannot be asked, and says why', async () => {
    const { ask, failures } = open();
    google.state.isAway = true;
    expect(await ask(recaptchaToken('contact'))).toBe('unchecked');
    expect(failures).toEqual(['status 503']);
    const silent = open({ fetch: () => Promise.reject(new Error('no way')) });
    expect(await silent.ask(recaptchaToken('contact'))).toBe('unchecked');
    const odd = open({ fetch: async () => Response.json({ odd: true }) });
    expect(await odd.ask(recaptchaToken('contact'))).toBe('unchecked');
    expect([...silent.failures, ...odd.failures]).toEqual(['no way', 'another answer than was expected']);
  });

  it('blames nobody who sends a form for a wrong secret', async () => {
    const service =
      mode === 'standard'
        ? ({ mode, secret: 'wrong' } as const)
        : ({ mode, origin: google.origin, project: RECAPTCHA.project, apiKey: 'wrong' } as const);
    const { ask, failures } = open({ service });
    expect(await ask(recaptchaToken('contact'))).toBe('unchecked');
    expect(failures).toEqual([mode === 'standard' ? 'invalid-input-secret' : 'status 403']);
  });

  it('tells pages its key and script, and keeps its secret', () => {
    const page = JSON.stringify(open().check.page);
    const file = mode === 'standard' ? 'api.js' : 'enterprise.js';
    expect(page).toContain(`${google.origin}/recaptcha/${file}?render=${RECAPTCHA.key}&trustedtypes=true`);
    expect(page).not.toContain(RECAPTCHA.secret);
  });
});
