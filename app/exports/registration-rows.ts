import { pick } from '#domain/bilingual.ts';
import { REGISTRATION_KEYS, spanOf, type EventSession, type RegistrationKey } from '#domain/registration.ts';
import { textOf } from '#messages/text.tsx';
import type { Site } from '#app/context.ts';
import { pageOf, sessionDays } from '#app/data/forms/registration-calendar.ts';
import { findRegistration, registrationPage } from '#app/data/forms/registrations.ts';
import { column } from '#app/columns/column.ts';
import { NO_FILTERS, type Rows } from './table.ts';

/** The sessions of an event as a calendar: those open for registration on its page. */
export const REGISTRATION_ROWS = Object.fromEntries(
  REGISTRATION_KEYS.map((key) => [registrationPage(key), (site: Site) => sessionRows(site, key)]),
);

async function sessionRows(site: Site, key: RegistrationKey): Promise<Rows<EventSession>> {
  const t = textOf(site.locale);
  const { locale } = site;
  const found = await findRegistration(site, key);
  const { current } = found;
  const sessions = current?.sessions ?? [];
  return {
    ...NO_FILTERS,
    title: current ? pick(current.title, locale) : t(`registrations.${key}`),
    columns: [column('moment', 'from', t('records.from'), (session: EventSession) => spanOf([session]).from)],
    rows: sessions,
    days: async () =>
      current
        ? sessions.flatMap((session) =>
            sessionDays(found, current, session, { page: pageOf(current, site, locale), locale }),
          )
        : [],
  };
}
