import { needTexts } from '#messages/needed.ts';
import { FormPage, formMeta } from '#app/blocks/forms/form-page.tsx';
import { RegistrationForm } from '#app/blocks/forms/registration-form.tsx';
import { EventFactsPart, ProgrammePart } from '#app/blocks/registrations/event-facts.tsx';
import { StructuredData } from '#app/blocks/structured-data/structured-data.tsx';
import { eventOf } from '#app/blocks/structured-data/events.ts';
import { jsonOf } from '#app/blocks/structured-data/things.ts';
import { siteContext } from '#app/context.ts';
import { formDeskContext } from '#app/form-desk.ts';
import { pageMeta } from '#app/head/page-meta.ts';
import { pathOf } from '#app/page-path.ts';
import { loadFormPage } from '#app/data/forms/form-view.ts';
import { registrationKind } from '#app/data/forms/registration-kind.ts';
import { eventFacts, eventMaterials, eventProgramme, eventThings } from '#app/data/forms/registration-view.ts';
import { findRegistration, keyOfPath, registrationPage } from '#app/data/forms/registrations.ts';
import { staleData } from '#app/data/status/stale-data.ts';
import { sendForm } from '#app/data/forms/send-form.ts';
import type { Route } from './+types/event';

/** One file for the events with registration: the address says which is shown. */
export const handle = await needTexts('forms', 'stores');

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const { words, robots } = formMeta(loaderData?.page);
  return [...pageMeta(matches, words), ...robots];
};

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const [site, desk] = [context.get(siteContext), context.get(formDeskContext)];
  const found = await findRegistration(site, keyOfPath(url.pathname), desk);
  const kind = registrationKind(found, site.now());
  const page = await loadFormPage(kind, site, desk, new URL(request.url).searchParams);
  return {
    page,
    stale: staleData(site, 'registrations'),
    path: pathOf(registrationPage(found.key)),
    event: eventFacts(site, found),
    materials: eventMaterials(site, found),
    programme: eventProgramme(site, found),
    things: page.view === 'form' ? eventThings(site, found.current) : [],
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const [site, desk] = [context.get(siteContext), context.get(formDeskContext)];
  const found = await findRegistration(site, keyOfPath(url.pathname), desk);
  return sendForm(registrationKind(found, site.now()), site, desk, request);
}

/** Headers with the time to retry. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

/** Time, place and programme of an event, and the form to register for it. */
export default function RegisterForEvent({ loaderData, actionData }: Route.ComponentProps) {
  const { page, path, event, materials, programme, things } = loaderData;
  return (
    <FormPage
      data={page}
      back={actionData ?? null}
      path={path}
      form={RegistrationForm}
      parts={{
        event: <EventFactsPart event={event} materials={materials} path={path} />,
        programme: <ProgrammePart programme={programme} />,
      }}
    >
      {things.length > 0 && (
        <StructuredData
          make={
            import.meta.env.SSR && ((reading) => jsonOf(...things.flatMap((thing) => eventOf(reading, thing, path))))
          }
        />
      )}
    </FormPage>
  );
}
