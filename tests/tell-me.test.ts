import { describe, expect } from 'vitest';
import { PILOT } from '#domain/forms/coming.ts';
import { exchange } from '#exchange.config.ts';
import { formJourneys } from './support/form-journeys.ts';
import { journey } from './support/journey.ts';

const SECRET = 'zamzamiyya-8230';

const { site, path } = formJourneys({
  page: 'investing-ivestor-notification-form',
  fields: (locale, sender) => ({
    for: 'wallet',
    email: `${SECRET}.${sender}@reader.example`,
    emailAgain: `${SECRET}.${sender}@reader.example`,
    answerIn: locale,
    agree: 'yes',
  }),
  empty: { for: 'missing', email: 'missing', emailAgain: 'missing', agree: 'missing' },
  wrong: { emailAgain: ['other@reader.example', 'wrong'] },
  secret: SECRET,
  desk: exchange.desks.investors!.email!,
});

describe('the form to be told of something', () => {
  journey('has what the address names chosen beforehand, and what it does not know left open', async () => {
    const chosen = async (query: string) =>
      /<input[^>]*name="for"[^>]*checked[^>]*value="([^"]*)"|<input[^>]*name="for"[^>]*value="([^"]*)"[^>]*checked/.exec(
        await (await fetch(`${site().url}/en${path}${query}`)).text(),
      );
    expect((await chosen('?for=monthly-orders'))?.slice(1)).toContain('monthly-orders');
    expect(await chosen('?for=nothing')).toBeNull();
    expect(await chosen('')).toBeNull();
    // Companies can join already: there is nothing to be notified of.
    expect(await chosen(`?for=${PILOT}`)).toBeNull();
  });
});
