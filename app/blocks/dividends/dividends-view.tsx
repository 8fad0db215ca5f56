import { useText } from '#messages/text.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { Segments } from '#app/ui/segments.tsx';
import { HeadFigures } from '#app/blocks/head-figures/head-figures.tsx';
import { Calculator } from '#app/blocks/calculator/calculator.tsx';
import { FiguresReceived } from '#app/blocks/figures-of/figures-of.tsx';
import { CountLine } from '#app/blocks/filtered-list/count-line.tsx';
import { Nothing } from '#app/blocks/filtered-list/nothing.tsx';
import { IgnoredNotices, Steps } from '#app/blocks/filtered-list/paged.tsx';
import sections from '#app/blocks/security-list/security-list.module.css';
import { DividendFilterForm } from './dividend-filter-form.tsx';
import { dividendsQuery, isFiltered } from './dividend-filters.ts';
import type { DividendsData } from './dividends-data.ts';
import { DividendsTable } from './dividends-table.tsx';
import { PaidMonths } from './paid-months.tsx';
import styles from './dividends.module.css';

const READING = ['proposed', 'paid', 'entitled', 'late', 'total'] as const;

/**
 * Dividends of a fiscal year: figures, months of payment, the list, a calculator for the reader's own shares, and an
 * explanation.
 */
export function DividendsView({ data }: { data: DividendsData }) {
  const t = useText();
  const { years, notes, unread, filters, mine } = data;
  return (
    <>
      <div className={sections.list}>
        {years.length > 1 && <Segments label={t('records.dividends.year')} segments={years} />}
        <HeadFigures figures={data.figures} />
        {notes.map((note) => (
          <Notice key={note} title={note} role="note" />
        ))}
      </div>
      {data.months.length > 0 && <PaidMonths months={data.months} year={filters.year} />}
      <List data={data} />
      {!unread && data.allYears.length > 0 && (
        <section aria-labelledby="mine" className="mt-12">
          <SectionHead id="mine" title={t('dividends.mine')} lead={t('dividends.mine.lead', { year: filters.year })} />
          <Calculator of={mine} />
        </section>
      )}
      <section aria-labelledby="reading" className="mt-12">
        <SectionHead id="reading" title={t('dividends.reading')} />
        <ul className={styles.reading}>
          {READING.map((id) => (
            <li key={id}>{t(`dividends.reading.${id}`)}</li>
          ))}
        </ul>
      </section>
    </>
  );
}

function List({ data }: { data: DividendsData }) {
  const t = useText();
  const { filters, rows, unread, files, count, page, pages, size, total, readOn } = {
    ...data,
    page: data.filters.page,
  };
  return (
    <section aria-labelledby="list-title" className={sections.list}>
      <SectionHead
        id="list-title"
        title={filters.year ? t('dividends.list', { year: filters.year }) : t('dividends.listed')}
      />
      {data.allYears.length > 0 && <DividendFilterForm data={data} />}
      <IgnoredNotices ignored={filters.ignored} />
      <CountLine files={files} query={dividendsQuery(filters)}>
        {count}
      </CountLine>
      {rows.length > 0 ? (
        <DividendsTable rows={rows} filters={filters} />
      ) : (
        <Nothing unread={unread} isChosen={isFiltered(filters) || filters.year !== ''}>
          {t(isFiltered(filters) ? 'records.noneFound' : filters.year ? 'dividends.none' : 'dividends.noneAtAll')}
        </Nothing>
      )}
      <Steps
        page={page}
        pages={pages}
        size={size}
        total={total}
        toPage={(to) => `${dividendsQuery(filters, { page: to === 1 ? null : to })}#list-title`}
      />
      <FiguresReceived readOn={readOn} />
    </section>
  );
}
