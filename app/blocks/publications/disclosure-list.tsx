import { dubaiClock, formatDate } from '#domain/date.ts';
import type { Disclosure, DisclosureFile } from '#domain/disclosure.ts';
import { kindOf, type DisclosureKind } from '#domain/disclosure-kind.ts';
import type { Instant } from '#domain/time.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { disclosureFileHref } from '../../document-links.ts';
import { Chip } from '../../ui/chip.tsx';
import { Figure } from '../../ui/figure.tsx';
import styles from './disclosure-list.module.css';

export interface DisclosureRow extends Pick<
  Disclosure,
  'id' | 'symbol' | 'headline' | 'publishedAt' | 'reportInterval' | 'lang'
> {
  files: readonly Pick<DisclosureFile, 'path' | 'type'>[];
}

const INTERVAL_TEXT = {
  Q1: 'market.report.firstQuarter',
  Q2: 'market.report.secondQuarter',
  Q3: 'market.report.thirdQuarter',
  Yearly: 'market.report.year',
  'Preliminary financial results': 'market.report.preliminary',
} as const;

/** Kinds that are likely to move a price carry a solid edge; what no rule names carries no chip. */
const KIND_CHIP: Partial<Record<DisclosureKind, { text: string; tone?: 'solid' }>> = {
  results: { text: 'market.filing.results', tone: 'solid' },
  dividend: { text: 'market.filing.dividend', tone: 'solid' },
  'material-information': { text: 'market.filing.materialInformation', tone: 'solid' },
  'board-meeting': { text: 'market.filing.boardMeeting' },
  'general-meeting': { text: 'market.filing.generalMeeting' },
  governance: { text: 'market.filing.governance' },
  'integrated-report': { text: 'market.filing.integratedReport' },
  'press-release': { text: 'market.filing.pressRelease' },
};

interface DisclosureListProps {
  disclosures: readonly DisclosureRow[];
  /** Under a heading that names the day each shows its time alone. */
  clock?: boolean;
}

/** What issuers told the market, newest first. */
export function DisclosureList({ disclosures, clock = false }: DisclosureListProps) {
  return (
    <ol className={styles.list} data-clock={clock || undefined}>
      {disclosures.map((row) => (
        <li key={row.id}>
          <Row row={row} clock={clock} />
        </li>
      ))}
    </ol>
  );
}

function Row({ row, clock }: { row: DisclosureRow; clock: boolean }) {
  const file = row.files[0];
  const content = (
    <>
      <When at={row.publishedAt} clock={clock} />
      <Figure className={styles.symbol}>{row.symbol}</Figure>
      <span className={styles.headline}>
        <bdi>{row.headline}</bdi>
      </span>
      <span className={styles.kind}>
        <KindChip row={row} />
      </span>
      <span className={styles.format}>{file && <Figure>PDF</Figure>}</span>
    </>
  );
  return file ? (
    <a href={disclosureFileHref(file)} className={styles.row}>
      {content}
    </a>
  ) : (
    <div className={styles.row}>{content}</div>
  );
}

function KindChip({ row }: { row: DisclosureRow }) {
  const t = useText();
  const chip = row.reportInterval
    ? ({ text: INTERVAL_TEXT[row.reportInterval], tone: 'solid' } as const)
    : KIND_CHIP[kindOf(row)];
  return chip ? <Chip {...(chip.tone && { tone: chip.tone })}>{t(chip.text)}</Chip> : null;
}

function When({ at, clock }: { at: Instant; clock: boolean }) {
  const locale = useLocale();
  return (
    <time className={styles.time} dateTime={new Date(at).toISOString()}>
      {clock ? <Figure>{dubaiClock(at)}</Figure> : formatDate(at, locale)}
    </time>
  );
}
