import { addDays } from '#domain/calendar.ts';
import { marketInstant } from '#domain/date.ts';
import type { Submission } from '#domain/forms/submission.ts';
import { sessionOf, spanOf } from '#domain/registration.ts';
import { DAY_MS, type Instant } from '#domain/time.ts';
import type { Site } from '#app/context.ts';
import { readVacancies } from '#app/data/exchange/vacancies.ts';
import { readRegistrations } from './registrations.ts';

/** Until when a submission is stored. */
export interface KeptUntil {
  reference: string;
  until: Instant;
}

/**
 * Until when forms about an event or a vacancy are stored, by its current days: an event that was postponed must not
 * lose its registrations before it takes place.
 */
export async function keptUntil(site: Site, sent: readonly Submission[]): Promise<KeptUntil[]> {
  const { keepDays } = site.exchange.forms;
  const [events, vacancies] = await Promise.all([readRegistrations(site), readVacancies(site)]);
  return sent.flatMap(({ form, reference, fields }) => {
    if (form === 'registration') {
      const found = sessionOf(events, fields['session']);
      const days = fields['news'] ? keepDays.news : keepDays.registration;
      return found ? { reference, until: spanOf(found.registration.sessions).to + days * DAY_MS } : [];
    }
    if (form !== 'apply') return [];
    const vacancy = vacancies.find(({ id }) => id === fields['vacancy']);
    const days = fields['later'] ? keepDays.laterApplication : keepDays.application;
    return vacancy ? { reference, until: marketInstant(addDays(vacancy.closesOn, days), '00:00') } : [];
  });
}
