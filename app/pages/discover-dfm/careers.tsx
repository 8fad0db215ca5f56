import { needTexts } from '#messages/needed.ts';
import { ApplicationForm } from '#app/blocks/careers/application-form.tsx';
import { ChoosingSteps } from '#app/blocks/careers/choosing-steps.tsx';
import { VacanciesView } from '#app/blocks/careers/vacancies-view.tsx';
import { fileAlternates } from '#app/blocks/exports/file-alternates.ts';
import { FormPage, formMeta } from '#app/blocks/forms/form-page.tsx';
import { jobPosting } from '#app/blocks/structured-data/job-postings.ts';
import { StructuredData } from '#app/blocks/structured-data/structured-data.tsx';
import { jsonOf } from '#app/blocks/structured-data/things.ts';
import { siteContext } from '#app/context.ts';
import { formDeskContext } from '#app/form-desk.ts';
import { pageMeta } from '#app/head/page-meta.ts';
import { pathOf } from '#app/page-path.ts';
import { findVacancy, loadVacancies } from '#app/data/exchange/vacancies.ts';
import { appliedElsewhere, applicationKind } from '#app/data/forms/application-kind.ts';
import { loadFormPage } from '#app/data/forms/form-view.ts';
import { sendForm } from '#app/data/forms/send-form.ts';
import { staleData } from '#app/data/status/stale-data.ts';
import type { Route } from './+types/careers';

export const handle = await needTexts('forms', 'stores', 'pages');

const PATH = pathOf('discover-careers');

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const { words, robots } = formMeta(loaderData?.page);
  return [...pageMeta(matches, words), ...robots, ...fileAlternates(matches)];
};

export async function loader({ url, context }: Route.LoaderArgs) {
  const [site, desk] = [context.get(siteContext), context.get(formDeskContext)];
  const found = await findVacancy(site, url.searchParams);
  const page = await loadFormPage(applicationKind(found), site, desk, url.searchParams);
  if (page.view !== 'form') return { page, vacancies: null, query: '', posted: [], stale: null };
  const vacancies = await loadVacancies(site, url.searchParams, found);
  return {
    page,
    vacancies,
    query: vacancies.chosen ? `?vacancy=${vacancies.chosen}` : '',
    posted: vacancies.rows.map(({ vacancy }) => ({ vacancy, isDirect: appliedElsewhere(vacancy, site) === null })),
    stale: staleData(site, 'vacancies'),
  };
}

export async function action({ url, request, context }: Route.ActionArgs) {
  const [site, desk] = [context.get(siteContext), context.get(formDeskContext)];
  return sendForm(applicationKind(await findVacancy(site, url.searchParams)), site, desk, request);
}

/** Headers with the time to retry. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

/** The vacancies of the exchange, the form to apply for one, and how applications are handled. */
export default function Careers({ loaderData, actionData }: Route.ComponentProps) {
  const { page, vacancies, query, posted } = loaderData;
  return (
    <FormPage
      data={page}
      back={actionData ?? null}
      path={PATH}
      query={query}
      form={ApplicationForm}
      parts={{
        vacancies: vacancies && <VacanciesView data={vacancies} />,
        choosing: vacancies && <ChoosingSteps days={vacancies.days} />,
      }}
    >
      {posted.length > 0 && (
        <StructuredData
          make={
            import.meta.env.SSR &&
            ((reading) =>
              jsonOf(...posted.map(({ vacancy, isDirect }) => jobPosting(reading, vacancy, { path: PATH, isDirect }))))
          }
        />
      )}
    </FormPage>
  );
}
