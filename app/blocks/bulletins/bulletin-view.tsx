import { useHref, useLocation } from 'react-router';
import { DUE_AFTER_CLOSE } from '#domain/bulletin-period.ts';
import { useText } from '#messages/text.tsx';
import { Link } from '#app/ui/link.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Pager } from '#app/ui/pager.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { Segments } from '#app/ui/segments.tsx';
import { FileLinks } from '#app/blocks/exports/file-links.tsx';
import { FiguresOf } from '#app/blocks/figures-of/figures-of.tsx';
import sections from '#app/blocks/security-list/security-list.module.css';
import type { BulletinPage } from '#app/data/bulletins/bulletin-page.ts';
import { BulletinChanges } from './bulletin-changes.tsx';
import { BulletinBody } from './bulletin-sections.tsx';
import styles from './bulletins.module.css';

/** A bulletin: the selection, its description, its sections, its corrections, and all others of its kind. */
export function BulletinView({ data }: { data: BulletinPage }) {
  const t = useText();
  const { filters, bulletin, kinds, newer, older, words, query, files, revisions, checksums } = data;
  return (
    <>
      <div className={sections.list}>
        <div data-screen-only="">
          <Segments label={t('bulletins.kinds')} segments={kinds} />
        </div>
        {filters.ignored.map(({ parameter, value }) => (
          <Notice key={parameter} title={t(`bulletins.ignored.${parameter}`, { value })} role="note" />
        ))}
        {bulletin === null ? (
          <Notice title={words.none} role="note">
            <p>{words.noneNext}</p>
          </Notice>
        ) : (
          <article aria-labelledby="bulletin" className={styles.bulletin}>
            <h2 id="bulletin" className={`${styles.name} light`}>
              {words.name}
            </h2>
            <p className={styles.sentence}>{words.sentence}</p>
            <div className={`cluster ${sections.count}`}>
              <p>
                {words.made}
                {checksums && (
                  <span className="whitespace-nowrap" data-screen-only="">
                    {' · '}
                    <a href={checksums} className="link">
                      {t('bulletins.checksums')}
                    </a>
                  </span>
                )}
              </p>
              <FileLinks files={files} query={query} subscribed="">
                {files.lead}
              </FileLinks>
            </div>
            {words.superseded && <Notice title={words.superseded} role="note" />}
            {words.next && <p className="text-14 text-muted">{words.next}</p>}
            <div data-screen-only="">
              <Pager
                label={t('bulletins.steps')}
                previous={newer ?? undefined}
                next={older ?? undefined}
                position={words.period}
              />
            </div>
            <BulletinBody bulletin={bulletin} />
            <FiguresOf day={bulletin.to} />
            <BulletinChanges bulletin={bulletin} revisions={revisions} />
          </article>
        )}
      </div>
      {bulletin && <Archive data={data} />}
      <section aria-labelledby="method" className="mt-12">
        <SectionHead id="method" title={t('bulletins.method')} />
        <ul className={styles.method}>
          {['counted', 'prices', 'value', 'totalReturn', 'frozen', 'disclosures', 'left-out'].map((id) => (
            <li key={id}>{t(`bulletins.method.${id}`, { time: DUE_AFTER_CLOSE })}</li>
          ))}
        </ul>
      </section>
    </>
  );
}

/** All bulletins of the kind and a year, each with its files. */
function Archive({ data: { archive } }: { data: BulletinPage }) {
  const t = useText();
  const page = useHref(useLocation().pathname).replace(/\/$/, '');
  return (
    <section aria-labelledby="archive" className="mt-12" data-screen-only="">
      <SectionHead id="archive" title={archive.title} />
      {archive.years.length > 1 && <Segments label={t('bulletins.years')} segments={archive.years} />}
      <ul className={styles.archive}>
        {archive.lines.map(({ label, query, note }) => (
          <li key={query}>
            <Link to={query || '.'} className="link">
              {label}
            </Link>
            {note && <span className="text-12 text-muted">{note}</span>}
            <span className={styles.files}>
              {(['pdf', 'xlsx'] as const).map((format) => (
                <a
                  key={format}
                  href={[page, format].join('.') + query}
                  className="link"
                  aria-label={t(`bulletins.file.${format}`, { period: label })}
                >
                  {format === 'pdf' ? 'PDF' : 'Excel'}
                </a>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
