import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Page } from '@playwright/test';
import { describe, expect } from 'vitest';
import type { RouteName } from '#app/site-map.ts';
import type { Locale } from '#domain/locale.ts';
import { readReference } from '#domain/forms/reference.ts';
import { exchange } from '#exchange.config.ts';
import { accessibilityFaults } from './accessibility.ts';
import { control, faultAt, fill, plain, siteWithForms, submit, type Fields, type Files } from './forms.ts';
import { journey, withAndWithoutScript } from './journey.ts';
import { said } from './words.ts';

export interface FormUnderTest {
  page: RouteName;
  /** A valid form of the sender with that number; its texts contain the secret where it fits. */
  fields(locale: Locale, sender: number): Fields;
  /** The query in the address of its page. */
  query?: string;
  /** The file to upload, on this machine. */
  file?: { field: string; path: string };
  /** Hidden fields that the page itself sends. */
  hidden?: Fields;
  /** The faults of an empty form, in the page's order. */
  empty: Record<string, string>;
  /** Invalid values, with their faults. */
  wrong: Record<string, [value: string, fault: string]>;
  /** A word that only the form's desk may read. */
  secret: string;
  /** Mail address of the form's desk. */
  desk: string;
  /** The clock of the form's site, and further settings, evaluated as it starts. */
  clock?: string;
  settings?: () => Record<string, string>;
}

const MOST_KEYS = 80;

/** Tests of every form: with and without script, by keyboard, submitted twice, and after going back. */
export function formJourneys(form: FormUnderTest) {
  const site = siteWithForms(form.page, form.settings, form.query, form.clock ? { clock: form.clock } : {});
  const { path, referenceOf, mailsAbout, send, senderNumber } = site;

  /** All fields that a reader fills in. */
  const filled = (locale: Locale): Fields => {
    return { ...form.fields(locale, senderNumber()), ...(form.file && { [form.file.field]: form.file.path }) };
  };
  const files = (): Files | undefined => {
    if (!form.file) return undefined;
    return { [form.file.field]: [new File([readFileSync(form.file.path)], basename(form.file.path))] };
  };

  withAndWithoutScript(path, form.page, ({ locale, prefix, dir, javaScript }) => {
    const words = (id: string, values: Record<string, string | number> = {}) => plain(said(locale, id, values));
    const reader = (visit: Parameters<typeof site.readerOf>[0]) => site.readerOf(visit, { javaScript, prefix });
    const received = (page: Page) =>
      page.getByRole('heading', { level: 1, name: words('forms.receipt.title') }).waitFor();

    journey(
      'is taken, its receipt and its copy hold nothing that was typed, and its desk has it',
      async ({ visit }) => {
        const { page, open } = await reader(visit);
        await open();
        expect(await page.locator('html').getAttribute('dir')).toBe(dir);
        if (javaScript) expect(await accessibilityFaults(page)).toEqual([]);
        await fill(page, filled(locale));
        await submit(page);
        await received(page);
        const reference = referenceOf(page.url());
        expect(readReference(reference, exchange.shortName)).toBe(reference);
        expect(await page.content()).not.toContain(form.secret);
        expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
        if (javaScript) expect(await accessibilityFaults(page)).toEqual([]);
        const { copy, all } = await mailsAbout(reference, 2);
        expect(copy.text).not.toContain(form.secret);
        expect(all.find((each) => each !== copy)).toMatchObject({ to: [form.desk] });
        expect(all.find((each) => each !== copy)!.text).toContain(form.secret);
        expect(all.map(({ headers }) => headers['subject']).join()).not.toContain(form.secret);
      },
    );

    journey('that is empty or wrong has each fault in the summary and at its field', async ({ visit }) => {
      const { page, open, takeRefusal } = await reader(visit);
      await open();
      await submit(page);
      const summary = page.locator('[data-error-summary]');
      await summary.waitFor();
      takeRefusal();
      const texts = Object.entries(form.empty).map(([name, fault]) => words(`forms.field.${name}.${fault}`));
      expect((await summary.locator('a').allInnerTexts()).map(plain)).toEqual(texts);
      expect(plain(await summary.locator('h2').innerText())).toBe(words('forms.faults', { count: texts.length }));
      const isFocused = () => page.evaluate(() => document.activeElement?.hasAttribute('data-error-summary'));
      await expect.poll(isFocused).toBe(true);
      await fill(page, { ...filled(locale), ...values(form.wrong, ([value]) => value) });
      await submit(page);
      await page.getByText(words('forms.faults', { count: Object.keys(form.wrong).length })).waitFor();
      takeRefusal();
      for (const [name, [value, fault]] of Object.entries(form.wrong)) {
        expect(plain(await faultAt(page, name)), name).toBe(words(`forms.field.${name}.${fault}`));
        expect(await control(page, name).inputValue(), name).toBe(value);
      }
      if (javaScript) expect(await accessibilityFaults(page)).toEqual([]);
    });

    journey('is filled in and sent with the keyboard alone', async ({ visit }) => {
      const { page, open } = await reader(visit);
      await open();
      await typeAll(page, filled(locale), javaScript);
      await received(page);
    });
  });

  describe(`what is sent to ${path}`, () => {
    journey('twice has one reference, and is gone when its sender withdraws it', async () => {
      const headers = site.newSender();
      const fields = { ...form.hidden, ...form.fields('en', senderNumber()) };
      const answers = await Promise.all([1, 2].map(() => send('en', fields, headers, files())));
      const places = answers.map((answer) => [answer.status, answer.headers.get('location')].join(' '));
      expect(new Set(places).size).toBe(1);
      expect(answers[0]!.status).toBe(303);
      const reference = referenceOf(answers[0]!.headers.get('location')!);
      const { copy } = await mailsAbout(reference, 2);
      const link = new URL(/https?:\S+withdraw=\S+/.exec(copy.text)![0]);
      const withdrawn = await fetch(site.site().url + link.pathname + link.search, {
        method: 'POST',
        headers: { ...site.newSender(), 'content-type': 'application/x-www-form-urlencoded' },
      });
      expect(await withdrawn.text()).toContain(said('en', 'forms.withdraw.gone'));
      const receipt = await fetch(`${site.site().url}/en${path}?sent=${reference}`);
      expect(await receipt.text()).toContain(said('en', 'forms.receipt.unknown'));
    });

    journey('leaves no typed word in the log', async () => {
      for (const word of [form.secret, 'reader.example']) expect(site.log()).not.toContain(word);
    });
  });

  return site;
}

