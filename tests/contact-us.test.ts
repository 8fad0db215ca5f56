import { expect } from 'vitest';
import type { Locale } from '#domain/locale.ts';
import { readReference } from '#domain/forms/reference.ts';
import { exchange } from '#exchange.config.ts';
import { accessibilityFaults } from './support/accessibility.ts';
import { openHydrated } from './support/browser.ts';
import { contactFields, SECRET } from './support/contact-fields.ts';
import { control, faultAt, fill, plain, siteWithForms, submit } from './support/forms.ts';
import { byTurns, journey, withAndWithoutScript } from './support/journey.ts';
import { said } from './support/words.ts';

const {
  site,
  send,
  senderNumber,
  referenceOf,
  mailsAbout,
  readerOf,
  path: PATH,
} = siteWithForms('discover-contact-us');
const fieldsOf = (locale: Locale, change: Record<string, string> = {}) => contactFields(locale, senderNumber(), change);

withAndWithoutScript('contact us', 'discover-contact-us', ({ locale, prefix, dir, javaScript }) => {
  const words = (id: string, values: Record<string, string | number> = {}) => said(locale, id, values);

  journey('a message is taken, and its receipt names the reference and the day of the answer', async ({ visit }) => {
    const { page, open } = await readerOf(visit, { javaScript, prefix });
    await open('?topic=services');
    expect(await control(page, 'topic').inputValue()).toBe('services');
    const { topic: _, answerIn: _language, ...fields } = fieldsOf(locale);
    await fill(page, fields);
    await submit(page);
    await page.getByRole('heading', { level: 1, name: words('forms.receipt.title') }).waitFor();
    const reference = referenceOf(page.url());
    expect(readReference(reference, exchange.shortName)).toBe(reference);
    const text = await page.locator('main').innerText();
    expect(text).toContain(reference);
    // Wednesday 18 November 2026, and three business days.
    expect(text).toContain(locale === 'en' ? '23 Nov, 2026' : '23 نوفمبر 2026');
    expect(text).toContain(words('forms.receipt.copy.sent'));
    expect(await page.content()).not.toContain(SECRET);
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
    await page.reload();
    expect(referenceOf(page.url())).toBe(reference);
    if (javaScript) expect(await accessibilityFaults(page)).toEqual([]);

    const { copy, all } = await mailsAbout(reference, 2);
    expect(copy.headers['subject']).toContain(reference);
    expect(copy.text).not.toContain(SECRET);
    const toDesk = all.find((each) => each !== copy)!;
    expect(toDesk.to).toEqual([exchange.desks.investors!.email]);
    expect(toDesk.text).toContain(`> When is the next general meeting? ${SECRET}`);
    expect(toDesk.headers['reply-to']).toContain(fields['email']);
    expect(all.map(({ headers }) => headers['subject']).join()).not.toContain(SECRET);
  });

  journey('each fault stands in the summary and at its field, and what was typed stays', async ({ visit }) => {
    const { page, open, takeRefusal } = await readerOf(visit, { javaScript, prefix });
    await open();
    const message = `${SECRET} and my number is 784-1985-1234567-1.`;
    await fill(page, { topic: 'complaint', fullName: 'X', email: 'nobody@nowhere', mobile: '12345', message });
    await submit(page);
    const summary = page.locator('[data-error-summary]');
    await summary.waitFor();
    takeRefusal();
    const faults = {
      about: 'missing',
      firm: 'missing',
      message: 'private',
      fullName: 'wrong',
      email: 'wrong',
      mobile: 'wrong',
      agree: 'missing',
    };
    const texts = Object.entries(faults).map(([name, fault]) => words(`forms.field.${name}.${fault}`));
    expect((await summary.locator('a').allInnerTexts()).map(plain)).toEqual(texts.map(plain));
    expect(plain(await summary.locator('h2').innerText())).toBe(plain(words('forms.faults', { count: 7 })));
    for (const [index, name] of Object.keys(faults).entries())
      expect(plain(await faultAt(page, name)), name).toBe(plain(texts[index]!));
    expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-error-summary'))).toBe(true);
    expect(await control(page, 'message').inputValue()).toBe(message);
    expect(await control(page, 'email').inputValue()).toBe('nobody@nowhere');
    expect(await control(page, 'topic').inputValue()).toBe('complaint');
    await summary.locator('a').nth(4).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email');
    if (javaScript) expect(await accessibilityFaults(page)).toEqual([]);

    const put = { about: 'exchange', message: fieldsOf(locale)['message']!, fullName: 'سلمى النعيمي', mobile: '' };
    await fill(page, { ...put, email: `salma.${senderNumber()}@reader.example`, agree: 'yes' });
    await submit(page);
    await page.getByRole('heading', { level: 1, name: words('forms.receipt.title') }).waitFor();
    // Ten business days, over the National Day.
    expect(await page.locator('main').innerText()).toContain(locale === 'en' ? '04 Dec, 2026' : '4 ديسمبر 2026');
  });

  journey('is filled in and sent with the keyboard alone', async ({ visit }) => {
    const { page, open } = await readerOf(visit, { javaScript, prefix });
    await open();
    await control(page, 'topic').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    const values = [
      '',
      fieldsOf(locale)['message']!,
      'Salma',
      `salma.${senderNumber()}@reader.example`,
      '050 123 4567',
      '',
    ];
    for (const value of values) {
      await page.keyboard.type(value);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => (document.activeElement as HTMLButtonElement).type)).toBe('submit');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: words('forms.receipt.title') }).waitFor();
  });

  journey(
    'asks for what a complaint needs where it is one, and says whether somebody answers now',
    async ({ visit }) => {
      const { page, open } = await readerOf(visit, { javaScript, prefix });
      await open();
      expect(await control(page, 'firm').isVisible()).toBe(false);
      await control(page, 'topic').selectOption('complaint');
      expect(await control(page, 'firm').isVisible()).toBe(true);
      expect(await page.locator('html').getAttribute('dir')).toBe(dir);
      expect(await page.locator('main').innerText()).toContain(words('contact.open', { hour: '16:00' }));
      expect(await page.locator('main table tbody tr').count()).toBe(10);
    },
  );

  journey('is withdrawn by the link of its copy, and only by the button there', async ({ visit }) => {
    const { page, takeRefusal } = await readerOf(visit, { javaScript, prefix });
    const reference = referenceOf((await send(locale, fieldsOf(locale))).headers.get('location')!);
    const { copy } = await mailsAbout(reference, 2);
    const link = /https?:\S+withdraw=\S+/.exec(copy.text)![0];
    const path = link.slice(new URL(link).origin.length);
    expect(path.startsWith(locale === 'ar' ? '/ar/' : '/discover')).toBe(true);
    for (let look = 0; look < 2; look += 1) {
      await page.goto(path);
      expect(await page.locator('main').innerText()).toContain(reference);
    }
    if (javaScript) expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: words('forms.withdraw.send') }).click();
    await page.getByText(words('forms.withdraw.gone')).waitFor();
    await page.goto(`${prefix}${PATH}?sent=${reference}`);
    const afterwards = await page.locator('main').innerText();
    expect(afterwards).toContain(words('forms.receipt.unknown'));
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(words('forms.receipt.unknownTitle'));
    expect(afterwards).not.toContain(words('forms.receipt.keep'));
    takeRefusal();
  });

  journey('is passed on and answered by the links of the desk’s mail', async ({ visit }) => {
    const { page } = await readerOf(visit, { javaScript, prefix });
    const reference = referenceOf((await send(locale, fieldsOf(locale, { topic: 'data' }))).headers.get('location')!);
    const { copy, all } = await mailsAbout(reference, 2);
    const linkOf = (text: string) => {
      const link = new URL(/https?:\S+desk=\S+/.exec(text)![0]);
      return link.pathname + link.search;
    };
    await page.goto(linkOf(all.find((each) => each !== copy)!.text));
    if (javaScript) expect(await accessibilityFaults(page)).toEqual([]);
    await page.locator('form#pass select').selectOption('listing');
    await page.locator('form#pass button').click();
    await page.getByText(words('forms.desk.gone')).waitFor();
    const passed = (await mailsAbout(reference, 3)).all.find(({ to }) => to[0] === exchange.desks.listing!.email)!;
    expect(passed.text).toContain(SECRET);
    await page.goto(linkOf(passed.text));
    await page.getByRole('button', { name: words('forms.desk.answered') }).click();
    await page.getByText(words('forms.desk.answeredOn')).waitFor();
    expect(await page.content()).not.toContain(SECRET);
  });
});

