import { describe, expect, it } from 'vitest';
import { readSettings } from '../settings.ts';
import { openBotCheck } from './open.ts';

function open(environment: Record<string, string>) {
  const warned: string[] = [];
  const opened = openBotCheck({
    settings: readSettings(environment),
    store: { once: () => Promise.reject(new Error('nobody asks')) },
    log: { warn: (_details, sentence) => void warned.push(sentence) },
    now: () => 0,
  });
  return { ...opened, page: opened.human.page, warned };
}

const KEYED = { BOT_CHECK: 'recaptcha', RECAPTCHA_KEY: 'key', RECAPTCHA_SECRET: 'hush', RECAPTCHA_VERSION: '3' };

describe('the bot check', () => {
  it('is the site’s own where nothing is set, and none where it is turned off', () => {
    expect(open({})).toMatchObject({ page: { kind: 'altcha', challenge: '/bot-check/challenge' }, warned: [] });
    expect(open({ BOT_CHECK: 'off' })).toMatchObject({ page: { kind: 'off', fault: null }, altcha: null, warned: [] });
  });

  it('is reCAPTCHA where its key and version are set, at the host that is set', () => {
    expect(open(KEYED)).toMatchObject({
      altcha: null,
      warned: [],
      page: { kind: 'recaptcha', mode: 'standard', script: expect.stringMatching(/^https:\/\/www\.google\.com\//) },
    });
    const elsewhere = {
      ...KEYED,
      BOT_CHECK: 'recaptcha-enterprise',
      RECAPTCHA_PROJECT: 'project',
      RECAPTCHA_ORIGIN: 'https://www.recaptcha.net',
    };
    expect(open(elsewhere).page).toMatchObject({
      mode: 'enterprise',
      script: expect.stringMatching(/^https:\/\/www\.recaptcha\.net\/recaptcha\/enterprise\.js\?/),
    });
  });

  it('is off without a key and without a version, and the log and the pages say which is missing', () => {
    const { RECAPTCHA_VERSION: _, ...unversioned } = KEYED;
    expect(open({ BOT_CHECK: 'recaptcha' })).toMatchObject({
      page: { kind: 'off', fault: 'no-key' },
      warned: [expect.stringContaining('No key provided')],
    });
    expect(open(unversioned)).toMatchObject({
      page: { kind: 'off', fault: 'no-version' },
      warned: [expect.stringContaining('No version provided')],
    });
  });
});
