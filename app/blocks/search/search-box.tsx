import { useHref } from 'react-router';
import { WORDS_MAX } from '#domain/search.ts';
import { useText } from '#messages/text.tsx';
import { pathOf } from '#app/page-path.ts';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon.tsx';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import styles from './search-box.module.css';

interface SearchBoxProps {
  className?: string | undefined;
  /** The query, on the page of its results. */
  query?: string | undefined;
  /** Distinguishes this box from another one on the same page. */
  label?: string | undefined;
  /** With its own frame and button; without, it has the size of the line that it is in. */
  boxed?: boolean;
}

/**
 * Search over securities and pages: a form that leads to the results. Script turns its field into a combobox, which
 * suggests from the first letter (app/document/search.ts).
 */
export function SearchBox({ className, query, label, boxed }: SearchBoxProps) {
  const t = useText();
  return (
    <search
      className={classNames(styles.search, boxed && styles.boxed, className)}
      aria-label={label ?? t('common.search')}
    >
      <form action={useHref(pathOf('search'))} className={styles.form} data-search="">
        <label className={styles.field}>
          <Icon name="search" className={styles.icon} />
          <span className="visually-hidden">{t('common.search.field')}</span>
          <input
            name="q"
            className={styles.input}
            defaultValue={query}
            placeholder={t('common.search.field')}
            maxLength={WORDS_MAX}
            enterKeyHint="search"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
          />
          {!boxed && (
            <kbd className={styles.key} aria-hidden="true">
              /
            </kbd>
          )}
        </label>
        {boxed && <SubmitButton>{t('common.search')}</SubmitButton>}
      </form>
    </search>
  );
}
