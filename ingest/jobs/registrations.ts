import { REGISTRATION_DOCUMENTS, REGISTRATIONS_LISTED } from '#domain/registration.ts';
import { defineJob } from '../job.ts';

const QUARTER_HOUR_MS = 900_000;

/**
 * Events that readers register for, each a document by its id: a change (another day, another hall, cancellation)
 * counts as a change of its own. The list of events that the service names now is a separate document.
 */
export const registrationsJob = defineJob({
  name: 'registrations',
  title: 'Registrations',
  everyMs: QUARTER_HOUR_MS,
  async run({ upstream, store, clock, reject }, signal) {
    const { records, rejected } = await upstream.content.registrations({ signal });
    await reject('registrations', rejected);
    const documents = records.map((registration) => ({ key: registration.id, value: registration }));
    await store.documents.save(REGISTRATION_DOCUMENTS, documents, clock.now());
    const listed = records.map(({ id }) => id).sort();
    await store.documents.save(REGISTRATIONS_LISTED, [{ key: 'all', value: listed }], clock.now());
  },
});
