import { expect, it } from 'vitest';
import { marketInstant } from '#domain/date.ts';
import type { Submission } from '#domain/forms/submission.ts';
import { DAY_MS } from '#domain/time.ts';
import { exchange } from '#exchange.config.ts';
import type { Site } from '#app/context.ts';
import { keptUntil } from './kept-until.ts';

const { keepDays } = exchange.forms;
const ENDS = marketInstant('2027-02-21', '00:30');
const EVENT = { id: 'e1', sessions: [{ id: 'night', parts: [{ from: ENDS - 3 * 3_600_000, to: ENDS }] }] };
const VACANCY = { id: 'analyst', closesOn: '2027-03-01' };
const documents = {
  list: async () => [{ key: 'e1', value: EVENT, recordedAt: 0 }],
  find: async () => ({ value: [VACANCY], recordedAt: 0 }),
};
const site = { exchange, store: { documents } } as unknown as Site;

const sent = (form: Submission['form'], fields: Submission['fields']) =>
  ({ form, reference: `${form} ${JSON.stringify(fields)}`, fields }) as Submission;
const until = async (...some: Submission[]) => (await keptUntil(site, some)).map((each) => each.until);

it('forms about an event are kept by the day on which it ends now, however often it moved', async () => {
  const session = 'e1/night';
  expect(await until(sent('registration', { session }), sent('registration', { session, news: 'yes' }))).toEqual([
    ENDS + keepDays.registration * DAY_MS,
    ENDS + keepDays.news * DAY_MS,
  ]);
});

it('applications are kept by the closing day of their vacancy as it is now', async () => {
  const closing = marketInstant(VACANCY.closesOn, '00:00');
  expect(
    await until(sent('apply', { vacancy: 'analyst' }), sent('apply', { vacancy: 'analyst', later: 'yes' })),
  ).toEqual([closing + keepDays.application * DAY_MS, closing + keepDays.laterApplication * DAY_MS]);
});

it('nothing else is kept longer, nor what is about something unknown', async () => {
  expect(await until(sent('contact', {}), sent('registration', { session: 'e2/x' }), sent('apply', {}))).toEqual([]);
});
