import { dubaiClock, dubaiDate, formatDate } from '#domain/date.ts';
import type { Disclosure } from '#domain/disclosure.ts';
import type { PlainDate } from '#domain/time.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { disclosureFileHref } from '../../document-links.ts';
import { Chip } from '../../ui/chip.tsx';
import { Figure } from '../../ui/figure.tsx';
import styles from './disclosure-list.module.css';

export type DisclosureRow = Pick<
  Disclosure,
  'id' | 'symbol' | 'headline' | 'publishedAt' | 'reportInterval' | 'files' | 'lang'
>;

const INTERVAL_TEXT = {
  Q1: 'market.report.firstQuarter',
  Q2: 'market.report.secondQuarter',
  Q3: 'market.report.thirdQuarter',
  Yearly: 'market.report.year',
  'Preliminary financial results': 'market.report.preliminary',
} as const;

interface DisclosureListProps {
  disclosures: readonly DisclosureRow[];
  /** The market's day: what was published on it shows its time instead. */
  today?: PlainDate | undefined;
}

/** What issuers told the market, newest first. */
export function DisclosureList({ disclosures, today }: DisclosureListProps) {
  return (
    <ol className={styles.list}>
      {disclosures.map((row) => (
        <li key={row.id}>
          <Row row={row} today={today} />
        </li>
      ))}
    </ol>
  );
}

function Row({ row, today }: { row: DisclosureRow; today: PlainDate | undefined }) {
  const t = useText();
  const file = row.files[0];
  const content = (
    <>
      <When row={row} today={today} />
      <Figure className={styles.symbol}>{row.symbol}</Figure>
      <span className={styles.headline}>
        <bdi>{row.headline}</bdi>
      </span>
      <span className={styles.kind}>
        {row.reportInterval && <Chip tone="solid">{t(INTERVAL_TEXT[row.reportInterval])}</Chip>}
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

function When({ row, today }: { row: DisclosureRow; today: PlainDate | undefined }) {
  const locale = useLocale();
  const isToday = dubaiDate(row.publishedAt) === today;
  return (
    <time className={styles.time} dateTime={new Date(row.publishedAt).toISOString()}>
      {isToday ? <Figure>{dubaiClock(row.publishedAt)}</Figure> : formatDate(row.publishedAt, locale)}
    </time>
  );
}
