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

/** In the reader's words: a loader brings them. */
export interface RulesWords {
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
  /** Leads from another day to today. */
  today: string;
}

interface RulesViewProps {
  data: {
    words: RulesWords;
    filters: RuleFilters;
    /** What could not be followed, and which other day than today is shown. */
    notices: readonly string[];
    modules: readonly ShownModule[];
    changes: readonly NoticeRow[];
    files: ExportLabels;
  };
}

/** The rules of a day under their modules, and what changed when. */
export function RulesView({ data: { words, filters, notices, modules, changes, files } }: RulesViewProps) {
  return (
    <>
      <div className="wrap">
        <Notice title={words.simulated} role="note">
          <p>{words.simulatedWords}</p>
        </Notice>
        <div className={sections.list}>
          <Filters filters={filters} words={words} />
          <Notices notices={notices} filters={filters} words={words} />
        </div>
      </div>
      <div className={`${article.article} ${article.body}`}>
        <Contents modules={modules} words={words} />
        <div className={article.text}>
          <div>
            <CountLine files={files} query={rulesQuery(filters)}>
              {words.count}
            </CountLine>
          </div>
          {modules.length === 0 && <None words={words} />}
          {modules.map((module) => (
            <ModuleView key={module.id} of={module} />
          ))}
        </div>
      </div>
      <section id="changes" aria-labelledby="changes-title" className="wrap mt-12 pb-12">
        <SectionHead id="changes-title" title={words.changes} lead={words.changesLead} />
        <NoticeList notices={changes} />
      </section>
    </>
  );
}

function Filters({ filters, words }: { filters: RuleFilters; words: RulesWords }) {
  return (
    <ListFilters label={words.filter} isFiltered={Boolean(filters.words || filters.asOf)}>
      <TextField type="search" name="q" label={words.search} value={filters.words} />
      <TextField type="date" name="asOf" label={words.asOf} value={filters.asOf ?? ''} />
    </ListFilters>
  );
}

function Notices({ notices, filters, words }: { notices: readonly string[]; filters: RuleFilters; words: RulesWords }) {
  return notices.map((notice) => (
    <Notice key={notice} title={notice} role="note">
      {filters.asOf && (
        <Link to={rulesQuery({ ...filters, asOf: null }) || '.'} className="link">
          {words.today}
        </Link>
      )}
    </Notice>
  ));
}

/** Beside the text on a wide screen, a line above it on a phone. */
function Contents({ modules, words }: { modules: readonly ShownModule[]; words: RulesWords }) {
  return (
    <aside className={margin.margin}>
      <nav className={margin.contents} aria-labelledby="contents">
        <h2 id="contents">{words.contents}</h2>
        <ol>
          {[...modules, { id: 'changes', title: words.changes }].map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
    </aside>
  );
}

function None({ words }: { words: RulesWords }) {
  const t = useText();
  return (
    <Notice title={t('common.noData')}>
      <p>{words.none}</p>
    </Notice>
  );
}
