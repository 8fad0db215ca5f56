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
  ])('refuse %s=%s with one sentence that names it', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(SettingsError);
    expect(() => readSettings({ [name]: value })).toThrow(
      new RegExp(`^${name} is not usable .*: set it to .*, or leave it out\\.$`),
    );
  });

  it('are described one by one for the README', () => {
    const table = settingsTable();
    expect(table.map(({ name }) => name)).toContain('UPSTREAM_MARKET_URL');
    expect(table.every(({ meaning }) => meaning.length > 10)).toBe(true);
  });
});
