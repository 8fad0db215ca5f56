import { Link } from '#app/ui/link.tsx';
import { LOCALES } from '#domain/locale.ts';
import { useText } from '#messages/text.tsx';
import { pathOf } from '#app/page-path.ts';
import { byLetter, type GlossaryTerm } from './glossary-filter.ts';
import styles from './glossary-list.module.css';

interface GlossaryListProps {
  terms: readonly GlossaryTerm[];
  /** Names of all terms by id, for links to related terms. */
  names: Readonly<Record<string, string>>;
}

/** The terms under their letters, each with its own anchor and its names in the other languages. */
export function GlossaryList({ terms, names }: GlossaryListProps) {
  const t = useText();
  const letters = byLetter(terms);
  const shown = (letter: string) => (letter === '#' ? t('glossary.figures') : letter);
  return (
    <>
      <nav aria-label={t('glossary.letters')} className={styles.letters}>
        <ul>
          {letters.map(({ letter }, index) => (
            <li key={letter}>
              <a href={`#letter-${index + 1}`}>{shown(letter)}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div itemScope itemType="https://schema.org/DefinedTermSet">
        <meta itemProp="name" content={t('common.glossary')} />
        {letters.map(({ letter, terms: under }, index) => (
          <div key={letter} className={styles.letter}>
            <h2 id={`letter-${index + 1}`} className="light">
              {shown(letter)}
            </h2>
            <dl>
              {under.map((entry) => (
                <Entry key={entry.id} entry={entry} names={names} />
              ))}
            </dl>
          </div>
        ))}
      </div>
    </>
  );
}

function Entry({ entry, names }: { entry: GlossaryTerm } & Pick<GlossaryListProps, 'names'>) {
  const t = useText();
  return (
    <div
      id={entry.id}
      className={styles.entry}
      itemProp="hasDefinedTerm"
      itemScope
      itemType="https://schema.org/DefinedTerm"
    >
      <dt>
        <span className={styles.term} itemProp="name">
          {entry.term}
        </span>
        {entry.others.map(({ lang, term }) => (
          <span key={lang} className={styles.other} lang={LOCALES[lang].iso}>
            <bdi dir={LOCALES[lang].dir}>{term}</bdi>
          </span>
        ))}
        {entry.also.length > 0 && (
          <span className={styles.also}>
            {t('glossary.also', { names: entry.also.join(t('common.listSeparator')) })}
          </span>
        )}
      </dt>
      <dd itemProp="description">{entry.definition}</dd>
      {entry.formula && (
        <dd className={styles.formula}>
          <span className="visually-hidden">{t('glossary.working')} </span>
          {entry.formula}
        </dd>
      )}
      <dd className={styles.rule}>
        <Facts entry={entry} names={names} />
      </dd>
    </div>
  );
}

function Facts({ entry: { area, source, see }, names }: { entry: GlossaryTerm } & Pick<GlossaryListProps, 'names'>) {
  const t = useText();
  return (
    <ul>
      <li>
        <Link to={`?area=${area}`}>{t(`glossary.area.${area}`)}</Link>
      </li>
      <li>
        {t('glossary.rule')}: {t(`glossary.source.${source}`)}
      </li>
      <li>
        {t('glossary.see')}:{' '}
        {see.map((id, index) => (
          <span key={id}>
            {index > 0 && t('common.listSeparator')}
            <Link to={`${pathOf('glossary')}#${id}`}>{names[id]}</Link>
          </span>
        ))}
      </li>
    </ul>
  );
}
