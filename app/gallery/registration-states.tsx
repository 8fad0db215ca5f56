import type { SeatState } from '#domain/forms/seats.ts';
import { useText } from '#messages/text.tsx';
import { ClosedForm } from '#app/blocks/forms/closed-form.tsx';
import { Offer } from '#app/blocks/forms/offer.tsx';
import { RegistrationForm } from '#app/blocks/forms/registration-form.tsx';
import { EventFactsPart } from '#app/blocks/registrations/event-facts.tsx';
import { ErrorSummary } from '#app/ui/form/error-summary.tsx';
import { FieldIds } from '#app/ui/form/form-field.tsx';
import type { EventStates } from './event.ts';
import { Group, Specimen } from './specimen.tsx';

const HERE = '#registrations';
const PATH = '/registrations/derivatives-training';
const OFFERS: readonly SeatState[] = ['offered', 'held', 'lapsed'];
const SEAT = { reference: 'DSX-R-7KQM4F2-G', session: 'training/ar', capacity: 30, places: 1, offeredUntil: null };

/** The form of an event in its states: seats left, a waiting list, recently filled, closed; and an offered seat. */
export function RegistrationStates({ event: { open, full, closed, facts, materials } }: { event: EventStates }) {
  const t = useText();
  return (
    <Group id="registrations" title="gallery.registrations">
      <Specimen name="gallery.registrations.open">
        <EventFactsPart event={facts.open} materials={null} path={PATH} />
        <FieldIds value="open">
          <RegistrationForm form={open} back={null} action={HERE} />
        </FieldIds>
      </Specimen>
      <Specimen name="gallery.registrations.waiting" again>
        <EventFactsPart event={facts.full} materials={null} path={PATH} />
        <FieldIds value="waiting">
          <RegistrationForm form={full} back={null} action={HERE} />
        </FieldIds>
      </Specimen>
      <Specimen name="gallery.registrations.full" again>
        <FieldIds value="full">
          <ErrorSummary
            title={t('forms.problem.notSent')}
            faults={[]}
            text={t('forms.problem.full')}
            takesFocus={false}
          />
          <RegistrationForm form={full} back={{ typed: full.typed, faults: {} }} action={HERE} />
        </FieldIds>
      </Specimen>
      <Specimen name="gallery.registrations.closed">
        <ClosedForm closed={closed} />
      </Specimen>
      {OFFERS.map((state) => (
        <Specimen key={state} name={`gallery.registrations.${state}`}>
          <Offer seat={{ ...SEAT, state }} action={HERE} back={HERE} />
        </Specimen>
      ))}
      {(['list', 'none', 'unknown'] as const).map((state) => (
        <Specimen key={state} name={`gallery.registrations.materials.${state}`}>
          <EventFactsPart event={facts.over} materials={materials[state]} path={PATH} />
        </Specimen>
      ))}
    </Group>
  );
}
