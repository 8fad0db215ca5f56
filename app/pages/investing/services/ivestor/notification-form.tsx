import { needTexts } from '#messages/needed.ts';
import { NotifyForm } from '#app/blocks/forms/notify-form.tsx';
import { FormPage, formMeta } from '#app/blocks/forms/form-page.tsx';
import { siteContext } from '#app/context.ts';
import { formDeskContext } from '#app/form-desk.ts';
import { pageMeta } from '#app/head/page-meta.ts';
import { pathOf } from '#app/page-path.ts';
import { notifyKind } from '#app/data/forms/notify.ts';
import { loadFormPage } from '#app/data/forms/form-view.ts';
import { sendForm } from '#app/data/forms/send-form.ts';
import type { Route } from './+types/notification-form';

export const handle = await needTexts('forms', 'stores');

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const { words, robots } = formMeta(loaderData);
  return [...pageMeta(matches, words), ...robots];
};

export function loader({ request, context }: Route.LoaderArgs) {
  const [site, desk] = [context.get(siteContext), context.get(formDeskContext)];
  return loadFormPage(notifyKind(site.today()), site, desk, new URL(request.url).searchParams);
}

export function action({ request, context }: Route.ActionArgs) {
  const site = context.get(siteContext);
  return sendForm(notifyKind(site.today()), site, context.get(formDeskContext), request);
}

/** Headers with the time to retry. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

/** Upcoming features of the investor app, and the form to be notified of them once. */
export default function TellMe({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <FormPage
      data={loaderData}
      back={actionData ?? null}
      path={pathOf('investing-ivestor-notification-form')}
      form={NotifyForm}
    />
  );
}
