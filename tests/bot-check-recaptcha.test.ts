import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { RECAPTCHA, startRecaptcha } from '#server/bot-check/test-recaptcha.ts';
import { accessibilityFaults } from './support/accessibility.ts';
import { fill, siteWithForms, submit } from './support/forms.ts';
import { byTurns, journey } from './support/journey.ts';
import { said } from './support/words.ts';

let google: Awaited<ReturnType<typeof startRecaptcha>>;
beforeAll(async () => {
  google = await startRecaptcha();
});
afterAll(() => google.close());

let message = 0;
const fields = () => {
  const email = `reader.${(message += 1)}@reader.example`;
  return { for: 'wallet', email, emailAgain: email, agree: 'yes' };
};

const MODES = {
  recaptcha: { file: 'api.js', asked: '/recaptcha/api/siteverify' },
  'recaptcha-enterprise': { file: 'enterprise.js', asked: `/v1/projects/${RECAPTCHA.project}/assessments` },
};

for (const [mode, { file, asked }] of Object.entries(MODES))
  describe(`the check by ${mode}`, () => {
    const { site, readerOf, path } = siteWithForms('investing-ivestor-notification-form', () => ({
      BOT_CHECK: mode,
      RECAPTCHA_KEY: RECAPTCHA.key,
      RECAPTCHA_VERSION: '3',
      RECAPTCHA_SECRET: RECAPTCHA.secret,
      RECAPTCHA_PROJECT: RECAPTCHA.project,
      RECAPTCHA_ORIGIN: google.origin,
      RECAPTCHA_API_ORIGIN: google.origin,
    }));

    byTurns('the form', ({ locale, prefix }) => {
      const received = (page: Page) =>
        page.getByRole('heading', { level: 1, name: said(locale, 'forms.receipt.title') }).waitFor();
      const reader = async (visit: Parameters<typeof readerOf>[0]) => {
        Object.assign(google.state, { score: 0.9, isAway: false, isBlocked: false });
        const visited = await readerOf(visit, { javaScript: true, prefix });
        await visited.open();
        return visited;
      };

      journey(
        'brings a token of its own, in the page’s language, under a sentence for the badge',
        async ({ visit }) => {
          const { page } = await reader(visit);
          expect(await page.locator('script[src*="recaptcha"]').count()).toBe(0);
          await fill(page, fields());
          await page.locator('.grecaptcha-badge').waitFor({ state: 'attached' });
          expect(await page.locator('.grecaptcha-badge').isVisible()).toBe(false);
          const main = page.locator('main');
          await main.getByText(said(locale, 'forms.botCheck.recaptcha')).waitFor();
          await main.getByText(said(locale, 'forms.botCheck.recaptchaData')).waitFor();
          const script = google.scripts.at(-1)!;
          expect(script.pathname).toBe(`/recaptcha/${file}`);
          expect(Object.fromEntries(script.searchParams)).toMatchObject({ render: RECAPTCHA.key, hl: locale });
          await expect.poll(() => page.frames().length).toBe(2);
          expect(await accessibilityFaults(page)).toEqual([]);
          await submit(page);
          await received(page);
          expect(google.asked.at(-1)).toBe(asked);
        },
      );

      journey('comes back with what was typed where the score is below the one that is set', async ({ visit }) => {
        const { page, takeRefusal } = await reader(visit);
        google.state.score = 0.3;
        const typed = fields();
        await fill(page, typed);
        await submit(page);
        await page.locator('[data-error-summary]').waitFor();
        takeRefusal();
        const beginning = said(locale, 'forms.problem.refused').split('.')[0]!;
        expect(await page.locator('[data-error-summary]').innerText()).toContain(beginning);
        expect(await page.locator('[name="email"]').inputValue()).toBe(typed.email);
        google.state.score = 0.9;
        await fill(page, { agree: 'yes' });
        await submit(page);
        await received(page);
      });

      journey('is taken unchecked where the script is blocked or fails, and says so before', async ({ visit }) => {
        const { page, takeConsole } = await reader(visit);
        google.state.isBlocked = true;
        const before = google.asked.length;
        await fill(page, fields());
        const load = page.locator('[data-bot-check-says="load"]');
        await load.waitFor();
        expect(await load.innerText()).toBe(said(locale, 'forms.botCheck.load'));
        await submit(page);
        await received(page);
        takeConsole();

        const other = await reader(visit);
        await fill(other.page, fields());
        await other.page.evaluate(() => (document.documentElement.dataset['recaptchaFails'] = ''));
        await submit(other.page);
        const execute = other.page.locator('[data-bot-check-says="execute"]');
        await execute.waitFor();
        expect(await execute.innerText()).toBe(said(locale, 'forms.botCheck.execute'));
        await submit(other.page);
        await received(other.page);
        expect(google.asked.length).toBe(before);
      });

      journey('is taken unchecked while Google cannot be asked', async ({ visit }) => {
        const { page } = await reader(visit);
        google.state.isAway = true;
        await fill(page, fields());
        await submit(page);
        await received(page);
      });
    });

    journey('opens the content policy of pages with a form, and of no other', async () => {
      const headers = async (at: string) => (await fetch(site().url + at)).headers;
      const form = await headers(`/en${path}`);
      expect(form.get('content-security-policy')).toContain(`frame-src ${google.origin}/recaptcha/ `);
      expect(form.get('cross-origin-embedder-policy')).toBe('unsafe-none');
      const other = await headers('/en/glossary');
      expect(other.get('content-security-policy')).not.toContain('recaptcha');
      expect(other.get('cross-origin-embedder-policy')).toBe('require-corp');
      expect((await fetch(`${site().url}/bot-check/challenge?for=notify`)).status).toBe(404);
      expect(JSON.stringify([await (await fetch(`${site().url}/en${path}`)).text()])).not.toContain(RECAPTCHA.secret);
    });
  });

describe('reCAPTCHA that is not wholly set up', () => {
  const withoutKey = siteWithForms('investing-ivestor-notification-form', () => ({ BOT_CHECK: 'recaptcha' }));
  const withoutVersion = siteWithForms('investing-ivestor-notification-form', () => ({
    BOT_CHECK: 'recaptcha',
    RECAPTCHA_KEY: RECAPTCHA.key,
    RECAPTCHA_SECRET: RECAPTCHA.secret,
  }));

  byTurns('the form', ({ locale }) => {
    journey('says what is missing, and is taken unchecked', async () => {
      for (const [{ site, path, send }, fault] of [
        [withoutKey, 'no-key'],
        [withoutVersion, 'no-version'],
      ] as const) {
        const html = await (await fetch(`${site().url}/${locale}${path}`)).text();
        expect(html).toContain(said(locale, `forms.botCheck.${fault}`));
        expect(html).not.toContain('data-bot-check');
        expect((await send(locale, { ...fields(), answerIn: locale })).status).toBe(303);
      }
    });
  });
});
