import { integer } from '#domain/number.ts';
import { useText } from '#messages/text.tsx';
import { Figure } from '#app/ui/figure.tsx';
import { Link } from '#app/ui/link.tsx';
import { Table } from '#app/ui/table.tsx';
import { Nothing } from '#app/blocks/filtered-list/nothing.tsx';
import { MemberName } from './member-name.tsx';
import styles from './members.module.css';

export interface MemberCountsData {
  unread: boolean | 'not-offered';
  roles: readonly { role: string; label: string; count: number; to: string }[];
  /** This year's changes: the number of each kind, and the members concerned. */
  changes: readonly {
    kind: string;
    text: string;
    of: readonly { code: string; name: string; day: string; service: string | null }[];
  }[];
  /** When the members were read. */
  note: string | null;
}

/** Active members by role, each role with a link to them in the directory, and the changes of this year. */
export function MemberCounts({ data: { unread, roles, changes, note } }: { data: MemberCountsData }) {
  const t = useText();
  if (unread) return <Nothing unread={unread}>{t('members.none')}</Nothing>;
  return (
    <>
      <Table
        caption={t('members.byRole')}
        captionHidden
        columns={[
          {
            id: 'role',
            head: t('members.roles'),
            cell: ({ label, to }) => (
              <Link to={to} className="link">
                {label}
              </Link>
            ),
          },
          {
            id: 'count',
            head: t('members.activeMembers'),
            figures: true,
            cell: ({ count }) => <Figure>{integer(count, { zero: true })}</Figure>,
          },
        ]}
        rows={roles}
        rowKey={({ role }) => role}
      />
      {changes.map(({ kind, text, of }) =>
        of.length === 0 ? (
          <p key={kind}>{text}</p>
        ) : (
          <details key={kind} className={styles.change}>
            <summary>{text}</summary>
            <ul>
              {of.map(({ code, name, day, service }) => (
                <li key={`${code}${day}${service}`}>
                  <MemberName code={code} name={name} />
                  <span>{service ? `${day} · ${service}` : day}</span>
                </li>
              ))}
            </ul>
          </details>
        ),
      )}
      {note && <p className={styles.note}>{note}</p>}
    </>
  );
}
