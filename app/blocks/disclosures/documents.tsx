import { LOCALES, type Locale } from '#domain/locale.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { Figure } from '#app/ui/figure.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import styles from './documents.module.css';
import { ChecksumIdenticon } from './checksum-identicon.tsx';

/** A file as the page shows it. */
export interface ShownDocument {
  id: string;
  lang: Locale;
  /** Headline of the disclosure that the file belongs to: each language has its own. */
  headline: string;
  disclosure: string;
  href: string;
  title: string;
  /** Format, pages and size, as far as known. */
  note: string;
  /** The first page; null where the file was refused. */
  picture: { src: string; width: number; height: number; alt: string } | null;
  /** Checksum of the bytes as delivered; null until the file was first requested. */
  sha256: string | null;
  /** Why there is nothing to see; null where the file was not refused. */
  refused: string | null;
  /** Text of the first pages, for screen readers. */
  text: string | null;
}

/** The documents, each with its first page, both languages side by side where there is room. */
export function Documents({ documents }: { documents: readonly ShownDocument[] }) {
  const t = useText();
  return (
    <section aria-labelledby="papers-title" className="mt-12">
      <SectionHead id="papers-title" title={t('disclosures.document')} />
      {documents.length === 0 && <Notice title={t('disclosures.noFile')} />}
      <div className={styles.documents}>
        {documents.map((document) => (
          <Paper key={document.href} document={document} />
        ))}
      </div>
    </section>
  );
}

function Paper({ document }: { document: ShownDocument }) {
  const t = useText();
  const { lang, headline, disclosure, href, title, note, picture, sha256, refused } = document;
  const locale = useLocale();
  return (
    <figure>
      {refused && <Notice title={refused} tone="fault" />}
      {picture && (
        <a href={href}>
          <img
            src={picture.src}
            width={picture.width}
            height={picture.height}
            alt={picture.alt}
            loading="lazy"
            decoding="async"
          />
        </a>
      )}
      <figcaption className="mt-2 text-14">
        <p>
          {t(`disclosures.in.${lang}`)}: <bdi lang={lang === locale ? undefined : LOCALES[lang].iso}>{headline}</bdi>
        </p>
        <p>
          <a href={href} className="link inline-block min-h-6">
            <bdi>{title}</bdi>
          </a>
        </p>
        <p className="text-muted">{note}</p>
        <DocumentText document={document} />
        <details>
          <summary className="link min-h-6">{t('disclosures.technical')}</summary>
          <p className="text-12 text-muted">
            {t('disclosures.permanentId')} <Figure className="whitespace-normal break-all">{disclosure}</Figure>
          </p>
          {sha256 && (
            <div className="mt-2 flex items-center gap-4">
              <ChecksumIdenticon sha256={sha256} />
              <p className="text-12 text-muted">
                SHA-256 <Figure className="whitespace-normal break-all">{sha256}</Figure>
              </p>
            </div>
          )}
        </details>
      </figcaption>
    </figure>
  );
}

/** Text of the first pages. */
function DocumentText({ document: { lang, text } }: { document: ShownDocument }) {
  const t = useText();
  const locale = useLocale();
  if (!text) return null;
  const other = lang === locale ? {} : { lang: LOCALES[lang].iso, dir: LOCALES[lang].dir };
  return (
    <details>
      <summary className="link min-h-6">{t('disclosures.text')}</summary>
      <p className="whitespace-pre-line" {...other}>
        {text}
      </p>
    </details>
  );
}
