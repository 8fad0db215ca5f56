import type { Page } from '@playwright/test';
import { describe, expect } from 'vitest';
import { accessibilityFaults } from './support/accessibility.ts';
import { fill, siteWithForms, submit } from './support/forms.ts';
import { byTurns, journey } from './support/journey.ts';
import { SLOW } from './support/menus.ts';
import { said } from './support/words.ts';

const { site, send, newSender, senderNumber, referenceOf, mailsAbout, readerOf, path } = siteWithForms(
  'investing-ivestor-notification-form',
);
let message = 0;
const fields = () => {
  const email = `reader.${senderNumber()}.${(message += 1)}@reader.example`;
  return { for: 'wallet', email, emailAgain: email, agree: 'yes' };
};

/** The solution that a page sends with its form, intercepted. */
async function solutionOf(page: Page): Promise<string> {
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes(path));
  await submit(page);
  return new URLSearchParams((await sent).postData() ?? '').get('bot-check') ?? '';
}

byTurns('the check that a visitor is human', ({ locale, prefix }) => {
  const received = (page: Page) =>
    page.getByRole('heading', { level: 1, name: said(locale, 'forms.receipt.title') }).waitFor();
  const says = (page: Page, what: string) => page.locator(`[data-bot-check-says="${what}"]`);

  journey('is passed unseen, asks no other host, and sets no limit of an hour', async ({ visit }) => {
    const { page, open } = await readerOf(visit, { javaScript: true, prefix });
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).host));
    for (let sent = 0; sent < 5; sent += 1) {
      await open();
      await fill(page, fields());
      if (sent === 0) expect(await accessibilityFaults(page)).toEqual([]);
      expect(await solutionOf(page)).not.toBe('');
      await received(page);
    }
    expect([...hosts]).toEqual([new URL(site().url).host]);
  });

  journey('is waited for where the form is sent before it has come', async ({ visit }) => {
    const { page, open } = await readerOf(visit, { javaScript: true, prefix });
    const { promise: pressed, resolve: press } = Promise.withResolvers<void>();
    await page.route(/\/assets\/(bot-check|check-fields)-/, async (route) => {
      await pressed;
      await route.fallback();
    });
    await open();
    await fill(page, fields());
    const solution = solutionOf(page);
    await expect.poll(() => page.locator('[data-loading-line]').first().getAttribute('data-stage')).toBe('running');
    press();
    expect(await solution).not.toBe('');
    await received(page);
  });

  journey('says that it could not be loaded, and the form is sent without it', async ({ visit }) => {
    const { page, open, takeConsole } = await readerOf(visit, { javaScript: true, prefix });
    await page.route('**/bot-check/challenge*', (route) => route.abort());
    await open();
    await fill(page, fields());
    await says(page, 'load').waitFor();
    expect(await says(page, 'load').innerText()).toBe(said(locale, 'forms.botCheck.load'));
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await solutionOf(page)).toBe('');
    await received(page);
    expect(takeConsole().every((line) => line.includes('/bot-check/challenge'))).toBe(true);
  });

  journey('says that it could not be done, and the next press sends the form without it', async ({ visit }) => {
    const { page, open, takeConsole } = await readerOf(visit, { javaScript: true, prefix });
    await page.route('**/assets/altcha-worker*', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'addEventListener("message", () => postMessage(null));' }),
    );
    await open();
    await fill(page, fields());
    await says(page, 'execute').waitFor();
    expect(await says(page, 'execute').innerText()).toBe(said(locale, 'forms.botCheck.execute'));
    expect(await solutionOf(page)).toBe('');
    await received(page);
    takeConsole();
  });

  journey('keeps what was typed where a solution was used for another form', async ({ visit }) => {
    const { page, open } = await readerOf(visit, { javaScript: true, prefix });
    await open();
    await fill(page, fields());
    const solution = await solutionOf(page);
    expect(solution).not.toBe('');
    await received(page);
    const others = fields();
    const answer = await send(locale, { ...others, answerIn: locale, 'bot-check': solution });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([422, 'no-store']);
    const html = await answer.text();
    expect(html).toContain(said(locale, 'forms.problem.notSent'));
    expect(html).toContain(others.email);
    const beginning = said(locale, 'forms.problem.refused').split('.')[0]!;
    expect(html).toContain(beginning);
  });
});

describe('the check that a visitor is human', () => {
  journey('takes a form that is pressed twice once', async ({ visit }) => {
    const { page, open } = await readerOf(visit, { javaScript: true, prefix: '/en' });
    let posts = 0;
    page.on('request', (request) => (posts += Number(request.method() === 'POST' && request.url().includes(path))));
    await open();
    await fill(page, fields());
    await page.locator('form[data-form] button[type="submit"]').dblclick();
    await page.waitForURL(/sent=/, SLOW);
    expect(posts).toBe(1);
  });

  journey('takes a form that is sent from two tabs at once under one reference', async ({ visit }) => {
    const { page, open } = await readerOf(visit, { javaScript: true, prefix: '/en' });
    await open();
    const other = await page.context().newPage();
    await other.goto(page.url());
    const [typed, tabs] = [fields(), [page, other]];
    for (const tab of tabs) await fill(tab, typed);
    // Each tab has its own solution.
    await Promise.all(tabs.map((tab) => submit(tab)));
    await Promise.all(tabs.map((tab) => tab.waitForURL(/sent=/, SLOW)));
    const [one, second] = tabs.map((tab) => referenceOf(tab.url()));
    expect(second).toBe(one);
    await mailsAbout(one!, 2);
  });

  journey('counts what is sent without script by the hour, and refuses what programs make up', async () => {
    const headers = newSender();
    for (let sent = 0; sent < 3; sent += 1)
      expect((await send('en', { ...fields(), answerIn: 'en', 'bot-check': '' }, headers)).status).toBe(303);
    expect((await send('en', { ...fields(), answerIn: 'en' }, headers)).status).toBe(429);
    const guessed = btoa(JSON.stringify({ challenge: {}, solution: {} }));
    expect((await send('en', { ...fields(), answerIn: 'en', 'bot-check': guessed })).status).toBe(422);
  });

  journey('hands out puzzles for its own forms, to nobody too often, and none that is stored', async () => {
    const ask = (form: string, headers = newSender()) =>
      fetch(`${site().url}/bot-check/challenge?for=${form}`, { headers });
    const puzzle = await ask('notify');
    expect([puzzle.status, puzzle.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await puzzle.json()).toMatchObject({ parameters: { data: { action: 'notify' } } });
    expect((await ask('none')).status).toBe(404);
    const headers = newSender();
    const answers = await Promise.all(Array.from({ length: 45 }, () => ask('notify', headers)));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
  });

  journey('opens the content policy on pages with a form alone', async () => {
    const policy = async (at: string) =>
      (await fetch(site().url + at)).headers.get('content-security-policy')?.match(/trusted-types ([^;]*)/)?.[1];
    expect(await policy(`/en${path}`)).toBe('default bot-check');
    expect(await policy('/en/glossary')).toBe('default');
    expect(await policy(`/en${path}?sent=${referenceOf('/?sent=DSX-N-7KQM4F2-G')}`)).toBe('default');
  });
});
