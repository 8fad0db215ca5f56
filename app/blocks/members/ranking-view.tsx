import { pick } from '#domain/bilingual.ts';
import { integer } from '#domain/number.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { SelectField } from '#app/ui/field.tsx';
import { FilterForm } from '#app/ui/filter-form.tsx';
import { Figure } from '#app/ui/figure.tsx';
import { HeadFigures } from '#app/blocks/head-figures/head-figures.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { Segments } from '#app/ui/segments.tsx';
import type { Sort } from '#app/ui/table.tsx';
import { DataTable } from '#app/blocks/data-table/data-table.tsx';
import { FiguresOf } from '#app/blocks/figures-of/figures-of.tsx';
import { CountLine } from '#app/blocks/filtered-list/count-line.tsx';
import { Nothing } from '#app/blocks/filtered-list/nothing.tsx';
import { IgnoredNotices } from '#app/blocks/filtered-list/paged.tsx';
import sections from '#app/blocks/security-list/security-list.module.css';
import { TermRow } from '#app/blocks/glossary/term-line.tsx';
import { TermScope } from '#app/blocks/glossary/term-scope.tsx';
import type { RankingPage } from '#app/data/members/ranking.ts';
import { MemberName } from './member-name.tsx';
import { rankedBy, rankingColumns } from './ranking-columns.ts';
import { rankingQuery, rankingRowsQuery, type RankingFilters } from './ranking-filters.ts';
import { ShareHistory } from './share-history.tsx';
import views from './members.module.css';
import styles from './ranking.module.css';

/**
 * Brokers by value traded in a month or a year to date: the market's figures, the table, the months, and the method of
 * counting.
 */
export function RankingView({ data }: { data: RankingPage }) {
  const t = useText();
  const { filters, notices, unread, rows, texts, files, day } = data;
  return (
    <>
      <div className={sections.list}>
        <Choices data={data} />
        {notices.map((notice) => (
          <Notice key={notice} title={notice} role="note" />
        ))}
        <IgnoredNotices ignored={filters.ignored} />
        {rows.length === 0 ? (
          <Nothing unread={unread}>{texts.none}</Nothing>
        ) : (
          <>
            <HeadFigures figures={data.figures} />
            <CountLine files={files} query={rankingRowsQuery(filters)}>
              {texts.count}
            </CountLine>
            <Ranking data={data} />
            <FiguresOf day={day} />
          </>
        )}
      </div>
      {data.lines && <ShareHistory data={data} lines={data.lines} />}
      <section aria-labelledby="method" className="mt-12">
        <SectionHead id="method" title={t('ranking.method')} />
        <ul className={styles.method}>
          {['sides', 'share', 'index', 'electronic', 'left-out', 'published'].map((id) => (
            <li key={id}>{t(`ranking.method.${id}`)}</li>
          ))}
        </ul>
      </section>
    </>
  );
}

function Choices({ data: { filters, periods, segments, months } }: { data: RankingPage }) {
  const t = useText();
  return (
    <>
      <FilterForm label={t('ranking.filter')} apply={t('ranking.show')}>
        <SelectField name="month" label={t('ranking.month')} options={months} value={filters.month ?? ''} />
        {filters.period !== 'month' && <input type="hidden" name="period" value={filters.period} />}
        {filters.segment !== 'securities' && <input type="hidden" name="segment" value={filters.segment} />}
        {filters.sort !== 'value' && <input type="hidden" name="sort" value={filters.sort} />}
        {filters.compare.map((code) => (
          <input key={code} type="hidden" name="compare" value={code} />
        ))}
      </FilterForm>
      <div className={views.views} data-screen-only="">
        <Segments label={t('ranking.period')} segments={periods} />
        <Segments label={t('ranking.segment')} segments={segments} />
      </div>
    </>
  );
}

function Ranking({ data: { rows, isMoved, filters, texts } }: { data: RankingPage }) {
  const t = useText();
  const locale = useLocale();
  return (
    <TermScope>
      <DataTable
        caption={texts.caption}
        columns={rankingColumns(t, isMoved)}
        rows={rows}
        rowKey={({ code }) => code}
        views={{
          name: ({ rank, code, name }) => (
            <span className={styles.place}>
              <Figure className={styles.rank}>{integer(rank)}</Figure>
              <MemberName code={code} name={name && pick(name, locale)} />
            </span>
          ),
        }}
        sortOf={({ id }) => sortOf(id, filters)}
        underHead={(span) => <TermRow span={span} />}
      />
    </TermScope>
  );
}

/**
 * Another figure sorts largest first; the same one reverses the order. Columns that do not sort link to the default
 * order.
 */
function sortOf(id: string, filters: RankingFilters): Sort {
  const by = rankedBy(id) ?? 'value';
  const isCurrent = rankedBy(id) === filters.sort;
  return {
    to: rankingQuery({ ...filters, sort: by, ascending: isCurrent && !filters.ascending }) || '.',
    order: isCurrent ? (filters.ascending ? 'ascending' : 'descending') : 'none',
  };
}
