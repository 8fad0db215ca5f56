import type { ReactNode } from 'react';
import { useHref } from 'react-router';
import { DEFAULT_LOCALE } from '#domain/locale.ts';
import type { MarkedText } from '#domain/search.ts';
import type { SecuritySuggestion } from '#domain/suggestion.ts';
import { useText } from '#messages/text.tsx';
import { pathOf } from '#app/page-path.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Marked } from '#app/ui/marked.tsx';
import { SecurityLine } from './security-line.tsx';
import styles from './search-box.module.css';

/** A template mark for script to copy. */
const MARK: MarkedText = { text: '-', marks: [[0, 1]] };
const ROW: SecuritySuggestion = {
  to: '',
  symbol: MARK,
  name: MARK,
  also: { ...MARK, lang: DEFAULT_LOCALE },
  last: '',
  unit: '',
  change: '',
  direction: 'flat',
};

/**
 * Templates from which script builds the list under a search box (app/document/suggestions), once per page: the list,
 * its groups with their labels, and a line of each kind. Values go into the elements marked `data-slot`.
 */
export function SuggestionTemplates() {
  const t = useText();
  return (
    <template id="suggestions" data-address={useHref(pathOf('search-suggestions'))} data-base={useHref('/')}>
      <p role="status" className="visually-hidden" />
      <div className={styles.popup} hidden>
        <p className={styles.note} hidden />
        <div role="listbox" aria-label={t('search.suggestions')} />
      </div>
      <template data-part="failed">{t('search.failed')}</template>
      <Group name="securities" />
      <Group name="pages" />
      <Group name="others" />
      <template data-part="group-all">
        <div className={styles.group} />
      </template>
      <Line kind="security">
        <SecurityLine row={ROW} />
      </Line>
      <Line kind="page">
        <span className={styles.page}>
          <span data-slot="title">
            <Marked {...MARK} />
          </span>
          <span className={styles.second} data-slot="section" />
        </span>
      </Line>
      <Line kind="all">
        <span className={styles.all}>
          <span data-slot="all" />
          <Icon name="go" className={styles.icon} />
        </span>
      </Line>
    </template>
  );
}

function Group({ name }: { name: 'securities' | 'pages' | 'others' }) {
  const t = useText();
  return (
    <template data-part={`group-${name}`}>
      <div role="group" className={styles.group}>
        <div role="presentation" className={styles.label}>
          {t(`search.${name}`)}
        </div>
      </div>
    </template>
  );
}

function Line({ kind, children }: { kind: 'security' | 'page' | 'all'; children: ReactNode }) {
  return (
    <template data-part={`line-${kind}`}>
      <div role="option" tabIndex={-1} aria-selected="false" className={styles.option}>
        {children}
      </div>
    </template>
  );
}
