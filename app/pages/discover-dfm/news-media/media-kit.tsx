import type { ReactNode } from 'react';
import { LOCALE_CODES, LOCALES } from '#domain/locale.ts';
import flow from '#app/blocks/article/flow.module.css';
import { Breadcrumbs } from '#app/blocks/breadcrumbs/breadcrumbs.tsx';
import { ContactFacts } from '#app/blocks/news-media/contact-facts.tsx';
import { KitColours, KitFiles } from '#app/blocks/news-media/kit-parts.tsx';
import split from '#app/blocks/search/results.module.css';
import { siteContext } from '#app/context.ts';
import { pageMeta } from '#app/head/page-meta.ts';
import { PageHead } from '#app/ui/page-head.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { Table } from '#app/ui/table.tsx';
import styles from '#app/ui/page-sections.module.css';
import type { Route } from './+types/media-kit';
import { loadKit, type KitData, type KitPart } from '#app/data/news-media/media-kit.ts';

export const meta: Route.MetaFunction = ({ matches, loaderData }) => pageMeta(matches, () => loaderData?.head ?? {});

export function loader({ context }: Route.LoaderArgs) {
  return loadKit(context.get(siteContext));
}

/** How others should name, draw and describe the exchange. */
export default function MediaKit({ loaderData: data }: Route.ComponentProps) {
  const { trail, head, parts, names, writing, files, colours, boilerplate, terms, lines } = data;
  return (
    <main id="content" className="wrap">
      <Breadcrumbs trail={trail} />
      <PageHead title={head.title} lead={head.lead} />
      <div className={styles.stack}>
        <Part part={parts.names}>
          <Names names={names} />
          <Rules rules={writing} />
        </Part>
        <Part part={parts.drawings}>
          <KitFiles files={files} />
        </Part>
        <Part part={parts.colours}>
          <KitColours data={colours} />
        </Part>
        <Part part={parts.boilerplate}>
          {boilerplate.map(({ lang, language, text }) => (
            <div key={lang} className="mt-4">
              <h3 className="text-14 text-muted">{language}</h3>
              <p className={flow.words} lang={LOCALES[lang].iso} dir={LOCALES[lang].dir}>
                {text}
              </p>
            </div>
          ))}
        </Part>
        <div className={split.results}>
          <Part part={parts.terms}>
            <Rules rules={terms} />
          </Part>
          <Part part={parts.contact}>
            <ContactFacts lines={lines} />
          </Part>
        </div>
      </div>
    </main>
  );
}

function Part({ part: { id, title, lead }, children }: { part: KitPart; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <SectionHead id={id} title={title} lead={lead} />
      {children}
    </section>
  );
}

function Names({ names: { caption, heads, rows } }: { names: KitData['names'] }) {
  return (
    <Table
      caption={caption}
      captionHidden
      columns={[
        { id: 'what', head: heads.what, cell: ({ what }) => what },
        ...LOCALE_CODES.map((lang) => ({
          id: lang,
          head: heads[lang],
          cell: (row: KitData['names']['rows'][number]) => <bdi lang={lang}>{row[lang]}</bdi>,
        })),
      ]}
      rows={rows}
      rowKey={({ what }) => what}
    />
  );
}

function Rules({ rules }: { rules: readonly string[] }) {
  return (
    <div className="mt-4">
      <ul className={flow.items}>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </div>
  );
}
