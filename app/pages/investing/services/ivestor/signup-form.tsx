import { needTexts } from '#messages/needed.ts';
import { TestGroupForm } from '#app/blocks/forms/test-group-form.tsx';
import { DeviceIdSteps, TestFacts } from '#app/blocks/forms/test-group-parts.tsx';
import { FormPage, formMeta } from '#app/blocks/forms/form-page.tsx';
import { siteContext } from '#app/context.ts';
import { formDeskContext } from '#app/form-desk.ts';
import { pageMeta } from '#app/head/page-meta.ts';
import { pathOf } from '#app/page-path.ts';
import { TEST_GROUP } from '#app/data/forms/test-group.ts';
import { loadFormPage } from '#app/data/forms/form-view.ts';
import { sendForm } from '#app/data/forms/send-form.ts';
import type { Route } from './+types/signup-form';

export const handle = await needTexts('forms', 'stores');

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const { words, robots } = formMeta(loaderData);
  return [...pageMeta(matches, words), ...robots];
};

export function loader({ request, context }: Route.LoaderArgs) {
  const [site, desk] = [context.get(siteContext), context.get(formDeskContext)];
  return loadFormPage(TEST_GROUP, site, desk, new URL(request.url).searchParams);
}

export function action({ request, context }: Route.ActionArgs) {
  return sendForm(TEST_GROUP, context.get(siteContext), context.get(formDeskContext), request);
}

/** Headers with the time to retry. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

/** What testers of the investor app do, and the form to join them. */
export default function JoinTheTestGroup({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <FormPage
      data={loaderData}
      back={actionData ?? null}
      path={pathOf('investing-ivestor-signup-form')}
      form={TestGroupForm}
      parts={{ 'test-facts': <TestFacts />, 'device-id': <DeviceIdSteps /> }}
    />
  );
}
