import ICAL from 'ical.js';
import { beforeAll, describe, expect, vi } from 'vitest';
import { exchange } from '#exchange.config.ts';
import { pathOf } from '#app/page-path.ts';
import { accessibilityFaults } from './support/accessibility.ts';
import { formJourneys } from './support/form-journeys.ts';
import { fill, plain, submit } from './support/forms.ts';
import { byTurns, journey } from './support/journey.ts';
import { said } from './support/words.ts';

const SECRET = 'zamzamiyya-8121';
/** Seats in each session of the training. */
const SEATS = 30;
const READ_LIMIT_MS = 300_000;
let sessions: string[] = [];
const sessionIn = (language: 'ar' | 'en') => sessions.find((id) => id.endsWith(`/${language}`)) ?? '';

const { site, path, send, newSender, senderNumber, referenceOf, mailsAbout, readerOf } = formJourneys({
  page: 'registrations-derivatives-training',
  fields: (locale, sender) => ({
    session: sessionIn('ar'),
    firstName: 'Salma',
    lastName: 'Al-Nuaimi',
    email: `salma.${locale}.${sender}@reader.example`,
    emailAgain: `Salma.${locale}.${sender}@reader.example`,
    mobile: '050 123 4567',
    company: `Sidra ${SECRET}`,
    jobTitle: 'Treasurer',
    experience: 'shares',
    answerIn: locale,
    agree: 'yes',
  }),
  empty: {
    session: 'missing',
    firstName: 'missing',
    lastName: 'missing',
    email: 'missing',
    emailAgain: 'missing',
    company: 'missing',
    jobTitle: 'missing',
    agree: 'missing',
  },
  wrong: {
    firstName: ['=1+1', 'wrong'],
    emailAgain: ['other@reader.example', 'wrong'],
    mobile: ['12345', 'wrong'],
    company: ['S', 'wrong'],
    jobTitle: ['T', 'wrong'],
  },
  secret: SECRET,
  desk: exchange.desks.events!.email!,
});

const read = async (address: string) => (await fetch(site().url + address)).text();
const textOf = (html: string) => plain(html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' '));

// The event is read after the site is ready.
beforeAll(async () => {
  const page = () => read(`/en${path}`);
  const idsIn = (html: string) => [...html.matchAll(/name="session"[^>]*value="([^"]+)"/g)].map(([, id]) => id!);
  sessions = await vi.waitUntil(async () => (idsIn(await page()).length > 0 ? idsIn(await page()) : false), {
    timeout: READ_LIMIT_MS,
    interval: 500,
  });
}, READ_LIMIT_MS);

const sender = (name: string, change: Record<string, string> = {}) => ({
  session: sessionIn('en'),
  firstName: 'Salma',
  lastName: 'Al-Nuaimi',
  email: `${name}@reader.example`,
  emailAgain: `${name}@reader.example`,
  company: 'Sidra',
  jobTitle: 'Treasurer',
  answerIn: 'en',
  agree: 'yes',
  ...change,
});

byTurns('the page of the training', ({ locale, prefix }) => {
  journey('says when and where, for whom, in which language, and has the programme and a worked contract', async () => {
    const page = textOf(await read(prefix + path));
    const days =
      locale === 'en' ? ['Monday 07 Dec, 2026, 09:00 to 12:30', 'Tuesday 08 Dec, 2026'] : ['الاثنين 7 ديسمبر 2026'];
    const figures = ['50,000', '5.00', '2,500'];
    for (const words of [
      ...days,
      ...figures,
      said(locale, 'registrations.language.ar'),
      said(locale, 'registrations.free'),
    ])
      expect(page).toContain(plain(words));
    expect(page).toContain(said(locale, 'registrations.programmeDay', { day: 2 }));
  });

  journey('is among the events, whose page leads here', async () => {
    const list = await read(prefix + pathOf('discover-news-media-events'));
    const title = said(locale, 'registrations.derivatives-training');
    const event = new RegExp(`href="([^"]+/events/[^"]+)"(?:(?!</a>).)*${title}`).exec(list)?.[1];
    expect(event).toBeDefined();
    expect(await read(event!)).toContain(`href="${prefix}${path}"`);
  });

  journey('of an event without a date says so', async () => {
    for (const name of ['registrations-dubai-reit-market', 'registrations-suhoor-gathering'] as const) {
      const html = await read(prefix + pathOf(name));
      expect(textOf(html)).toContain(said(locale, 'registrations.state.none'));
      expect(html).not.toContain('name="session"');
      expect(html).toContain(pathOf('discover-news-media-events'));
    }
  });
});

