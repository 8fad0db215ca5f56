import { data, redirect } from 'react-router';
import { Breadcrumbs } from '#app/blocks/breadcrumbs/breadcrumbs.tsx';
import { siteContext } from '#app/context.ts';
import { pageMeta } from '#app/head/page-meta.ts';
import { pathOf } from '#app/page-path.ts';
import { TextField } from '#app/ui/field.tsx';
import { FilterForm } from '#app/ui/filter-form.tsx';
import { MoreLink } from '#app/ui/more-link.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import type { Route } from './+types/news-details';
import { newsPage, newsPlace } from '#app/data/notices/news-place.ts';

/** Only addresses of an earlier site lead here: the page is kept out of search engines. */
export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, () => loaderData?.head ?? {}),
  { name: 'robots', content: 'noindex' },
];

/** An address of an earlier site: an id is redirected permanently to the page that has it now. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const asked = (url.searchParams.get('id') ?? '').trim();
  const place = await newsPlace(site, asked);
  if (place) throw redirect(place, 301);
  const page = newsPage(site, asked);
  return asked === '' ? page : data(page, { status: 404, statusText: 'Not Found' });
}

/** Links to news for an id that is unknown or missing. */
export default function NewsDetails({ loaderData: { head, notice, form, lists, asked } }: Route.ComponentProps) {
  return (
    <main id="content" className="wrap">
      <Breadcrumbs trail={[{ label: head.title, to: pathOf('other-news-details') }]} />
      <PageHead title={head.title} lead={head.lead} />
      {notice && (
        <Notice title={notice.title} role="status">
          <p>{notice.words}</p>
        </Notice>
      )}
      <div className="mt-4">
        <FilterForm label={form.label} apply={form.apply}>
          <TextField type="search" name="id" label={form.id} value={asked} />
        </FilterForm>
      </div>
      <section aria-labelledby="lists" className="mt-12">
        <SectionHead id="lists" title={lists.title} lead={lists.lead} />
        <ul>
          {lists.pages.map(({ to, label }) => (
            <li key={to} className="min-h-11">
              <MoreLink to={to}>{label}</MoreLink>
            </li>
          ))}
        </ul>
      </section>
    </main>
  );
}
