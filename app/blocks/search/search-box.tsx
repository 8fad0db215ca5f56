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
  /** What was asked, on the page that answers it. */
  query?: string | undefined;
  /** Tells this box from another one on the same page. */
  label?: string | undefined;
  /** With a frame and a button of its own; without, it takes the measure of the line that it is in. */
  boxed?: boolean;
}

/**
 * Search over securities and pages: a form that leads to the results. Script makes a combobox of its field, which suggests
 * from the first letter (app/document/search.ts).
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
