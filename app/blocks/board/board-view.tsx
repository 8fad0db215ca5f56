import { pick } from '#domain/bilingual.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { TextField } from '#app/ui/field.tsx';
import { pageText } from '#app/columns/column.ts';
import { Link } from '#app/ui/link.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { DataTable } from '#app/blocks/data-table/data-table.tsx';
import { CountLine } from '#app/blocks/filtered-list/count-line.tsx';
import { ListFilters } from '#app/blocks/filtered-list/list-filters.tsx';
import { Nothing } from '#app/blocks/filtered-list/nothing.tsx';
import { IgnoredNotices } from '#app/blocks/filtered-list/paged.tsx';
import { boardColumns } from './board-columns.ts';
import type { BoardData } from './board-data.ts';
import { People } from './people.tsx';
import styles from './board.module.css';

/** The board on a day and its composition against the rules; the management as of today. */
export function BoardView({ data }: { data: BoardData }) {
  const t = useText();
  const { directors, board, unread, management } = data;
  if (board.length === 0 && !directors)
    return (
      <Nothing unread={unread} isChosen={false}>
        {t('board.none')}
      </Nothing>
    );
  return (
    <div className={styles.board}>
      {directors && <DayChoice data={data} />}
      {directors ? <Seats data={data} /> : <People people={board} caption={t('board.title')} />}
      {management.length > 0 && (
        <>
          <h3 className={styles.head}>{t('board.management')}</h3>
          <People people={management} caption={t('board.management')} />
        </>
      )}
    </div>
  );
}

function DayChoice({ data: { asOf, dayNotice, ignored } }: { data: BoardData }) {
  const t = useText();
  return (
    <>
      <ListFilters label={t('board.filter')} isFiltered={asOf !== ''}>
        <TextField name="asOf" label={t('board.asOf')} type="date" value={asOf} />
      </ListFilters>
      {dayNotice && (
        <Notice title={dayNotice} role="note">
          <Link to="." className="link">
            {t('board.today')}
          </Link>
        </Notice>
      )}
      <IgnoredNotices ignored={ignored} />
    </>
  );
}

function Seats({ data: { directors, committees, composition, asOf, files } }: { data: BoardData }) {
  const t = useText();
  const locale = useLocale();
  const columns = boardColumns(t, locale, committees);
  const ofCommittees = columns.find(({ id }) => id === 'committees')!;
  return (
    <>
      <CountLine files={files} query={asOf === '' ? '' : `?asOf=${asOf}`}>
        {t('board.count', { count: directors!.length })}
      </CountLine>
      <DataTable
        caption={t('common.tableOf', { title: t('board.title') })}
        columns={columns}
        rows={directors!}
        rowKey={({ name, since }) => `${pick(name, locale)}${since}`}
        views={{
          committees: (director) => (
            <span className="whitespace-normal">{pageText(ofCommittees, director, locale)}</span>
          ),
        }}
      />
      {composition.length > 0 && (
        <>
          <h3 className={styles.head}>{t('board.composition')}</h3>
          <ul className={styles.facts}>
            {composition.map(({ rule, count, of, isMet }) => (
              <li key={rule}>
                <span>{t(`board.rule.${rule}`, { count, of })}</span>
                <b>{t(isMet ? 'board.met' : 'board.notMet')}</b>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
