import { describe, expect, it } from 'vitest';
import { exchange } from '#exchange.config.ts';
import type { SeatState } from '#domain/forms/seats.ts';
import { LOCALE_CODES } from '#domain/locale.ts';
import { messages as arabic } from '#messages/compiled/ar.ts';
import { messages as english } from '#messages/compiled/en.ts';
import { registerCatalog, textOf } from '#messages/text.tsx';
import type { FormDesk } from '#app/form-desk.ts';
import type { AnyForm } from './form-kind.ts';
import { receiptOf } from './form-view.ts';
import { comingToTheApp } from './investor-app.ts';
import { notifyKind } from './notify.ts';
import { registrationKind } from './registration-kind.ts';
import { TEST_GROUP } from './test-group.ts';

registerCatalog('en', english);
registerCatalog('ar', arabic);

const SENT_AT = Date.UTC(2026, 10, 18);
const MAILED = /mail|remind|we (?:send|write)|بريد|رسالة|نرسل|نذكّر|نكتب/i;

/** A sent form, and the state of its seat. */
interface SentForm {
  fields: Record<string, string>;
  seat?: SeatState;
}

describe.each(LOCALE_CODES)('what comes next after a form (%s)', (locale) => {
  const who = { exchange, locale };
  const event = { key: 'suhoor-gathering', all: [], current: null, missing: 'none', revisions: {}, left: new Map() };
  const registration = registrationKind(event as never, SENT_AT);
  const [{ value, label }] = comingToTheApp(who) as [{ value: string; label: string }];
  const notify = notifyKind('2026-11-18');

  const nextWhere = async (sendsMail: boolean, kind: AnyForm, { fields, seat }: SentForm) => {
    const receipt = { submission: { fields, sentAt: SENT_AT }, copy: 'none', seat: seat ? { state: seat } : null };
    const desk: unknown = { sendsMail, receipt: async () => receipt };
    return (await receiptOf(kind, who, desk as FormDesk, 'DSX-1')).next;
  };

  it.each([
    ['notify', notify, { fields: { for: value } }],
    ['test group', TEST_GROUP, { fields: { until: '2026-12-31' }, seat: 'held' }],
    ['test group that is full', TEST_GROUP, { fields: { until: '2026-12-31' }, seat: 'waiting' }],
    ['event', registration, { fields: {}, seat: 'held' }],
    ['event that is full', registration, { fields: {}, seat: 'waiting' }],
  ] satisfies [string, AnyForm, SentForm][])('is a mail only where mails are sent: %s', async (_, kind, sent) => {
    expect(await nextWhere(true, kind, sent)).toMatch(MAILED);
    expect((await nextWhere(false, kind, sent)) ?? '').not.toMatch(MAILED);
  });

  it('names what is asked for, unless no mail says that it is ready', async () => {
    expect(await nextWhere(true, notify, { fields: { for: value } })).toContain(label);
    expect(await nextWhere(false, notify, { fields: { for: value } })).toBeNull();
  });

  it('is the same with and without mails where it is no mail', async () => {
    const available = textOf(locale)('mails.next.notify.available');
    expect(await nextWhere(false, notify, { fields: { for: 'nothing that is to come' } })).toBe(available);
    const held = await nextWhere(false, registration, { fields: {}, seat: 'held' });
    expect(held).toBe(textOf(locale)('forms.receipt.seat.held'));
  });
});
