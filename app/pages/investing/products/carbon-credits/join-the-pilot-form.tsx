import { needTexts } from '#messages/needed.ts';
import { CarbonPilotForm } from '#app/blocks/forms/carbon-pilot-form.tsx';
import { FormPage, formMeta } from '#app/blocks/forms/form-page.tsx';
import { siteContext } from '#app/context.ts';
import { formDeskContext } from '#app/form-desk.ts';
import { pageMeta } from '#app/head/page-meta.ts';
import { pathOf } from '#app/page-path.ts';
import { CARBON_PILOT } from '#app/data/forms/carbon-pilot.ts';
import { loadFormPage } from '#app/data/forms/form-view.ts';
import { sendForm } from '#app/data/forms/send-form.ts';
import type { Route } from './+types/join-the-pilot-form';

export const handle = await needTexts('forms', 'stores');

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const { words, robots } = formMeta(loaderData);
  return [...pageMeta(matches, words), ...robots];
};

export function loader({ request, context }: Route.LoaderArgs) {
  const [site, desk] = [context.get(siteContext), context.get(formDeskContext)];
  return loadFormPage(CARBON_PILOT, site, desk, new URL(request.url).searchParams);
}

export function action({ request, context }: Route.ActionArgs) {
  return sendForm(CARBON_PILOT, context.get(siteContext), context.get(formDeskContext), request);
}

/** Headers with the time to retry. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

/** Who can join the carbon pilot and what follows, with the form to apply. */
export default function JoinThePilot({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <FormPage
      data={loaderData}
      back={actionData ?? null}
      path={pathOf('investing-carbon-credits-join-the-pilot-form')}
      form={CarbonPilotForm}
    />
  );
}
