import { DomUtils, parseDocument } from 'htmlparser2';
import { beforeAll, expect, vi } from 'vitest';
import { FAULTS_OF } from '#app/blocks/forms/form-fields.ts';
import { pathOf } from '#app/page-path.ts';
import { plain, siteWithForms } from './support/forms.ts';
import { filledIn, type FilledForm } from './support/hostile-forms.ts';
import { inBothLanguages, journey } from './support/journey.ts';
import { said } from './support/words.ts';

const READ_LIMIT_MS = 600_000;
const PATHS = [
  pathOf('discover-contact-us'),
  `${pathOf('discover-careers')}?vacancy=market-surveillance-analyst-2026`,
  pathOf('investing-carbon-credits-join-the-pilot-form'),
  pathOf('investing-ivestor-notification-form'),
  pathOf('investing-ivestor-signup-form'),
  pathOf('registrations-derivatives-training'),
];
/** Faults of other events (tests/event-forms.test.ts), and of files (tests/careers.test.ts). */
const ELSEWHERE = [
  'code.missing',
  'code.wrong',
  'guests.missing',
  'interest.missing',
  'cv.wrong',
  'cv.long',
  'cv.many',
];

const WRONG: Readonly<Record<string, string>> = {
  company: 'S',
  deviceId: '12345',
  email: 'salma@',
  firm: 'S',
  firstName: '=1+1',
  full: 'x'.repeat(2_001),
  fullName: '=1+1',
  jobTitle: 'T',
  lastName: '=1+1',
  mobile: '12345',
  reference: 'DSX',
};
const LINES = 'When is the next general meeting of shareholders?';
const lines = (words: string) => ({ message: words, note: words });

/** Changes to a form with an invalid address, so that no submission is accepted. */
const CHANGES: readonly ((name: string) => string | undefined)[] = [
  () => '',
  () => 'no-such-choice',
  (name) => WRONG[name],
  (name) => ({ email: 'salma@reader.example', emailAgain: 'other@reader.example', agree: '' })[name],
  (name) => ({ ...lines(LINES.repeat(100)) })[name],
  (name) => ({ ...lines(`${LINES} My number is 784-1985-1234567-1.`) })[name],
  (name) => ({ topic: 'complaint', about: '', firm: '' })[name],
  (name) => ({ topic: 'complaint', about: 'broker', firm: '' })[name],
  (name) => ({ topic: 'listing', company: '' })[name],
];

const { site, newSender } = siteWithForms('discover-contact-us');
let forms: FilledForm[] = [];

beforeAll(async () => {
  const formAt = async (path: string) => filledIn(path, await (await fetch(`${site().url}/en${path}`)).text());
  // The event with open registration and the vacancy are read after the site is ready.
  forms = await vi.waitUntil(
    async () => {
      const all = await Promise.all(PATHS.map(formAt));
      return all.every((form) => form !== null) && (all as FilledForm[]);
    },
    { timeout: READ_LIMIT_MS, interval: 1_000 },
  );
}, READ_LIMIT_MS);

inBothLanguages('every form', ({ locale, prefix }) => {
  journey(
    'has each of its faults in its own words, in the summary and at the field',
    { timeout: 120_000 },
    async () => {
      const shown = new Set<string>();
      for (const { path, fields } of forms)
        for (const change of CHANGES) {
          const sent = [...fields].map(([name, value]) => [name, change(name) ?? value]);
          const answer = await fetch(`${site().url}${prefix}${path}`, {
            method: 'POST',
            headers: { ...newSender(), 'content-type': 'application/x-www-form-urlencoded' },
            body: new URLSearchParams(sent),
          });
          expect(answer.status, path).toBe(422);
          for (const { name, summary, atField } of faultsIn(await answer.text())) {
            const faults: readonly string[] = FAULTS_OF[name as keyof typeof FAULTS_OF];
            const fault = faults.find((each) => plain(said(locale, `forms.field.${name}.${each}`)) === summary);
            expect(fault, `${path}: ${name}: ${summary}`).toBeDefined();
            if (atField !== null) expect(atField).toBe(summary);
            shown.add(`${name}.${fault}`);
          }
        }
      const all = Object.entries(FAULTS_OF).flatMap(([name, faults]) => faults.map((fault) => `${name}.${fault}`));
      expect(all.filter((fault) => !shown.has(fault) && !ELSEWHERE.includes(fault))).toEqual([]);
    },
  );
});

/**
 * Each line of the summary, and the message at the field that it links to; null when the reader has no field to change.
 */
function faultsIn(html: string): { name: string; summary: string; atField: string | null }[] {
  const page = parseDocument(html).children;
  const summary = DomUtils.findOne(({ attribs }) => 'data-error-summary' in attribs, page);
  return DomUtils.findAll(({ name }) => name === 'a', summary?.children ?? []).map((link) => {
    const id = link.attribs['href']!.slice(1);
    const place = DomUtils.findOne(({ attribs }) => attribs['id'] === `${id}-fault`, page);
    return {
      name: id.replace(/^field-/, ''),
      summary: plain(DomUtils.textContent(link)).trim(),
      atField: place && plain(DomUtils.textContent(place)).trim(),
    };
  });
}
