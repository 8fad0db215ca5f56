import { needTexts } from '#messages/needed.ts';
import { ContactForm } from '#app/blocks/contact/contact-form.tsx';
import { OpenNow, Regulator } from '#app/blocks/contact/contact-facts.tsx';
import { DesksTable } from '#app/blocks/contact/desks-table.tsx';
import { FormPage, formMeta } from '#app/blocks/forms/form-page.tsx';
import { StructuredData } from '#app/blocks/structured-data/structured-data.tsx';
import { contactPage, jsonOf } from '#app/blocks/structured-data/things.ts';
import { siteContext } from '#app/context.ts';
import { formDeskContext } from '#app/form-desk.ts';
import { pageMeta } from '#app/head/page-meta.ts';
import { pathOf } from '#app/page-path.ts';
import { CONTACT } from '#app/data/forms/contact-kind.ts';
import { contactFacts } from '#app/data/forms/contact-view.ts';
import { loadFormPage } from '#app/data/forms/form-view.ts';
import { sendForm } from '#app/data/forms/send-form.ts';
import type { Route } from './+types/contact-us';

export const handle = await needTexts('forms', 'stores');

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const { words, robots } = formMeta(loaderData?.page);
  return [...pageMeta(matches, words), ...robots];
};

export async function loader({ request, context }: Route.LoaderArgs) {
  const [site, desk] = [context.get(siteContext), context.get(formDeskContext)];
  const page = await loadFormPage(CONTACT, site, desk, new URL(request.url).searchParams);
  return { page, facts: page.view === 'form' ? contactFacts(site, desk.state()) : null };
}

export function action({ request, context }: Route.ActionArgs) {
  return sendForm(CONTACT, context.get(siteContext), context.get(formDeskContext), request);
}

/** Headers with the time to retry. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

/** Contacts and their hours, the contact form, and the steps of a complaint. */
export default function ContactUs({ loaderData: { page, facts }, actionData }: Route.ComponentProps) {
  const article = page.view === 'form' && page.article;
  return (
    <FormPage
      data={page}
      back={actionData ?? null}
      path={pathOf('discover-contact-us')}
      form={ContactForm}
      parts={{
        'open-now': facts?.open && <OpenNow open={facts.open} />,
        regulator: facts?.regulator && <Regulator regulator={facts.regulator} />,
        desks: facts && (
          <>
            <DesksTable desks={facts.desks} />
            {facts.inTime && <p>{facts.inTime}</p>}
          </>
        ),
      }}
    >
      {article && <StructuredData make={import.meta.env.SSR && ((reading) => jsonOf(contactPage(reading, article)))} />}
    </FormPage>
  );
}