describe('a seat of the training', () => {
  const send303 = async (fields: ReturnType<typeof sender>) => {
    const answer = await send('en', fields, newSender());
    expect(answer.status).toBe(303);
    return referenceOf(answer.headers.get('location')!);
  };

  journey('comes with the days for a calendar: those of the page, under the same names', async () => {
    const { copy } = await mailsAbout(await send303(sender('calendar')), 2);
    const uids = (text: string) =>
      new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((event) => new ICAL.Event(event).uid);
    const own = uids(copy.calendar!);
    expect(own).toHaveLength(2);
    const page = uids(await read(`/en${path}.ics`));
    expect(page).toHaveLength(4);
    expect(page).toEqual(expect.arrayContaining(own));
  });

  journey(
    'is one for each mailbox and session: sent again, its details are replaced under the same reference',
    async () => {
      const reference = await send303(sender('again'));
      expect(await send303(sender('again', { company: 'Another firm' }))).toBe(reference);
      expect(await send303(sender('again', { session: sessionIn('ar') }))).not.toBe(reference);
    },
  );

  journey(
    'is held as often as there are seats, however many ask at once; the others may wait for one that is given back',
    async ({ visit }) => {
      const before = senderNumber();
      const answers = await Promise.all(
        Array.from({ length: SEATS + 10 }, (_, i) => send('en', sender(`many.${i}`), newSender())),
      );
      expect(senderNumber()).toBe(before + SEATS + 10);
      const held = answers.filter(({ status }) => status === 303);
      // Two seats were taken earlier in this test.
      expect(held).toHaveLength(SEATS - 2);
      const [full] = answers.filter(({ status }) => status === 409);
      const html = await full!.text();
      expect(html).toContain(said('en', 'forms.problem.full'));
      expect(html).toContain('name="full"');
      expect(textOf(html)).toContain(said('en', 'registrations.full'));
      const waiting = await send303(sender('waits', { full: sessionIn('en') }));
      expect(await read(`/en${path}?sent=${waiting}`)).toContain(said('en', 'mails.next.seat.waiting'));
      const { copy } = await mailsAbout(referenceOf(held[0]!.headers.get('location')!), 2);
      const link = new URL(/https?:\S+withdraw=\S+/.exec(copy.text)![0]);
      const headers = { ...newSender(), 'content-type': 'application/x-www-form-urlencoded' };
      await fetch(site().url + link.pathname + link.search, { method: 'POST', headers });
      const { all } = await mailsAbout(waiting, 3);
      const offer = new URL(/https?:\S+offer=\S+/.exec(all.map(({ text }) => text).join('\n'))![0]);
      const { page } = await visit({ origin: site().url });
      await page.goto(offer.pathname + offer.search);
      await page.getByText(said('en', 'forms.offer.offered')).waitFor();
      expect(await accessibilityFaults(page)).toEqual([]);
      await fetch(site().url + offer.pathname + offer.search, {
        method: 'POST',
        headers: { ...headers, ...newSender() },
      });
      expect(await read(offer.pathname + offer.search)).toContain(said('en', 'forms.offer.held'));
    },
  );

  journey(
    'that was taken while the form was filled in asks whether one waits, and what was typed stays',
    async ({ visit }) => {
      const { page, open, takeRefusal } = await readerOf(visit, { javaScript: true, prefix: '/en' });
      await open();
      expect(plain(await page.locator('form[data-form]').innerText())).toContain(said('en', 'registrations.full'));
      expect(await accessibilityFaults(page)).toEqual([]);
      await fill(page, sender('late'));
      // The page as it was before the last seat was taken.
      await page.locator('[name="full"]').evaluate((input: HTMLInputElement) => (input.value = ''));
      await submit(page);
      await page.getByText(said('en', 'forms.problem.full')).waitFor();
      takeRefusal();
      expect(await page.locator('[name="email"]').inputValue()).toBe('late@reader.example');
      expect(await accessibilityFaults(page)).toEqual([]);
      await submit(page);
      await page.getByText(said('en', 'mails.next.seat.waiting')).waitFor();
    },
  );
});
