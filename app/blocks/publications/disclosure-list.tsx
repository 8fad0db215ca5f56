import { Link } from '#app/ui/link.tsx';
import { marketTime, formatDate } from '#domain/date.ts';
import type { Disclosure, DisclosureFile } from '#domain/disclosure.ts';
import { kindOf } from '#domain/disclosure-kind.ts';
import { LOCALES } from '#domain/locale.ts';
import type { Instant } from '#domain/time.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { disclosureFileHref } from '#app/links/document-links.ts';
import { pathOf } from '#app/page-path.ts';
import { Chip } from '#app/ui/chip.tsx';
import { Figure } from '#app/ui/figure.tsx';
import { INTERVAL_TEXT, KIND_TEXT, PRICE_SENSITIVE } from './kind-text.ts';
import styles from './disclosure-list.module.css';

export interface DisclosureRow extends Pick<
  Disclosure,
  'id' | 'symbol' | 'headline' | 'publishedAt' | 'reportInterval' | 'lang'
> {
  files: readonly Pick<DisclosureFile, 'path' | 'type'>[];
  /** The issuer's name in the disclosure's language, on lists of many issuers. */
  issuer?: string;
}

interface DisclosureListProps {
  disclosures: readonly DisclosureRow[];
  /** Under a heading that names the day, rows show only the time. */
  clock?: 'minutes' | 'seconds';
}

/** Disclosures of issuers, newest first, each with a link to its page, and at the end of the line to its document. */
export function DisclosureList({ disclosures, clock }: DisclosureListProps) {
  const locale = useLocale();
  return (
    <ol className={styles.list} data-clock={clock}>
      {disclosures.map((row) => (
        <li key={row.id} className={styles.row}>
          <When at={row.publishedAt} clock={clock} />
          <Figure className={styles.symbol}>{row.symbol}</Figure>
          <Link to={pathOf('the-exchange-disclosures-id', { id: row.id })} className={styles.headline}>
            <bdi lang={row.lang === locale ? undefined : LOCALES[row.lang].iso}>{row.headline}</bdi>
            {row.issuer && <bdi className={styles.issuer}>{row.issuer}</bdi>}
          </Link>
          <span className={styles.kind}>
            <KindChip row={row} />
          </span>
          <Document row={row} />
        </li>
      ))}
    </ol>
  );
}

function Document({ row: { headline, files } }: { row: DisclosureRow }) {
  const [file] = files;
  if (!file) return <span className={styles.format} />;
  return (
    <a href={disclosureFileHref(file)} className={styles.format}>
      <bdi className="visually-hidden">{headline}</bdi> <Figure>PDF</Figure>
    </a>
  );
}

/** The kind of a disclosure; one that no rule classifies has no chip. */
export function KindChip({ row }: { row: Pick<DisclosureRow, 'headline' | 'reportInterval' | 'files'> }) {
  const t = useText();
  const kind = kindOf(row);
  if (kind === 'other') return null;
  const text = row.reportInterval && kind === 'results' ? INTERVAL_TEXT[row.reportInterval] : KIND_TEXT[kind];
  return <Chip {...(PRICE_SENSITIVE.has(kind) && { tone: 'solid' })}>{t(text)}</Chip>;
}

function When({ at, clock }: { at: Instant; clock: DisclosureListProps['clock'] }) {
  const locale = useLocale();
  return (
    <time className={styles.time} dateTime={new Date(at).toISOString()}>
      {clock ? <Figure>{marketTime(at, { seconds: clock === 'seconds' })}</Figure> : formatDate(at, locale)}
    </time>
  );
}
