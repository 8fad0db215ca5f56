import { lazy, Suspense, useEffect, useRef, useState, type RefObject } from 'react';
import { Form } from 'react-router';
import { QUERY_MAX } from '#domain/search.ts';
import { useText } from '#messages/text.tsx';
import { pathOf } from '../../page-path.ts';
import { wakingKey } from '../../ui/asleep.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import styles from './search-box.module.css';

/** What it takes to suggest comes when a reader turns to the box. */
const SuggestionList = lazy(() => import('./suggestion-list.tsx'));

interface SearchBoxProps {
  className?: string | undefined;
  /** What was asked, on the page that answers it. */
  query?: string | undefined;
  /** Tells this box from another one on the same page. */
  label?: string | undefined;
  /** With a frame and a button of its own; without, it takes the measure of the line that it stands in. */
  boxed?: boolean;
}

/** Search over securities and pages: a form that leads to the results; with script it suggests from the first letter. */
export function SearchBox({ className, query, label, boxed }: SearchBoxProps) {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  const [awake, setAwake] = useState(false);
  useSlashKey(input);
  useEffect(() => {
    // Without script there is no list to open: only now is the field what these say.
    input.current?.setAttribute('role', 'combobox');
    input.current?.setAttribute('aria-expanded', 'false');
    input.current?.setAttribute('aria-autocomplete', 'list');
  }, [query]);
  return (
    <search
      className={classNames(styles.search, boxed && styles.boxed, className)}
      aria-label={label ?? t('common.search')}
    >
      <Form action={pathOf('search')} className={styles.form} key={query}>
        <label className={styles.field}>
          <Icon name="search" className={styles.icon} />
          <span className="visually-hidden">{t('common.search.field')}</span>
          <input
            ref={input}
            name="q"
            className={styles.input}
            defaultValue={query}
            placeholder={t('common.search.field')}
            maxLength={QUERY_MAX}
            enterKeyHint="search"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            onFocus={() => setAwake(true)}
          />
          {!boxed && (
            <kbd className={styles.key} aria-hidden="true">
              /
            </kbd>
          )}
        </label>
        {boxed && <SubmitButton>{t('common.search')}</SubmitButton>}
        {awake && (
          <Suspense>
            <SuggestionList input={input} />
          </Suspense>
        )}
      </Form>
    </search>
  );
}

/** The key of the stroke writes another letter on the Arabic layout. */
const SLASH_KEYS = ['/', 'ظ'];

/** '/' leads to the box that is in sight, wherever nothing else takes keys. */
function useSlashKey(input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const field = input.current;
      const elsewhere = (event.target as Element).closest?.('input, textarea, select, [contenteditable], [data-keys]');
      if (!SLASH_KEYS.includes(event.key) || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented)
        return;
      if (elsewhere || !field?.checkVisibility()) return;
      event.preventDefault();
      field.focus();
      field.select();
    };
    const waking = wakingKey();
    if (waking) onKey(waking);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [input]);
}
