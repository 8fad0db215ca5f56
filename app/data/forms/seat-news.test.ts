import { describe, expect, it } from 'vitest';
import { marketInstant } from '#domain/date.ts';
import type { SeatToNotify } from '#domain/forms/seats.ts';
import { notifiableFacts, type Registration } from '#domain/registration.ts';
import { exchange } from '#exchange.config.ts';
import { messages as arabic } from '#messages/compiled/ar.ts';
import { messages as english } from '#messages/compiled/en.ts';
import { registerCatalog, textOf } from '#messages/text.tsx';
import type { Site } from '#app/context.ts';
import { eventFacts, eventMaterials } from './registration-view.ts';
import { registrationKind } from './registration-kind.ts';
import { seatNews } from './seat-news.ts';

registerCatalog('en', english);
registerCatalog('ar', arabic);

const at = marketInstant;
const NIGHT: Registration = {
  id: 'e1',
  key: 'suhoor-gathering',
  event: null,
  title: { en: 'Suhoor gathering', ar: 'ملتقى السحور' },
  audience: { en: 'Partners', ar: 'الشركاء' },
  byInvitation: true,
  opens: at('2026-12-20', '10:00'),
  closes: at('2027-02-18', '12:00'),
  sessions: [
    {
      id: 'night',
      parts: [{ from: at('2027-02-20', '21:30'), to: at('2027-02-21', '00:30') }],
      place: { en: 'Courtyard', ar: 'الباحة' },
      language: 'ar',
      seats: 10,
    },
  ],
  guestsMost: 1,
  programme: [],
  isExpected: false,
  cancelled: null,
};
const [SESSION] = NIGHT.sessions;
const SEAT: SeatToNotify = {
  reference: 'DSX-R-7KQM4F2-G',
  session: 'e1/night',
  state: 'held',
  email: 'salma@reader.example',
  locale: 'en',
  told: notifiableFacts(NIGHT, SESSION!),
  isReminded: false,
};

function siteAt(now: number, event: Registration, locale: 'en' | 'ar' = 'en'): Site {
  const documents = {
    list: async () => [{ key: event.id, value: event, recordedAt: 0 }],
    revisions: async () => ({ e1: { count: 3, changedAt: at('2027-02-01', '09:00') } }),
  };
  return { exchange, locale, origin: 'https://site.example', now: () => now, store: { documents } } as unknown as Site;
}

const newsAt = (day: string, hour: string, event: Partial<Registration> = {}, seat: Partial<SeatToNotify> = {}) =>
  seatNews(siteAt(at(day, hour), { ...NIGHT, ...event }), [{ ...SEAT, ...seat }]);
const kinds = (news: readonly { kind: string }[]) => news.map(({ kind }) => kind);

describe('who has a seat', () => {
  it('is reminded from 10:00 on the day before, once', async () => {
    expect(kinds(await newsAt('2027-02-19', '09:59'))).toEqual([]);
    expect(kinds(await newsAt('2027-02-19', '10:00'))).toEqual(['reminder']);
    expect(kinds(await newsAt('2027-02-19', '10:00', {}, { isReminded: true }))).toEqual([]);
    expect(kinds(await newsAt('2027-02-19', '10:00', {}, { state: 'waiting' }))).toEqual([]);
    expect(kinds(await newsAt('2027-02-20', '00:00'))).toEqual([]);
    expect(kinds(await newsAt('2027-02-20', '21:30'))).toEqual([]);
  });

  it('has a mail with the calendar once a seat that was offered is taken', async () => {
    const [news] = await newsAt('2027-02-10', '10:00', {}, { told: '' });
    expect(news).toMatchObject({ kind: 'change', told: SEAT.told });
    expect(news!.mail.subject).toBe(textOf('en')('mails.event.seat.subject', { reference: SEAT.reference }));
    expect(news!.mail.calendar!.entries).toMatchObject([{ id: 'e1-night-1', marker: 'confirmed' }]);
  });

  it('hears of another night, with a calendar whose number has risen', async () => {
    const parts = [{ from: at('2027-02-21', '21:30'), to: at('2027-02-22', '00:30') }];
    const [news] = await newsAt('2027-02-10', '10:00', { sessions: [{ ...SESSION!, parts }] });
    expect(news).toMatchObject({ kind: 'change', mail: { to: 'salma@reader.example' } });
    expect(news!.mail.text).toContain('Sunday 21 Feb, 2027, 21:30 to Monday 22 Feb, 2027, 00:30');
    expect(news!.mail.calendar!.entries).toMatchObject([
      { id: 'e1-night-1', marker: 'confirmed', revision: { count: 3 } },
    ]);
  });

  it('hears why it is called off, in the language of the form, and the calendar takes it out', async () => {
    const cancelled = { on: '2027-02-10', why: { en: 'Rain.', ar: 'بسبب المطر.' } };
    const [news] = await newsAt('2027-02-10', '10:00', { cancelled }, { locale: 'ar' });
    expect(news!.mail.subject).toBe(textOf('ar')('mails.event.cancelled.subject', { reference: SEAT.reference }));
    expect(news!.mail.text).toContain('بسبب المطر.');
    expect(news!.mail.calendar!.entries[0]!.marker).toBe('withdrawn');
  });

  it('hears nothing of what is over', async () => {
    expect(await newsAt('2027-02-21', '00:30', { isExpected: true })).toEqual([]);
  });
});

