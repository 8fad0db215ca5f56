import { describe, expect } from 'vitest';
import { exchange } from '#exchange.config.ts';
import { formJourneys } from './support/form-journeys.ts';
import { byTurns, journey } from './support/journey.ts';
import { said } from './support/words.ts';

const DEVICE = '00008110-000A1B2C3D4E5F60';

const { site, path, send } = formJourneys({
  page: 'investing-ivestor-signup-form',
  fields: (locale, sender) => ({
    device: 'apple-phone',
    deviceId: DEVICE,
    firstName: 'Salma',
    lastName: 'Al-Nuaimi',
    email: `salma.${sender}@reader.example`,
    emailAgain: `salma.${sender}@reader.example`,
    mobile: '050 123 4567',
    country: 'AE',
    answerIn: locale,
    age: 'yes',
    agree: 'yes',
  }),
  hidden: { seat: 'held' },
  empty: {
    device: 'missing',
    deviceId: 'missing',
    firstName: 'missing',
    lastName: 'missing',
    email: 'missing',
    emailAgain: 'missing',
    mobile: 'missing',
    country: 'missing',
    age: 'missing',
    agree: 'missing',
  },
  wrong: { deviceId: ['12345', 'wrong'], firstName: ['<b>', 'wrong'], mobile: ['12345', 'wrong'] },
  secret: DEVICE,
  desk: exchange.desks.investors!.email!,
});

byTurns('the form to join the test group', ({ prefix, locale }) => {
  journey('says how many take part, until when, and where a device shows its identifier', async ({ visit }) => {
    const { page } = await visit({ origin: site().url });
    await page.goto(prefix + path);
    const text = await page.locator('main').innerText();
    expect(text).toContain(String(exchange.apps.investor.test!.seats));
    expect(text).toContain(said(locale, 'forms.deviceId.apple.2'));
    expect(await page.locator('input[name="deviceId"]').getAttribute('dir')).toBe('ltr');
  });
});

describe('what is sent to the test group', () => {
  journey('without a word on seats is not taken', async () => {
    expect((await send('en', { device: 'apple-phone' })).status).toBe(422);
  });
});
