import { Link } from '#app/ui/link.tsx';
import { marketTime, formatDate } from '#domain/date.ts';
import type { CorrectedPart } from '#domain/disclosure-versions.ts';
import type { Instant } from '#domain/time.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import styles from '#app/blocks/publications/notice-list.module.css';

/** A version of a disclosure in the list of versions. */
export interface ShownVersion {
  number: number;
  headline: string;
  publishedAt: Instant;
  /** null for the version in force. */
  replacedAt: Instant | null;
  changed: readonly CorrectedPart[];
}

/** Notice above a version that was replaced: when, and a link to the version in force. */
export function Replaced({ replacedAt }: { replacedAt: Instant }) {
  const t = useText();
  const locale = useLocale();
  const when = { date: formatDate(replacedAt, locale), time: marketTime(replacedAt) };
  return (
    <Notice title={t('disclosures.version.old', when)} tone="fault">
      <Link to="." className="link">
        {t('disclosures.version.new')}
      </Link>
    </Notice>
  );
}

/** Every version of a corrected disclosure, newest first; each stays reachable. */
export function Versions({ versions, shown }: { versions: readonly ShownVersion[]; shown: number }) {
  const t = useText();
  return (
    <section aria-labelledby="versions-title" className="mt-12">
      <SectionHead id="versions-title" title={t('disclosures.versions')} lead={t('disclosures.versions.lead')} />
      <ol className={styles.list}>
        {versions.map((version) => (
          <li key={version.number} className={styles.row}>
            <Version version={version} isShown={version.number === shown} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Version({ version, isShown }: { version: ShownVersion; isShown: boolean }) {
  const t = useText();
  const locale = useLocale();
  const { number, headline, publishedAt, replacedAt, changed } = version;
  const title = t('disclosures.version', { number });
  const state = replacedAt
    ? t('disclosures.version.replaced', { date: formatDate(replacedAt, locale), time: marketTime(replacedAt) })
    : t('disclosures.version.current');
  return (
    <>
      <Link to={replacedAt ? `?version=${number}` : '.'} aria-current={isShown ? 'page' : undefined} className="link">
        {title}
      </Link>
      <div>
        <bdi>{headline}</bdi>
        <p className="text-14 text-muted">
          {formatDate(publishedAt, locale)} · {state}
          {changed.length > 0 && ` · ${t('disclosures.version.changed')} `}
          {changed.map((part) => t(`disclosures.version.${part}`)).join(t('disclosures.version.and'))}
        </p>
      </div>
    </>
  );
}
