import { needTexts } from '#messages/needed.ts';
import flow from '#app/blocks/article/flow.module.css';
import { Breadcrumbs } from '#app/blocks/breadcrumbs/breadcrumbs.tsx';
import { Nothing } from '#app/blocks/filtered-list/nothing.tsx';
import { PositionsTable } from '#app/blocks/e-board/positions-table.tsx';
import { Fact, Facts } from '#app/blocks/facts/facts.tsx';
import split from '#app/blocks/search/results.module.css';
import { siteContext } from '#app/context.ts';
import { pageMeta } from '#app/head/page-meta.ts';
import { Figure } from '#app/ui/figure.tsx';
import { LinkedSection } from '#app/ui/linked-section.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import type { Route } from './+types/e-board';
import { loadOverview } from '#app/data/e-board/overview.ts';

export const handle = await needTexts('pages');

export const meta: Route.MetaFunction = ({ matches, loaderData }) => pageMeta(matches, () => loaderData?.head ?? {});

export function loader({ context }: Route.LoaderArgs) {
  return loadOverview(context.get(siteContext));
}

type Data = Route.ComponentProps['loaderData'];

/** Elections of boards of directors: open seats, the phase of each election, the rules. */
export default function ElectionsOverview({ loaderData: data }: Route.ComponentProps) {
  const { trail, head, rules, titles } = data;
  return (
    <main id="content" className="wrap">
      <Breadcrumbs trail={trail} />
      <PageHead title={head.title} lead={head.lead} />
      <Open data={data} />
      <div className="mt-12">
        <div className={split.results}>
          <section aria-labelledby="rules">
            <SectionHead id="rules" title={titles.rules} lead={titles.rulesLead} />
            <ul className={flow.items}>
              {rules.map((rule) => (
                <li key={rule}>{rule}</li>
              ))}
            </ul>
          </section>
          {data.unknown === null && <Phases data={data} />}
        </div>
      </div>
    </main>
  );
}

function Open({ data: { today, unknown, unread, shown, texts, titles, links } }: { data: Data }) {
  return (
    <LinkedSection id="open" title={titles.open} lead={unknown ? undefined : texts.count} more={links.positions}>
      {unknown ? (
        <Notice title={unknown.title} role="note">
          <p>{unknown.words}</p>
        </Notice>
      ) : shown.length > 0 ? (
        <PositionsTable elections={shown} texts={texts} today={today} />
      ) : (
        <Nothing unread={unread} isChosen={false}>
          {texts.none}
        </Nothing>
      )}
    </LinkedSection>
  );
}

function Phases({ data: { counts, titles, links } }: { data: Data }) {
  return (
    <LinkedSection id="phases" title={titles.phases} more={links.track}>
      <Facts>
        <dl>
          {counts.map(({ phase, label, count }) => (
            <Fact key={phase} label={label}>
              <Figure>{count}</Figure>
            </Fact>
          ))}
        </dl>
      </Facts>
    </LinkedSection>
  );
}
