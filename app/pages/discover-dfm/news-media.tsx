import { needTexts } from '#messages/needed.ts';
import { Breadcrumbs } from '#app/blocks/breadcrumbs/breadcrumbs.tsx';
import { Nothing } from '#app/blocks/filtered-list/nothing.tsx';
import { ContactFacts } from '#app/blocks/news-media/contact-facts.tsx';
import { NoticeList } from '#app/blocks/publications/notice-list.tsx';
import split from '#app/blocks/search/results.module.css';
import { siteContext } from '#app/context.ts';
import { pageMeta } from '#app/head/page-meta.ts';
import { LinkedSection } from '#app/ui/linked-section.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import type { Route } from './+types/news-media';
import { loadNewsroom, type NewsPart } from '#app/data/news-media/landing.ts';

export const handle = await needTexts('pages');

export const meta: Route.MetaFunction = ({ matches, loaderData }) => pageMeta(matches, () => loaderData?.head ?? {});

export function loader({ context }: Route.LoaderArgs) {
  return loadNewsroom(context.get(siteContext));
}

/** Press releases and events of the exchange, its media kit, and contacts for journalists. */
export default function NewsMedia({
  loaderData: { trail, head, releases, events, kit, contact },
}: Route.ComponentProps) {
  return (
    <main id="content" className="wrap">
      <Breadcrumbs trail={trail} />
      <PageHead title={head.title} lead={head.lead} />
      <div className={split.results}>
        <div>
          <Part part={releases} />
          <div className="mt-12">
            <Part part={events} />
          </div>
        </div>
        <div>
          <LinkedSection id="kit" title={kit.title} lead={kit.text} more={kit} />
          <section aria-labelledby="contact" className="mt-12">
            <SectionHead id="contact" title={contact.title} lead={contact.text} />
            <ContactFacts lines={contact.lines} />
          </section>
        </div>
      </div>
    </main>
  );
}

function Part({ part: { id, title, rows, none, unread, all } }: { part: NewsPart }) {
  return (
    <LinkedSection id={id} title={title} more={all}>
      {rows.length > 0 ? (
        <NoticeList notices={rows} />
      ) : (
        <Nothing unread={unread} isChosen={false}>
          {none}
        </Nothing>
      )}
    </LinkedSection>
  );
}