describe.each(['en', 'ar'] as const)('the page of an event (%s)', (locale) => {
  const t = textOf(locale);
  const shown = (day: string, event: Partial<Registration> = {}, left: number | null = 10) => {
    const current = { ...NIGHT, ...event };
    const site = siteAt(at(day, '11:00'), current, locale);
    const seatsOf = new Map([['e1/night', left]]);
    const found = { key: current.key, all: [current], current, missing: 'none', revisions: {}, left: seatsOf } as const;
    const kind = registrationKind(found, site.now());
    return { facts: eventFacts(site, found), closed: kind.closed!(site), kind, site, found };
  };

  it('says in each state whether one can register, and why not', () => {
    const cancelled = { on: '2027-02-10', why: { en: 'Rain.', ar: 'بسبب المطر.' } };
    const states = [
      [shown('2026-12-15'), 'not-open'],
      [shown('2027-02-19'), 'closed'],
      [shown('2027-02-22'), 'over'],
      [shown('2027-02-12', { cancelled }), 'cancelled'],
    ] as const;
    for (const [{ facts, closed }, state] of states) {
      expect(facts.status).toBe(t(`registrations.status.${state}`));
      expect(closed).not.toBeNull();
    }
    expect(states[3]![0].closed).toContain(cancelled.why[locale]);
    expect(shown('2027-01-10').closed).toBeNull();
  });

  it('says how many seats are left from twenty down, and of a full session that one waits', () => {
    const seats = (left: number | null) => shown('2027-01-10', {}, left).facts.sessions[0]!.seats;
    expect([seats(21), seats(null)]).toEqual([null, null]);
    expect(seats(20)).toBe(t('forms.seats.left', { count: 20 }));
    expect(seats(0)).toBe(t('registrations.full'));
    const { kind, site } = shown('2027-01-10', {}, 0);
    expect(kind.chosen!(site, new URLSearchParams())).toMatchObject({ full: ['e1/night'], session: ['e1/night'] });
  });

  it('has after it what is published of it, and tells none from what its source does not say', () => {
    const materialsOn = (day: string, event: Partial<Registration>) => {
      const { site, found } = shown(day, event);
      return eventMaterials(site, found);
    };
    const slides = { kind: 'slides', language: 'ar', url: 'https://events.example/slides' } as const;
    expect(materialsOn('2027-02-20', { materials: [slides] })).toBeNull();
    const { none, list } = materialsOn('2027-02-22', { materials: [slides] })!;
    expect([none, list.map(({ url }) => url)]).toEqual([null, [slides.url]]);
    expect(list[0]!.label).toContain(t('registrations.language.ar'));
    const noneOf = (event: Partial<Registration>) => materialsOn('2027-02-22', event)!.none;
    expect(noneOf({ materials: [] })).toBe(t('registrations.materials.none'));
    expect(noneOf({ materials: null })).toBe(t('registrations.materials.unknown'));
    // As stored before the site looked for materials.
    expect(noneOf({})).toBe(t('registrations.materials.unknown'));
  });

  it('has beside the next event the materials of the last one, where there are some', () => {
    const over = (materials: Registration['materials']) => {
      const { site, found } = shown('2027-02-22');
      const next = {
        ...NIGHT,
        id: 'e2',
        sessions: [{ ...SESSION!, parts: [{ from: at('2028-02-08', '21:30'), to: at('2028-02-09', '00:30') }] }],
      };
      return eventMaterials(site, { ...found, current: next, all: [{ ...NIGHT, materials: materials ?? null }, next] });
    };
    expect(over([{ kind: 'summary', language: 'en', url: 'https://events.example/x' }])!.list).toHaveLength(1);
    expect([over([]), over(null)]).toEqual([null, null]);
  });

  it('says that a night is expected until it is certain, and names both of its days', () => {
    expect(shown('2027-01-10', { isExpected: true }).facts.isExpected).toBe(true);
    const [when] = shown('2027-01-10').facts.sessions[0]!.when;
    for (const day of locale === 'en' ? ['20 Feb, 2027', '21 Feb, 2027'] : ['20 فبراير 2027', '21 فبراير 2027'])
      expect(when!.words).toContain(day);
  });
});