/** Moves from control to control with Tab, fills in each, and presses Enter on the button. */
async function typeAll(page: Page, fields: Fields, javaScript: boolean): Promise<void> {
  // Without an early listener the browser may open its file dialog before the test listens for it.
  if (javaScript) page.on('filechooser', () => undefined);
  await page.locator('form[data-form] :is(input:not([type="hidden"]), select, textarea)').first().focus();
  for (let keys = 0; keys < MOST_KEYS; keys += 1) {
    const { name, kind, value, checked } = await page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement;
      const kind = element.getAttribute('type') ?? element.localName;
      return { name: element.name, kind, value: element.value, checked: element.checked };
    });
    if (kind === 'submit') return page.keyboard.press('Enter');
    const wanted = [fields[name] ?? []].flat();
    if (kind === 'checkbox' && wanted.includes(value) && !checked) await page.keyboard.press('Space');
    else if (kind === 'radio' && !checked) await page.keyboard.press('Space');
    else if (kind === 'file' && wanted.length > 0) await choose(page, wanted[0]!, javaScript);
    else if (kind === 'select' && wanted.length > 0) await page.keyboard.press('ArrowDown');
    else if (!['checkbox', 'radio', 'select', 'file'].includes(kind) && wanted.length > 0)
      await page.keyboard.type(wanted[0]!);
    await page.keyboard.press('Tab');
  }
  throw new Error('The button was not reached.');
}

/** Enter on a file field opens the browser's own dialog; without script a test is not notified of it. */
async function choose(page: Page, path: string, javaScript: boolean): Promise<void> {
  if (!javaScript) return page.locator(':focus').setInputFiles(path);
  const opened = page.waitForEvent('filechooser');
  await page.keyboard.press('Enter');
  await (await opened).setFiles(path);
}

function values<T, U>(of: Record<string, T>, make: (value: T) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(of).map(([name, value]) => [name, make(value)]));
}
