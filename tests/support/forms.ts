import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, expect } from 'vitest';
import { pathOf } from '#app/page-path.ts';
import type { RouteName } from '#app/site-map.ts';
import type { Locale } from '#domain/locale.ts';
import { startMailServer, type MailServer } from '#server/mail/test-mail-server.ts';
import { openHydrated } from './browser.ts';
import { onSeed } from './seeded-site.ts';
import { startSite, TRADING_MORNING, type Site, type SiteOptions } from './site.ts';

const FORM = 'application/x-www-form-urlencoded';
/** Every browser logs a refused form to its console. */
const REJECTED = /status of (409|422|429|503)/;

export type Fields = Record<string, string | readonly string[]>;

/** Files keyed by field name. */
export type Files = Readonly<Record<string, readonly File[]>>;

export const control = (page: Page, name: string) => page.locator(`form[data-form] [name="${name}"]`);
export const submit = (page: Page) => page.locator('form[data-form] button[type="submit"]').click();

/** The text without isolation marks. */
export const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, '');

/** The fault in a field's description. */
export async function faultAt(page: Page, name: string): Promise<string> {
  const described = (await control(page, name).first().getAttribute('aria-describedby')) ?? '';
  const id = described.split(' ').find((each) => each.endsWith('-fault'));
  return id ? page.locator(`#${id}`).innerText() : '';
}

/** Fills in fields of any kind, by name. */
export async function fill(page: Page, fields: Fields): Promise<void> {
  for (const [name, value] of Object.entries(fields)) {
    const field = control(page, name);
    const kind = await field.first().evaluate((element) => element.getAttribute('type') ?? element.localName);
    if (kind === 'radio' || kind === 'checkbox')
      for (const each of [value].flat()) await field.and(page.locator(`[value="${each}"]`)).check();
    else if (kind === 'select') await field.selectOption(value as string);
    else if (kind === 'file') await field.setInputFiles(value as string);
    else await field.fill(value as string);
  }
}

/**
 * A site with its own mail server, and functions that send it the page's form; `settings` is evaluated as it starts.
 */
export function siteWithForms(
  page: RouteName,
  settings: () => Record<string, string> = () => ({}),
  query = '',
  options: Pick<SiteOptions, 'clock' | 'program'> = {},
) {
  const path = pathOf(page);
  let site: Site;
  let mail: MailServer;
  let sender = 0;

  beforeAll(async () => {
    mail = await startMailServer();
    const env = {
      TRUSTED_PROXIES: '1',
      SMTP_URL: mail.url,
      MAIL_FROM: 'Exchange <noreply@dsx.example>',
      METRICS_PORT: '0',
      ...settings(),
    };
    // A site that starts with all data is ready much sooner.
    const { clock = TRADING_MORNING } = options;
    site = await onSeed(clock, (dataDir) => startSite({ ...options, env, dataDir }));
  });
  afterAll(async () => {
    await site?.stop({ faultsAreKnown: true });
    await mail?.close();
  });

  /** Each sender has its own address: the limit is three forms an hour per address. */
  const newSender = () => ({ 'x-forwarded-for': `198.51.100.${(sender += 1)}` });
  const found = (reference: string) =>
    mail.mails.filter(({ headers }) => headers['message-id']?.includes(reference.toLowerCase()));

  return {
    path,
    site: () => site,
    mail: () => mail,
    newSender,
    /** A number for values that must differ between senders. */
    senderNumber: () => sender,
    /** Sends a form like a browser or a program. */
    send(locale: Locale, fields: Fields, headers: Record<string, string> = newSender(), files?: Files) {
      const pairs = Object.entries(fields).flatMap(([name, value]) => [value].flat().map((each) => [name, each]));
      return fetch(`${site.url}/${locale}${path}${query}`, {
        method: 'POST',
        headers: { ...(!files && { 'content-type': FORM }), ...headers },
        body: files ? multipart(pairs, files) : new URLSearchParams(pairs),
        redirect: 'manual',
      });
    },
    referenceOf: (address: string) => new URL(address, site.url).searchParams.get('sent') ?? '',
    /** The mails about a form, once there are this many; the copy went to the reader. */
    async mailsAbout(reference: string, howMany: number) {
      await expect.poll(() => found(reference).length).toBe(howMany);
      const all = found(reference);
      return { copy: all.find(({ to }) => to[0]!.endsWith('@reader.example'))!, all };
    },
    /** A reader's page at the form, with or without script. */
    async readerOf(visit: Visit, { javaScript, prefix }: { javaScript: boolean; prefix: string }) {
      const visited = await visit({ javaScript, origin: site.url, context: { extraHTTPHeaders: newSender() } });
      const open = async (of = query) => {
        if (javaScript) await openHydrated(visited.page, prefix + path + of);
        else await visited.page.goto(prefix + path + of);
      };
      const takeRefusal = () => expect(visited.takeConsole().filter((line) => !REJECTED.test(line))).toEqual([]);
      return { ...visited, open, takeRefusal };
    },
    log: () => readFileSync(site.logFile, 'utf8'),
  };
}

function multipart(pairs: string[][], files: Files): FormData {
  const data = new FormData();
  for (const [name, value] of pairs) data.append(name!, value!);
  for (const [name, each] of Object.entries(files)) for (const file of each) data.append(name, file);
  return data;
}

type Visit = (options: object) => Promise<{ page: Page; takeConsole(): string[] }>;
