import { expect } from 'vitest';
import { exchange } from '#exchange.config.ts';
import { formJourneys } from './support/form-journeys.ts';
import { byTurns, journey } from './support/journey.ts';

const SECRET = 'zamzamiyya-8120';

const { site, path } = formJourneys({
  page: 'investing-carbon-credits-join-the-pilot-form',
  fields: (locale, sender) => ({
    role: ['buy', 'adviser'],
    emissions: 'below-25000',
    company: `Sidra ${SECRET}`,
    companySize: '1-9',
    industry: 'financials',
    country: 'AE',
    firstName: 'Salma',
    lastName: 'Al-Nuaimi',
    jobTitle: 'Treasurer',
    email: `salma.${sender}@reader.example`,
    emailAgain: `Salma.${sender}@reader.example`,
    mobile: '050 123 4567',
    answerIn: locale,
    agree: 'yes',
  }),
  empty: {
    role: 'missing',
    company: 'missing',
    companySize: 'missing',
    industry: 'missing',
    country: 'missing',
    firstName: 'missing',
    lastName: 'missing',
    jobTitle: 'missing',
    email: 'missing',
    emailAgain: 'missing',
    mobile: 'missing',
    agree: 'missing',
  },
  wrong: {
    company: ['S', 'wrong'],
    firstName: ['=1+1', 'wrong'],
    jobTitle: ['T', 'wrong'],
    emailAgain: ['other@reader.example', 'wrong'],
    mobile: ['12345', 'wrong'],
    message: ['My number is 784-1985-1234567-1.', 'private'],
  },
  secret: SECRET,
  desk: exchange.desks.carbon!.email!,
});

byTurns('the form to join the carbon pilot', ({ prefix, locale }) => {
  journey('has the UAE first of all countries, and the sectors of the market', async ({ visit }) => {
    const { page } = await visit({ origin: site().url });
    await page.goto(prefix + path);
    const countries = page.locator('select[name="country"] option');
    expect(await countries.count()).toBe(250);
    expect(await countries.nth(1).innerText()).toBe(
      locale === 'en' ? 'United Arab Emirates' : 'الإمارات العربية المتحدة',
    );
    const sectors = exchange.indices.filter(({ kind }) => kind === 'sector').map(({ name }) => name[locale]);
    const industries = await page.locator('select[name="industry"] option').allInnerTexts();
    expect(industries.slice(1, -1)).toEqual(sectors);
  });
});
