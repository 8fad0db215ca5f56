import { Link } from '#app/ui/link.tsx';
import { useText } from '#messages/text.tsx';
import { TextField } from '#app/ui/field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { CountLine } from '#app/blocks/filtered-list/count-line.tsx';
import { ListFilters } from '#app/blocks/filtered-list/list-filters.tsx';
import { NoticeList, type NoticeRow } from '#app/blocks/publications/notice-list.tsx';
import type { ExportLabels } from '#app/blocks/exports/export-labels.ts';
import { ModuleView } from './rule-view.tsx';
import { rulesQuery, type RuleFilters } from './rule-filters.ts';
import type { ShownModule } from './shown-rule.ts';
import article from '#app/blocks/article/article.module.css';
import margin from '#app/blocks/article/margin.module.css';
import sections from '#app/blocks/security-list/security-list.module.css';

/** In the reader's language, sent by the loader. */
export interface RulesTexts {
  simulated: string;
  simulatedWords: string;
  filter: string;
  search: string;
  asOf: string;
  count: string;
  none: string;
  contents: string;
  changes: string;
  changesLead: string;
  /** Link from another day to today. */
  today: string;
}

interface RulesViewProps {
  data: {
    texts: RulesTexts;
    filters: RuleFilters;
    /** Notices: what could not be followed, and which day other than today is shown. */
    notices: readonly string[];
    modules: readonly ShownModule[];
    changes: readonly NoticeRow[];
    files: ExportLabels;
  };
}

/** The rules of a day grouped by module, and the list of changes. */
export function RulesView({ data: { texts, filters, notices, modules, changes, files } }: RulesViewProps) {
  return (
    <>
      <div className="wrap">
        <Notice title={texts.simulated} role="note">
          <p>{texts.simulatedWords}</p>
        </Notice>
        <div className={sections.list}>
          <Filters filters={filters} texts={texts} />
          <Notices notices={notices} filters={filters} texts={texts} />
        </div>
      </div>
      <div className={`${article.article} ${article.body}`}>
        <Contents modules={modules} texts={texts} />
        <div className={article.text}>
          <div>
            <CountLine files={files} query={rulesQuery(filters)}>
              {texts.count}
            </CountLine>
          </div>
          {modules.length === 0 && <None texts={texts} />}
          {modules.map((module) => (
            <ModuleView key={module.id} of={module} />
          ))}
        </div>
      </div>
      <section id="changes" aria-labelledby="changes-title" className="wrap mt-12 pb-12">
        <SectionHead id="changes-title" title={texts.changes} lead={texts.changesLead} />
        <NoticeList notices={changes} />
      </section>
    </>
  );
}

function Filters({ filters, texts }: { filters: RuleFilters; texts: RulesTexts }) {
  return (
    <ListFilters label={texts.filter} isFiltered={Boolean(filters.words || filters.asOf)}>
      <TextField type="search" name="q" label={texts.search} value={filters.words} />
      <TextField type="date" name="asOf" label={texts.asOf} value={filters.asOf ?? ''} />
    </ListFilters>
  );
}

function Notices({ notices, filters, texts }: { notices: readonly string[]; filters: RuleFilters; texts: RulesTexts }) {
  return notices.map((notice) => (
    <Notice key={notice} title={notice} role="note">
      {filters.asOf && (
        <Link to={rulesQuery({ ...filters, asOf: null }) || '.'} className="link">
          {texts.today}
        </Link>
      )}
    </Notice>
  ));
}

/** Table of contents: beside the text on a wide screen, a line above it on a phone. */
function Contents({ modules, texts }: { modules: readonly ShownModule[]; texts: RulesTexts }) {
  return (
    <aside className={margin.margin}>
      <nav className={margin.contents} aria-labelledby="contents">
        <h2 id="contents">{texts.contents}</h2>
        <ol>
          {[...modules, { id: 'changes', title: texts.changes }].map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
    </aside>
  );
}

function None({ texts }: { texts: RulesTexts }) {
  const t = useText();
  return (
    <Notice title={t('common.noData')}>
      <p>{texts.none}</p>
    </Notice>
  );
}
