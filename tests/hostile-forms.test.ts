import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, vi } from 'vitest';
import { pathOf } from '#app/page-path.ts';
import { exchange } from '#exchange.config.ts';
import { openStore } from '#store/open.ts';
import { runSubmissions } from '#tools/submissions/submissions.ts';
import { siteWithForms } from './support/forms.ts';
import { filledIn, HEADER, hostileForms, MARKUP, type FilledForm } from './support/hostile-forms.ts';
import { journey } from './support/journey.ts';

const COUNT = process.env['TEST_LONG'] ? 10_000 : 150;
const LIMIT = { timeout: 600_000 + COUNT * 1_000 };
const SOON = { timeout: 120_000, interval: 1_000 };
const SEED = 20_261_125;
const AT_ONCE = 4;
/** Expected statuses, also for a form that a desk already has open, or that is invalid. */
const ANSWERS = [303, 409, 413, 422];
/** Headers that nodemailer and the site write themselves. */
const KNOWN_HEADERS =
  /^(auto-submitted|content-(type|transfer-encoding|language|disposition)|date|from|message-id|mime-version|reply-to|subject|to|x-auto-response-suppress)$/;
/** Text that a spreadsheet program would calculate. */
const FORMULA = /^[\s"]*[=+\-@＝＋－＠]/;
/** Marks that reverse the direction of text until another mark ends it. */
const TURNING = /[\u202a-\u202e]/;

const folder = mkdtempSync(join(tmpdir(), 'manara-hostile-'));
// Runs last: teardown is in reverse order of setup.
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const { site, mail, log } = siteWithForms('discover-contact-us', () => ({ DATA_DIR: folder }));

let sender = 0;
let taken = 0;
const newAddress = () => `10.${(sender += 1) >> 16}.${(sender >> 8) & 255}.${sender & 255}`;

/** Every public form, by the address of its page. */
const PATHS = [
  pathOf('discover-contact-us'),
  `${pathOf('discover-careers')}?vacancy=market-surveillance-analyst-2026`,
  pathOf('investing-carbon-credits-join-the-pilot-form'),
  pathOf('investing-ivestor-notification-form'),
  pathOf('investing-ivestor-signup-form'),
  pathOf('registrations-derivatives-training'),
];

async function formsOfSite(): Promise<(FilledForm | null)[]> {
  const formAt = async (path: string) => filledIn(path, await (await fetch(`${site().url}/en${path}`)).text());
  return Promise.all(PATHS.map(formAt));
}

/** Submits a form; returns the faults of the answer. */
async function faultsOf({ path, fields }: FilledForm, locale: string): Promise<string[]> {
  const answer = await fetch(`${site().url}/${locale}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': newAddress() },
    body: new URLSearchParams([...fields]),
    redirect: 'manual',
  });
  const html = await answer.text();
  if (answer.status === 303) taken += 1;
  const where = `${path} with ${JSON.stringify([...fields]).slice(0, 300)}`;
  return [
    ...(ANSWERS.includes(answer.status) ? [] : [`${answer.status} of ${where}`]),
    ...([MARKUP, '<script>hostile'].some((markup) => html.includes(markup)) ? [`markup of ${where}`] : []),
  ];
}

/** All submissions, as exported by the operator's command after the site has ended. */
async function exported(): Promise<string> {
  const store = await openStore({ dataDir: folder });
  let text = '';
  try {
    const out = (part: string | Uint8Array) => void (text += String(part));
    await runSubmissions({ name: 'export' }, { store, who: 'operator', now: Date.now(), out, audit: () => {} });
  } finally {
    await store.close();
  }
  return text;
}

/** The cells of a csv file (RFC 4180). */
const cellsOf = (csv: string) =>
  [...csv.matchAll(/(?:^|[,\n])(?:"((?:[^"]|"")*)"|([^,\n"]*))/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');

describe('forms that are sent to do harm', () => {
  journey(
    'come back or are taken, and nothing of them crosses into a page, a mail’s head or a formula',
    LIMIT,
    async () => {
      // The event with open registration is read after the site is ready.
      const forms = await vi.waitUntil(async () => {
        const all = await formsOfSite();
        return all.every((form) => form !== null) && all;
      }, SOON);
      const found: string[] = [];
      const sendings = hostileForms(forms, COUNT, SEED);
      const sendOn = async (): Promise<void> => {
        for (const form of sendings) found.push(...(await faultsOf(form, sender % 2 ? 'ar' : 'en')));
      };
      await Promise.all(Array.from({ length: AT_ONCE }, sendOn));
      expect(found).toEqual([]);

      // Each accepted form is mailed to its desk and to its sender.
      process.stdout.write(`${taken} of ${COUNT} hostile forms were taken.\n`);
      expect(taken).toBeGreaterThan(COUNT / 20);
      await expect.poll(() => mail().mails.length, { timeout: 60_000 + COUNT * 100 }).toBeGreaterThan(taken);
      const desks = Object.values(exchange.desks).map(({ email }) => email);
      for (const { headers, to, text } of mail().mails) {
        expect(Object.keys(headers).filter((name) => !KNOWN_HEADERS.test(name))).toEqual([]);
        expect(to).toHaveLength(1);
        expect(desks.includes(to[0]!) || to[0]!.endsWith('@reader.example'), to[0]).toBe(true);
        expect(JSON.stringify(headers)).not.toContain(HEADER);
        expect(JSON.stringify(headers) + text).not.toMatch(TURNING);
      }
      expect(log()).not.toContain(MARKUP);

      await site().stop({ faultsAreKnown: true });
      const cells = cellsOf(await exported());
      expect(cells.length).toBeGreaterThan(COUNT);
      expect(cells.filter((cell) => FORMULA.test(cell) || TURNING.test(cell)).slice(0, 5)).toEqual([]);
    },
  );
});
