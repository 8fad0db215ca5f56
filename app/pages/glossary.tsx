import { otherLocales } from '#domain/each-locale.ts';
import { integer } from '#domain/number.ts';
import { glossaryTerms } from '#messages/glossary-terms.ts';
import { needTexts } from '#messages/needed.ts';
import { textOf, useText } from '#messages/text.tsx';
import { Breadcrumbs } from '#app/blocks/breadcrumbs/breadcrumbs.tsx';
import {
  filterTerms,
  isFiltered,
  parseGlossaryFilter,
  type GlossaryFilter,
  type GlossaryTerm,
} from '#app/blocks/glossary/glossary-filter.ts';
import { GlossaryForm } from '#app/blocks/glossary/glossary-form.tsx';
import { GlossaryList } from '#app/blocks/glossary/glossary-list.tsx';
import { siteContext } from '#app/context.ts';
import { pageMeta } from '#app/head/page-meta.ts';
import { pathOf } from '#app/page-path.ts';
import { Notice } from '#app/ui/notice.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import type { Route } from './+types/glossary';

export const handle = await needTexts('glossary');

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, (locale) => {
    const t = textOf(locale);
    return { title: t('common.glossary'), description: t('glossary.description') };
  });

interface GlossaryData {
  terms: GlossaryTerm[];
  /** Names of all terms by id. */
  names: Record<string, string>;
  filter: GlossaryFilter;
}

export function loader({ request, context }: Route.LoaderArgs): GlossaryData {
  const { locale } = context.get(siteContext);
  const others = otherLocales(locale).map((lang) => ({
    lang,
    names: new Map(glossaryTerms(lang).map(({ id, term }) => [id, term])),
  }));
  const all = glossaryTerms(locale).map((entry) => ({
    ...entry,
    others: others.flatMap(({ lang, names }) => ({ lang, term: names.get(entry.id) ?? entry.term })),
  }));
  const filter = parseGlossaryFilter(new URL(request.url).searchParams);
  return {
    terms: filterTerms(all, filter),
    names: Object.fromEntries(all.map(({ id, term }) => [id, term])),
    filter,
  };
}

export default function Glossary({ loaderData: { terms, names, filter } }: Route.ComponentProps) {
  const t = useText();
  return (
    <main id="content" className="wrap">
      <Breadcrumbs trail={[{ label: t('common.glossary'), to: pathOf('glossary') }]} />
      <PageHead title={t('common.glossary')} lead={t('glossary.lead')} />
      <GlossaryForm filter={filter} />
      {filter.unknownArea !== null && (
        <Notice title={t('glossary.noArea', { value: filter.unknownArea })} role="note" />
      )}
      <p role="status" className="mt-4 text-14 text-muted">
        {t('glossary.count', { count: terms.length })}
        {isFiltered(filter) && ` ${t('market.listed.of', { total: integer(Object.keys(names).length) })}`}
      </p>
      {terms.length > 0 ? (
        <GlossaryList terms={terms} names={names} />
      ) : (
        <Notice title={t('common.noData')}>
          <p>{t('glossary.nothingAdvice')}</p>
        </Notice>
      )}
    </main>
  );
}
