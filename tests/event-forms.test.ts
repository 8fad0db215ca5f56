import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { exchange } from '#exchange.config.ts';
import { openStore } from '#store/open.ts';
import { runSubmissions } from '#tools/submissions/submissions.ts';
import { formJourneys } from './support/form-journeys.ts';
import { jobsRead } from './support/jobs-read.ts';
import { journey } from './support/journey.ts';
import { said } from './support/words.ts';

/** Registration is open for the briefing, and for invited readers of the gathering. */
const CLOCK = '2027-02-15T11:00*1';
/** Data read before these journeys does not have their events. */
const BEGAN = Date.now();
const READ_LIMIT_MS = 900_000;
const SECRET = 'zamzamiyya-8119';
const CODES = 60;
const DESK = exchange.desks.events!.email!;

const person = (name: string) => ({
  firstName: 'Salma',
  lastName: 'Al-Nuaimi',
  email: `${name}@reader.example`,
  emailAgain: `${name}@reader.example`,
  company: `Sidra ${SECRET}`,
  jobTitle: 'Treasurer',
  agree: 'yes',
});
const MISSING = ['firstName', 'lastName', 'email', 'emailAgain', 'company', 'jobTitle'];
const missing = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, 'missing']));

/** The only session of an event, by the name on its page. */
async function sessionOn(address: string): Promise<string> {
  return /name="session"[^>]*value="([^"]+)"/.exec(await (await fetch(address)).text())![1]!;
}

describe('the form of the briefing', () => {
  let session = '';
  const { site, path } = formJourneys({
    page: 'registrations-dubai-reit-market',
    clock: CLOCK,
    fields: (locale, sender) => ({
      session,
      ...person(`salma.${locale}.${sender}`),
      guests: '1',
      interest: ['invest', 'report'],
      answerIn: locale,
    }),
    empty: missing([...MISSING, 'interest', 'agree']),
    wrong: { firstName: ['=1+1', 'wrong'], company: ['S', 'wrong'] },
    secret: SECRET,
    desk: DESK,
  });
  beforeAll(async () => {
    await jobsRead(site().url, ['registrations'], BEGAN);
    session = await sessionOn(`${site().url}/en${path}`);
  }, READ_LIMIT_MS);
});

describe('the form of the gathering', () => {
  const folder = mkdtempSync(join(tmpdir(), 'manara-invited-'));
  // Runs last: teardown is in reverse order of setup.
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  let session = '';
  const codes: string[] = [];
  beforeAll(async () => codes.push(...(await invite(folder))), READ_LIMIT_MS);

  const { site, path, send } = formJourneys({
    page: 'registrations-suhoor-gathering',
    clock: CLOCK,
    settings: () => ({ DATA_DIR: folder }),
    fields: (locale, sender) => ({
      session,
      code: codes[sender]!,
      ...person(`salma.${locale}.${sender}`),
      guests: '1',
      answerIn: locale,
    }),
    empty: missing(['code', ...MISSING, 'agree']),
    wrong: { code: ['ABC', 'wrong'], jobTitle: ['T', 'wrong'] },
    secret: SECRET,
    desk: DESK,
  });
  beforeAll(async () => {
    await jobsRead(site().url, ['registrations']);
    session = await sessionOn(`${site().url}/en${path}`);
  }, READ_LIMIT_MS);

  journey('takes each code of an invitation once, in either spelling, and none that nobody was given', async () => {
    const ask = (name: string, code: string) =>
      send('ar', { session, code, ...person(name), guests: '0', answerIn: 'ar' });
    const code = codes.at(-1)!;
    expect((await ask('first', `${code.slice(0, 4).toLowerCase()}-${code.slice(4)}`)).status).toBe(303);
    const many = await send('ar', { session, code, ...person('many'), guests: '9', answerIn: 'ar' });
    expect(await many.text()).toContain(said('ar', 'forms.field.guests.missing'));
    for (const refused of [await ask('second', code), await ask('third', '2222222A')]) {
      expect(refused.status).toBe(422);
      expect(await refused.text()).toContain(said('ar', 'forms.field.code.wrong'));
    }
  });
});

/** Codes generated and printed by the operator's command, before the site starts. */
async function invite(dataDir: string): Promise<string[]> {
  const store = await openStore({ dataDir });
  let text = '';
  try {
    const out = (part: string | Uint8Array) => void (text += String(part));
    const command = { name: 'invite', key: 'suhoor-gathering', count: CODES } as const;
    await runSubmissions(command, { store, who: 'operator', now: Date.now(), out, audit: () => {} });
  } finally {
    await store.close();
  }
  return text.trim().split('\n');
}
