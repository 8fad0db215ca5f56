import { pick } from '#domain/bilingual.ts';
import { formatDate } from '#domain/date.ts';
import { VACANCY_KINDS } from '#domain/vacancy.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { SelectField, TextField } from '#app/ui/field.tsx';
import { Link } from '#app/ui/link.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { CountLine } from '#app/blocks/filtered-list/count-line.tsx';
import { ListFilters } from '#app/blocks/filtered-list/list-filters.tsx';
import { Nothing } from '#app/blocks/filtered-list/nothing.tsx';
import { IgnoredNotices, Steps } from '#app/blocks/filtered-list/paged.tsx';
import { InPlaceOfHead, OpeningList } from '#app/blocks/opening-list/opening-list.tsx';
import { VACANCY_SORTS, isFiltered, vacanciesQuery, type VacancyFilters } from './vacancy-filters.ts';
import type { VacanciesData, VacancyOnDay } from './vacancies-data.ts';
import { VacancyFacts } from './vacancy-facts.tsx';
import styles from './careers.module.css';

/** The open vacancies, each with its requirements and a link to apply. */
export function VacanciesView({ data }: { data: VacanciesData }) {
  const t = useText();
  const { filters, rows, open, total, pages, size, files, count, unread, ignored } = data;
  return (
    <div className={styles.list}>
      {open > 0 && <Filters data={data} />}
      <IgnoredNotices ignored={ignored} />
      <CountLine files={files} query={vacanciesQuery(filters)}>
        {count}
      </CountLine>
      {rows.length > 1 && <Orders filters={filters} />}
      {rows.length > 0 && <List data={data} />}
      {rows.length === 0 && open > 0 && <Nothing unread={false}>{t('careers.noneFound')}</Nothing>}
      {open === 0 && unread !== false && <Nothing unread={unread}>{null}</Nothing>}
      {open === 0 && unread === false && (
        <Notice title={t('careers.none')}>
          <p>{t('careers.none.follow')}</p>
        </Notice>
      )}
      <Steps
        page={filters.page}
        pages={pages}
        size={size}
        total={total}
        toPage={(page) => vacanciesQuery(filters, page) || '.'}
      />
    </div>
  );
}

function Filters({ data: { filters, departments, places } }: { data: VacanciesData }) {
  const t = useText();
  const { words, kind, department, place, sort } = filters;
  const kinds = VACANCY_KINDS.map((value) => ({ value, label: t(`careers.kind.${value}`) }));
  return (
    <ListFilters label={t('careers.filter')} isFiltered={isFiltered(filters)}>
      <TextField type="search" name="q" label={t('careers.search')} value={words} />
      <SelectField
        name="kind"
        label={t('careers.kind')}
        value={kind ?? ''}
        options={[{ value: '', label: t('careers.kind.any') }, ...kinds]}
      />
      <SelectField name="department" label={t('careers.department')} value={department ?? ''} options={departments} />
      <SelectField name="place" label={t('careers.place')} value={place ?? ''} options={places} />
      {sort !== 'closes' && <input type="hidden" name="sort" value={sort} />}
    </ListFilters>
  );
}

/** The sort orders of the list. */
function Orders({ filters }: { filters: VacancyFilters }) {
  const t = useText();
  return (
    <p className={`cluster ${styles.orders}`} data-screen-only="">
      {t('careers.sort')}{' '}
      {VACANCY_SORTS.map((sort) => (
        <Link
          key={sort}
          to={vacanciesQuery({ ...filters, sort }) || '.'}
          preventScrollReset
          className="link"
          aria-current={filters.sort === sort ? true : undefined}
        >
          {t(`careers.sort.${sort}`)}
        </Link>
      ))}
    </p>
  );
}

function List({ data: { rows, chosen, system } }: { data: VacanciesData }) {
  const t = useText();
  const locale = useLocale();
  return (
    <OpeningList
      className={styles.vacancies}
      heads={[t('careers.vacancy'), t('careers.closes'), t('careers.kind'), t('careers.place')]}
      lines={rows.map((row) => ({
        id: row.vacancy.id,
        isOpen: row.vacancy.id === chosen,
        cells: [
          <span key="title" className={styles.name}>
            <b>{pick(row.vacancy.title, locale)}</b>
            <small className={styles.minor}>{pick(row.vacancy.department, locale)}</small>
          </span>,
          <Closes key="closes" row={row} />,
          t(`careers.kind.${row.vacancy.kind}`),
          pick(row.vacancy.place, locale),
        ],
        children: <VacancyFacts vacancy={row.vacancy} system={system} />,
      }))}
    />
  );
}

/** The last day to apply, and how near that day is. */
function Closes({ row: { vacancy, state, daysLeft } }: { row: VacancyOnDay }) {
  const t = useText();
  const locale = useLocale();
  return (
    <>
      <InPlaceOfHead>
        <small className={styles.left}>{t('careers.closes')}</small>
      </InPlaceOfHead>
      {formatDate(vacancy.closesOn, locale)}
      <small className={state === 'closes-today' ? styles.today : styles.left}>
        {state === 'closes-today' ? t('careers.state.closes-today') : t('careers.left', { count: daysLeft ?? 0 })}
      </small>
    </>
  );
}
