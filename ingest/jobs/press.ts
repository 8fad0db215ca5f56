import { LOCALE_CODES } from '#domain/locale.ts';
import { defineJob } from '../job.ts';
import { Implausible } from '../failure.ts';

const FIVE_MINUTES_MS = 300_000;
/** The most that the service returns. */
const TAKE = 20;

/** The exchange's own press releases in both languages (call 11). */
export const pressJob = defineJob({
  name: 'press',
  title: 'Press releases',
  everyMs: FIVE_MINUTES_MS,
  async run({ upstream, store, clock, reject }, signal) {
    for (const lang of LOCALE_CODES) {
      const { records, rejected } = await upstream.disclosures.press(lang, TAKE, { signal });
      await reject('press', rejected);
      const { total } = await store.press.page({ lang, take: 1 });
      if (records.length === 0 && total > 0) {
        throw new Implausible(`Press releases (${lang}): an empty list where ${total} are held. They stay.`);
      }
      await store.press.save(records, clock.now());
    }
  },
});
