import { pick } from '#domain/bilingual.ts';
import {
  MOVER_LISTS,
  type Bulletin,
  type BulletinLine,
  type BulletinSection,
  type MarketLine,
  type MoverLine,
} from '#domain/bulletin.ts';
import { lineKey } from '#domain/bulletin-changes.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { pageHeadingOf } from '#app/columns/column.ts';
import { DataCell, DataTable } from '#app/blocks/data-table/data-table.tsx';
import { Fact, FactGroup, Facts } from '#app/blocks/facts/facts.tsx';
import { SecurityName } from '#app/blocks/security-list/security-name.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { bulletinColumns, shownColumns } from './bulletin-columns.ts';
import { BulletinDrawing } from './bulletin-drawings.tsx';
import { sectionNote } from './section-note.ts';
import { marketGroups, shownSections } from './shown-sections.ts';
import styles from './bulletins.module.css';

/** Every section of a bulletin, in order. */
export function BulletinBody({ bulletin }: { bulletin: Bulletin }) {
  const t = useText();
  return shownSections(bulletin).map((name) => (
    <div key={name} className={styles.section}>
      <SectionHead id={name} title={t(`bulletins.section.${name}`)} lead={t(`bulletins.section.${name}.lead`)} />
      <Section bulletin={bulletin} name={name} />
    </div>
  ));
}

function Section({ bulletin, name }: { bulletin: Bulletin; name: BulletinSection }) {
  const t = useText();
  const locale = useLocale();
  const { sections } = bulletin;
  const lines: readonly BulletinLine[] | null = sections[name] ?? null;
  if (lines === null) return <p>{t(`bulletins.missing.${name}`)}</p>;
  if (lines.length === 0) return <p>{t(`bulletins.empty.${name}`)}</p>;
  const drawing = <BulletinDrawing bulletin={bulletin} name={name} />;
  if (name === 'market')
    return (
      <>
        <MarketFacts line={sections.market![0]!} />
        {drawing}
      </>
    );
  const listed = new Set(sections.securities?.map(({ symbol }) => symbol));
  if (name === 'movers') return <Movers lines={sections.movers!} listed={listed} />;
  const note = sectionNote(bulletin, name, t, locale);
  return (
    <>
      {drawing}
      <SectionTable name={name} lines={lines} caption={t(`bulletins.section.${name}`)} listed={listed} />
      {note && <p className="mt-3 text-14 text-muted">{note}</p>}
    </>
  );
}

/** Sections whose rows are of securities that have a page. */
const NAMED: readonly BulletinSection[] = [
  'securities',
  'movers',
  'funds',
  'foreign',
  'foreign-limits',
  'headlines',
  'listings',
  'reviews',
  'results',
];

interface TableProps {
  name: BulletinSection;
  lines: readonly BulletinLine[];
  caption: string;
  /** Symbols that have a page. */
  listed: ReadonlySet<string>;
}

function SectionTable({ name, lines, caption, listed }: TableProps) {
  const t = useText();
  const locale = useLocale();
  return (
    <DataTable
      caption={caption}
      columns={shownColumns(name, lines, t)}
      rows={lines}
      rowKey={(line) => lineKey(name, line)}
      views={
        NAMED.includes(name)
          ? {
              symbol: (line) => {
                const { symbol, name: security } = line as MoverLine;
                if (listed.has(symbol)) return <SecurityName symbol={symbol} name={pick(security, locale)} />;
                return <bdi>{pick(security, locale)}</bdi>;
              },
            }
          : {}
      }
    />
  );
}

/** The market's figures, grouped by subject. */
function MarketFacts({ line }: { line: MarketLine }) {
  const t = useText();
  const columns = new Map(bulletinColumns('market', t).map((column) => [column.id, column]));
  return (
    <Facts>
      {marketGroups(line).map(({ id, columns: ids }) => (
        <FactGroup key={id} title={t(`bulletins.group.${id}`)}>
          {ids.map((each) => {
            const column = columns.get(each)!;
            return (
              <Fact key={each} label={pageHeadingOf(column)}>
                <DataCell column={column} row={line} />
              </Fact>
            );
          })}
        </FactGroup>
      ))}
    </Facts>
  );
}

function Movers({ lines, listed }: { lines: readonly MoverLine[] } & Pick<TableProps, 'listed'>) {
  const t = useText();
  return (
    <div className={styles.movers}>
      {MOVER_LISTS.map((list) => {
        const own = lines.filter((line) => line.list === list);
        return (
          <div key={list}>
            <h3 className={styles.list}>{t(`bulletins.movers.${list}`)}</h3>
            {own.length === 0 ? (
              <p>{t('bulletins.empty.movers')}</p>
            ) : (
              <SectionTable name="movers" lines={own} caption={t(`bulletins.movers.${list}`)} listed={listed} />
            )}
          </div>
        );
      })}
    </div>
  );
}
