import { defineJob } from '../job.ts';

const QUARTER_HOUR_MS = 900_000;
const KIND = 'vacancies';
const KEY = 'all';

/**
 * Vacancies at the exchange: one document 'vacancies', 'all', so that a withdrawn one is removed. An empty list says
 * that none is open.
 */
export const vacanciesJob = defineJob({
  name: 'vacancies',
  title: 'Vacancies',
  everyMs: QUARTER_HOUR_MS,
  async run({ upstream, store, clock, reject }, signal) {
    const { records, rejected } = await upstream.content.vacancies({ signal });
    await reject('vacancies', rejected);
    await store.documents.save(KIND, [{ key: KEY, value: records }], clock.now());
  },
});
