import { useText } from '#messages/text.tsx';
import { Link } from '#app/ui/link.tsx';
import { DataTable } from '#app/blocks/data-table/data-table.tsx';
import { groupColumns, type Part } from './group-columns.ts';
import { ShareBar } from './share-bar.tsx';
import type { GroupSum } from './summary-row.ts';

interface GroupTableProps {
  caption: string;
  part: Part;
  /** Heading of the rows' names. */
  head: string;
  nameOf: (key: string | null) => string;
  /** Target of a name's link; null for a name without a link. */
  linkOf?: (key: string | null) => string | null;
  groups: readonly GroupSum[];
  all: GroupSum;
}

/** Parts of the market by turnover, drawn and in figures, with a total line. */
export function GroupTable({ caption, part, head, nameOf, linkOf, groups, all }: GroupTableProps) {
  const t = useText();
  const columns = groupColumns(t, head, all.value).filter(({ id }) => id !== 'uncompared' || all.uncompared > 0);
  const whole = { ...all, part: 'all' as const, name: t('summary.all') };
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={groups.map((group) => ({ ...group, part, name: nameOf(group.key) }))}
      rowKey={({ key }) => `of ${key}`}
      views={{
        name: ({ key = null, name }) => <Name name={name} to={linkOf?.(key) ?? null} />,
        bar: ({ value = 0 }) => <ShareBar share={all.value ? (value ?? 0) / all.value : 0} />,
      }}
      total={{
        name: whole.name,
        values: Object.fromEntries(
          columns.filter(({ value }) => value(whole) !== null).map(({ id, value }) => [id, value(whole)]),
        ),
      }}
      live
    />
  );
}

function Name({ name, to }: { name: string; to: string | null }) {
  if (to === null) return name;
  return (
    <Link to={to} className="link">
      {name}
    </Link>
  );
}
