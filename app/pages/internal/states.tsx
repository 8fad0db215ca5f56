import { glossaryTerms } from '#messages/glossary-terms.ts';
import { needTexts } from '#messages/needed.ts';
import { textOf, useText } from '#messages/text.tsx';
import { useRootData } from '#app/root-data.ts';
import { heatMap } from '#app/blocks/heat-map/heat-map-layout.ts';
import { siteContext } from '#app/context.ts';
import { pageMeta } from '#app/head/page-meta.ts';
import { PageHead } from '#app/ui/page-head.tsx';
import { StaticHtml } from '#app/ui/static-html.tsx';
import { ArticleStates } from '#app/gallery/article-states.tsx';
import { quotedRows, heatItems } from '#app/gallery/market-rows.ts';
import { eventStates } from '#app/gallery/event.ts';
import { CompanyStates } from '#app/gallery/company-states.tsx';
import { DataStates } from '#app/gallery/data-states.tsx';
import { NOW } from '#app/gallery/moments.ts';
import { staleExamples } from '#app/gallery/stale.ts';
import { HomeStates } from '#app/gallery/home-states.tsx';
import { Lists } from '#app/gallery/lists.tsx';
import { Market } from '#app/gallery/market.tsx';
import { Ornament } from '#app/gallery/ornament.tsx';
import { Parts } from '#app/gallery/parts.tsx';
import { Publications } from '#app/gallery/publications.tsx';
import { Session } from '#app/gallery/session.tsx';
import { Ways } from '#app/gallery/ways.tsx';
import sheet from '#app/gallery/states.css?url';
import { CONTACT } from '#app/data/forms/contact-kind.ts';
import { deskPageOf, emptyForm } from '#app/data/forms/form-view.ts';
import type { Route } from './+types/states';

// The forms are plain HTML: their components are not sent to the browser.
const Forms = import.meta.env.SSR && (await import('#app/gallery/forms.tsx')).Forms;
const Registrations = import.meta.env.SSR && (await import('#app/gallery/registration-states.tsx')).RegistrationStates;
const Calculators = import.meta.env.SSR && (await import('#app/gallery/calculators.tsx')).Calculators;

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: sheet }];

export const handle = await needTexts('chart', 'gallery', 'glossary', 'home', 'company', 'stores', 'search', 'forms');

/** For people who work on the site; hidden from search engines. */
export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, (locale) => {
    const t = textOf(locale);
    return { title: t('gallery.title'), description: t('gallery.lead') };
  }),
  { name: 'robots', content: 'noindex' },
];

/** Fixed figures: reads neither the store nor the market. */
export function loader({ context }: Route.LoaderArgs) {
  const { locale, exchange } = context.get(siteContext);
  const message = { reference: 'DSX-C-7KQM4F2-G', sentAt: NOW, answerBy: '2026-11-23', answeredOn: null };
  return {
    form: emptyForm(
      CONTACT,
      { exchange, locale },
      { query: new URLSearchParams({ topic: 'general' }), simulated: true },
    ),
    event: eventStates({ exchange, locale }),
    desk: deskPageOf({ exchange, locale }, { ...message, desk: 'investors' }),
    stale: staleExamples(locale),
    rows: quotedRows(locale),
    map: heatMap('market-value', heatItems(locale)),
    entry: glossaryTerms(locale).find(({ id }) => id === 'vwap') ?? null,
  };
}

/** In the order of the page. */
const GROUPS = [
  { id: 'data', title: 'gallery.data' },
  { id: 'parts', title: 'gallery.parts' },
  { id: 'forms', title: 'gallery.forms' },
  { id: 'registrations', title: 'gallery.registrations' },
  { id: 'calculators', title: 'gallery.calculators' },
  { id: 'market', title: 'gallery.market' },
  { id: 'lists', title: 'gallery.lists' },
  { id: 'home', title: 'gallery.home' },
  { id: 'session', title: 'gallery.session' },
  { id: 'company', title: 'gallery.company' },
  { id: 'publications', title: 'gallery.publications' },
  { id: 'article', title: 'gallery.article' },
  { id: 'ornament', title: 'gallery.ornament' },
  { id: 'ways', title: 'gallery.ways' },
] as const;

/** Every block in every state, with fixed figures. */
export default function States({ loaderData: { rows, map, stale, entry, form, desk, event } }: Route.ComponentProps) {
  const t = useText();
  const root = useRootData();
  return (
    <main id="content" className="wrap">
      <PageHead title={t('gallery.title')} lead={t('gallery.lead')} />
      <nav aria-label={t('gallery.contents')}>
        <ol className="states-contents">
          {GROUPS.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} className="link">
                {t(title)}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <DataStates stale={stale} rows={rows} />
      <Parts rows={rows} />
      <StaticHtml name="forms">{Forms && <Forms form={form} desk={desk} />}</StaticHtml>
      <StaticHtml name="registrations">{Registrations && <Registrations event={event} />}</StaticHtml>
      <StaticHtml name="calculators">{Calculators && <Calculators />}</StaticHtml>
      <Market rows={rows} map={map} />
      <Lists />
      <HomeStates rows={rows} />
      <Session />
      <CompanyStates />
      <Publications />
      <ArticleStates rows={rows} />
      <Ornament />
      {root && <Ways root={root} rows={rows} entry={entry} />}
    </main>
  );
}
