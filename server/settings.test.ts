import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSettings, SettingsError, settingsTable } from './settings.ts';

const RUNS = process.env.TEST_LONG ? 20_000 : 300;
const SECRET = 'hush-hush-42';
const NAMES = settingsTable().map(({ name }) => name);
/** Pieces of addresses, headers, numbers and paths, and a password wherever one can be. */
const PIECES = [
  'http://', 'https://', 'postgres://', 'redis://', 'smtp://', 'javascript:', '//', '/', '?', '#', '@', ':', ';', '=', '<', '>', '"', '%',
  '%00', '\r\n', '\n', '\0', '\u2028', ' ', 'é', 'ش', 'host', '[::1]', 'a.example', ':5432', ':99999', '0', '-1', '1e9', '1e400', '0x10',
  '3000', 'NaN', 'max-age=1', 'includeSubDomains', 'info', 'auto', '2026-11-18T11:00', '*60', `u:${SECRET}@`, `${SECRET}@`, SECRET,
] as const; // prettier-ignore

describe('settings', () => {
  it('of whatever letters are read, or refused in one sentence that names one of them and tells no secret', () => {
    const value = fc.array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 6 }).map((pieces) => pieces.join(''));
    const environment = fc.dictionary(fc.constantFrom(...NAMES), value, { minKeys: 1, maxKeys: 3 });
    fc.assert(
      fc.property(environment, (given) => {
        const read = resultOf(() => readSettings(given));
        if (!(read instanceof Error)) return;
        expect(read).toBeInstanceOf(SettingsError);
        expect(read.message).toMatch(/^[A-Z_]+ cannot be used: .+\. It is: .+\. Correct it, or leave it out\.$/);
        // The two settings of mails are required together: the missing one is named.
        expect([...Object.keys(given), 'SMTP_URL', 'MAIL_FROM']).toContain(read.message.split(' ')[0]);
        expect(read.message).not.toContain(SECRET);
      }),
      { numRuns: RUNS },
    );
  });

  it('that are read can be sent and asked: no address holds a password, no header a line', () => {
    const ADDRESSES = NAMES.filter((name) => /^(SITE_ORIGIN|KYC_URL|UPSTREAM_\w+_URL)$/.test(name));
    const pieces = fc.array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 6 }).map((parts) => parts.join(''));
    const settings = fc.constantFrom(...ADDRESSES, 'HSTS', 'UPSTREAM_API_KEY');
    fc.assert(
      fc.property(settings, fc.constantFrom('', 'https://', 'max-age=1'), pieces, (name, start, rest) => {
        const read = resultOf(() => readSettings({ [name]: start + rest }));
        if (read instanceof Error) return;
        const taken = String(read[name as keyof typeof read] ?? '');
        expect(() => new Headers({ name: taken })).not.toThrow();
        if (ADDRESSES.includes(name) && taken !== '')
          expect(new URL(taken)).toMatchObject({ username: '', password: '' });
      }),
      { numRuns: RUNS },
    );
  });

  it('have a working default each', () => {
    const settings = readSettings({});
    expect(settings).toMatchObject({ PORT: 3000, EXCHANGE_PORT: 3001, DATA_DIR: './data', EXCHANGE_CLOCK: 'auto' });
    expect(settings.DATABASE_URL).toBeUndefined();
  });

  it('take an empty variable as not set', () => {
    expect(readSettings({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ PORT: 3000 });
  });

  it('drop the slash at the end of an address', () => {
    expect(readSettings({ SITE_ORIGIN: 'https://exchange.example/' }).SITE_ORIGIN).toBe('https://exchange.example');
  });

  it.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['REDIS_URL', 'localhost'],
    ['KYC_URL', 'javascript:alert(1)'],
    ['LOG_LEVEL', 'loud'],
    ['SITE_ORIGIN', 'https://exchange.example/site'],
    ['SITE_ORIGIN', 'https://exchange.example/?a'],
    ['SITE_ORIGIN', 'https://reader:secret@exchange.example'],
    ['UPSTREAM_MARKET_URL', 'https://reader:secret@services.example/mw/v1'],
    ['UPSTREAM_MARKET_URL', 'https://secret@services.example/mw/v1'],
    ['UPSTREAM_CONTENT_URL', 'https://services.example/web?key=secret'],
    ['UPSTREAM_API_KEY', 'secret\r\nX-Other: 1'],
    ['KYC_URL', 'https://reader:secret@kyc.example/start'],
    ['HSTS', 'max-age=1\r\nX-Other: 1'],
    ['HSTS', 'for ever'],
    ['HSTS', 'max-age=1; é'],
    ['BOT_CHECK', 'hcaptcha'],
    ['BOT_CHECK_SECRET', 'short'],
    ['RECAPTCHA_KEY', 'secret key'],
    ['RECAPTCHA_VERSION', '2'],
    ['RECAPTCHA_SCORE', '2'],
    ['RECAPTCHA_ORIGIN', 'ftp://www.google.com'],
  ])('refuse %s=%s with one sentence that names it', (name, value) => {
    const refusal = thrownBy(() => readSettings({ [name]: value }));
    expect(refusal).toBeInstanceOf(SettingsError);
    expect(refusal.message).toMatch(
      new RegExp(`^${name} cannot be used: .*\\. It is: .*\\. Correct it, or leave it out\\.$`),
    );
    expect(refusal.message).not.toContain('secret');
  });

  it.each([
    ['PORT', '99999', 'it is above 65535'],
    ['PORT', '-1', 'it is below 0'],
    ['PORT', '80.5', 'it is no whole number'],
    ['PORT', 'abc', 'it is no number'],
    ['LOG_LEVEL', 'loud', 'it is none of fatal, error, warn, info, debug, trace'],
    ['DATABASE_URL', 'mysql://a.example', 'it is no address of the kind that is meant'],
  ])('say of %s=%s that %s', (name, value, reason) => {
    expect(thrownBy(() => readSettings({ [name]: value })).message).toContain(`${name} cannot be used: ${reason}. `);
  });

  it.each(['off', 'max-age=0', 'max-age=63072000; includeSubDomains; preload', 'max-age="31536000"'])(
    'take HSTS=%s',
    (value) => expect(readSettings({ HSTS: value }).HSTS).toBe(value),
  );

  it('take an address as it is sent, without what a line of a header could not hold', () => {
    const given = { SITE_ORIGIN: 'https://Exchange.example:443/', KYC_URL: 'https://kyc.example/a\n?b=1' };
    expect(readSettings(given)).toMatchObject({
      SITE_ORIGIN: 'https://exchange.example',
      KYC_URL: 'https://kyc.example/a?b=1',
    });
  });

  it('of reCAPTCHA are set together', () => {
    const keyed = { BOT_CHECK: 'recaptcha', RECAPTCHA_KEY: 'key' };
    expect(thrownBy(() => readSettings(keyed)).message).toMatch(/^RECAPTCHA_SECRET /);
    expect(readSettings({ ...keyed, RECAPTCHA_SECRET: 'hush' })).toMatchObject({ RECAPTCHA_SCORE: 0.5 });
    const enterprise = { ...keyed, BOT_CHECK: 'recaptcha-enterprise', RECAPTCHA_SECRET: 'hush' };
    expect(thrownBy(() => readSettings(enterprise)).message).toMatch(/^RECAPTCHA_PROJECT /);
    // Without a key the check is off, and the pages show that.
    expect(readSettings({ BOT_CHECK: 'recaptcha' }).BOT_CHECK).toBe('recaptcha');
  });

  it('are described one by one for the README', () => {
    const table = settingsTable();
    expect(table.map(({ name }) => name)).toContain('UPSTREAM_MARKET_URL');
    expect(table.every(({ meaning }) => meaning.length > 10)).toBe(true);
  });
});

function resultOf<T>(act: () => T): T | Error {
  try {
    return act();
  } catch (error) {
    return error as Error;
  }
}

function thrownBy(act: () => unknown): Error {
  try {
    act();
  } catch (error) {
    return error as Error;
  }
  throw new Error('Nothing was thrown.');
}
