import { describe, expect, it } from 'vitest';
import { readSettings, SettingsError, settingsTable } from './settings.ts';

describe('settings', () => {
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
  ])('refuse %s=%s with one sentence that names it', (name, value) => {
    const refusal = thrownBy(() => readSettings({ [name]: value }));
    expect(refusal).toBeInstanceOf(SettingsError);
    expect(refusal.message).toMatch(new RegExp(`^${name} is not usable .*: set it to .*, or leave it out\\.$`));
    expect(refusal.message).not.toContain('secret');
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

  it('are described one by one for the README', () => {
    const table = settingsTable();
    expect(table.map(({ name }) => name)).toContain('UPSTREAM_MARKET_URL');
    expect(table.every(({ meaning }) => meaning.length > 10)).toBe(true);
  });
});

function thrownBy(act: () => unknown): Error {
  try {
    act();
  } catch (error) {
    return error as Error;
  }
  throw new Error('Nothing was thrown.');
}
