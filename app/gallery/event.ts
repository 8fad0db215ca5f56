import type { EventMaterial, Registration } from '#domain/registration.ts';
import { formatDate } from '#domain/date.ts';
import { textOf } from '#messages/text.tsx';
import type { Closed } from '#app/blocks/forms/closed-form.tsx';
import type { ShownForm } from '#app/blocks/forms/shown-form.ts';
import type { EventFacts, EventMaterials } from '#app/blocks/registrations/event-facts.tsx';
import type { Who } from '#app/data/forms/form-kind.ts';
import { emptyForm } from '#app/data/forms/form-view.ts';
import { registrationKind } from '#app/data/forms/registration-kind.ts';
import { eventFacts, eventMaterials } from '#app/data/forms/registration-view.ts';
import { at, NOW } from './moments.ts';

const [FIRST_DAY, SECOND_DAY] = ['2026-12-07', '2026-12-08'];
const AFTER = at('11:30', '2026-12-20');
const CLOSES = at('12:00', '2026-12-05');
const SESSION = 'training/ar';

const TRAINING: Registration = {
  id: 'training',
  key: 'derivatives-training',
  event: null,
  title: { en: 'Derivatives training', ar: 'التدريب على المشتقات' },
  audience: { en: 'Staff of brokers, and their clients', ar: 'موظفو شركات الوساطة وعملاؤها' },
  byInvitation: false,
  opens: at('10:00', '2026-10-08'),
  closes: CLOSES,
  sessions: [
    {
      id: 'ar',
      parts: [FIRST_DAY, SECOND_DAY].map((day) => ({ from: at('09:00', day), to: at('12:30', day) })),
      place: { en: 'Training room', ar: 'قاعة التدريب' },
      language: 'ar',
      seats: 30,
    },
  ],
  guestsMost: 0,
  programme: [],
  isExpected: false,
  cancelled: null,
};

const MATERIALS: EventMaterial[] = [
  { kind: 'slides', language: 'ar', url: 'https://events.example/slides-ar' },
  { kind: 'recording', language: 'ar', url: 'https://events.example/recording-ar' },
];

/** An event with registration, in the states of its page. */
export interface EventStates {
  open: ShownForm;
  full: ShownForm;
  closed: Closed;
  facts: { open: EventFacts; full: EventFacts; over: EventFacts };
  materials: { list: EventMaterials | null; none: EventMaterials | null; unknown: EventMaterials | null };
}

export function eventStates(who: Who): EventStates {
  const withSeats = (left: number) => foundWith(TRAINING, left);
  const form = (left: number) =>
    emptyForm(registrationKind(withSeats(left), NOW), who, { query: new URLSearchParams(), simulated: false });
  const factsAt = (now: number, left: number) => eventFacts({ ...who, now: () => now }, withSeats(left));
  const materials = (given: Registration['materials']) =>
    eventMaterials({ ...who, now: () => AFTER }, foundWith({ ...TRAINING, materials: given ?? null }, 0));
  const day = formatDate(CLOSES, who.locale);
  return {
    open: form(12),
    full: form(0),
    closed: { text: textOf(who.locale)('registrations.state.closed', { day }), tellMe: null },
    facts: { open: factsAt(NOW, 12), full: factsAt(NOW, 0), over: factsAt(AFTER, 0) },
    materials: { list: materials(MATERIALS), none: materials([]), unknown: materials(null) },
  };
}

function foundWith(current: Registration, left: number) {
  const seats = new Map([[SESSION, left]]);
  return { key: current.key, all: [current], current, missing: 'none', revisions: {}, left: seats } as const;
}
