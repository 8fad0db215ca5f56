import { pick } from '#domain/bilingual.ts';
import type { Officer } from '#domain/security.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { Table } from '#app/ui/table.tsx';
import type { BoardData } from './board-data.ts';

/** Names with their positions. */
export function People({ people, caption }: { people: readonly Officer[]; caption: string }) {
  const t = useText();
  const locale = useLocale();
  return (
    <Table
      caption={t('common.tableOf', { title: caption })}
      captionHidden
      columns={[
        { id: 'name', head: t('board.name'), cell: ({ name }) => pick(name, locale) },
        { id: 'seat', head: t('board.seat'), cell: ({ title }) => pick(title, locale) },
      ]}
      rows={people}
      rowKey={({ name, title }) => `${pick(name, locale)}${pick(title, locale)}`}
    />
  );
}

/** Each committee with its task and its members on that day. */
export function Committees({ data: { committees, directors } }: { data: BoardData }) {
  const t = useText();
  const locale = useLocale();
  if (committees.length === 0 || !directors) return <p>{t('board.committees.none')}</p>;
  const membersOf = (code: string) =>
    directors.filter((director) => director.committees.includes(code)).map(({ name }) => pick(name, locale));
  return (
    <Table
      caption={t('common.tableOf', { title: t('board.committees') })}
      captionHidden
      columns={[
        { id: 'name', head: t('board.committee'), cell: ({ name }) => pick(name, locale) },
        {
          id: 'task',
          head: t('board.task'),
          cell: ({ task }) => <span className="whitespace-normal">{pick(task, locale)}</span>,
        },
        {
          id: 'members',
          head: t('board.members'),
          cell: ({ code }) => (
            <span className="whitespace-normal">{membersOf(code).join(t('common.listSeparator'))}</span>
          ),
        },
      ]}
      rows={committees}
      rowKey={({ code }) => code}
    />
  );
}