byTurns('contact us, as its script helps', ({ locale, prefix }) => {
  const words = (id: string) => said(locale, id);

  journey(
    'a field is checked as it is left, never while it is typed in, and not when it is passed',
    async ({ visit }) => {
      const { page } = await visit({ origin: site().url });
      await openHydrated(page, prefix + PATH);
      await control(page, 'fullName').focus();
      await page.keyboard.press('Tab');
      await page.keyboard.type('nobody@nowhere');
      expect(await faultAt(page, 'email')).toBe('');
      await page.keyboard.press('Tab');
      await expect.poll(() => faultAt(page, 'email')).toBe(words('forms.field.email.wrong'));
      expect(await faultAt(page, 'fullName')).toBe('');
      expect(await accessibilityFaults(page)).toEqual([]);
      await control(page, 'email').fill('nobody@nowhere.example');
      await page.keyboard.press('Tab');
      await expect.poll(() => faultAt(page, 'email')).toBe('');
      expect(await control(page, 'email').getAttribute('aria-invalid')).toBeNull();
    },
  );

  journey('the characters that are left are counted', async ({ visit }) => {
    const { page } = await visit({ origin: site().url });
    await openHydrated(page, prefix + PATH);
    await control(page, 'message').fill('م'.repeat(20));
    await expect.poll(() => page.locator('[data-left]').innerText()).toContain('2,980');
  });
});
