import { useId, type ReactNode, type RefObject } from 'react';
import { useHref, useNavigate } from 'react-router';
import { needTexts } from '#messages/needed.ts';
import { useText, type Text } from '#messages/text.tsx';
import { pathOf } from '../../page-path.ts';
import { Icon } from '../../ui/icon.tsx';
import { Marked } from '../../ui/marked.tsx';
import { SecurityLine } from './security-line.tsx';
import type { Suggestions } from './suggestions-data.ts';
import { optionId, useCombobox } from './use-combobox.ts';
import { useSuggestions, type Answer } from './use-suggestions.ts';
import styles from './search-box.module.css';

await needTexts('search');

/** An option: where it leads and what it shows. */
interface Line {
  to: string;
  content: ReactNode;
}

/** The list that opens under a search field while one types. */
export default function SuggestionList({ input }: { input: RefObject<HTMLInputElement | null> }) {
  const t = useText();
  const listId = useId();
  const navigate = useNavigate();
  const { answer, ask, forget } = useSuggestions(useHref(pathOf('search-suggestions')));
  const groups = answer && answer !== 'failed' ? groupsOf(answer, input.current?.value ?? '', t) : [];
  const lines = groups.flatMap((group) => group.lines);
  const choose = (place: number) => {
    if (input.current) input.current.value = '';
    close();
    forget();
    void navigate(lines[place]?.to ?? '.');
  };
  const { open, place, close } = useCombobox({ input, listId, count: lines.length, ask, forget, choose });
  const note = open ? noteOf(answer, t) : '';
  return (
    <>
      <p role="status" className="visually-hidden">
        {open && announcement(answer, t)}
      </p>
      <div className={styles.popup} hidden={!open || answer === null} onPointerDown={(event) => event.preventDefault()}>
        {note && <p className={styles.note}>{note}</p>}
        <div role="listbox" id={listId} aria-label={t('search.suggestions')}>
          {groups.map((group) => (
            <Group key={group.id} id={`${listId}-${group.id}`} label={group.label}>
              {group.lines.map((line) => {
                const at = lines.indexOf(line);
                return (
                  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field keeps the focus and hears the keys
                  <div
                    key={line.to}
                    id={optionId(listId, at)}
                    role="option"
                    tabIndex={-1}
                    aria-selected={at === place}
                    className={styles.option}
                    onClick={() => choose(at)}
                  >
                    {line.content}
                  </div>
                );
              })}
            </Group>
          ))}
        </div>
      </div>
    </>
  );
}

function Group({ id, label, children }: { id: string; label: string | null; children: ReactNode }) {
  if (label === null) return <div className={styles.group}>{children}</div>;
  return (
    <div role="group" aria-labelledby={id} className={styles.group}>
      <div id={id} role="presentation" className={styles.label}>
        {label}
      </div>
      {children}
    </div>
  );
}

interface LineGroup {
  id: string;
  label: string | null;
  lines: Line[];
}

function groupsOf({ securities, pages, others, total }: Suggestions, typed: string, t: Text): LineGroup[] {
  const results = `${pathOf('search')}?${new URLSearchParams({ q: typed.trim() })}`;
  const groups: LineGroup[] = [
    {
      id: 'securities',
      label: t('search.securities'),
      lines: securities.map((row) => ({ to: row.to, content: <SecurityLine row={row} /> })),
    },
    {
      id: 'pages',
      label: t('search.pages'),
      lines: pages.map((row) => ({ to: row.to, content: <PageLine row={row} /> })),
    },
    {
      id: 'others',
      label: t('search.others'),
      lines: others.map((row) => ({ to: row.to, content: <PageLine row={row} /> })),
    },
    { id: 'all', label: null, lines: total > 0 ? [{ to: results, content: <AllLine total={total} /> }] : [] },
  ];
  return groups.filter(({ lines }) => lines.length > 0);
}

function PageLine({ row: { title, section } }: { row: Suggestions['pages'][number] }) {
  return (
    <span className={styles.page}>
      <span>
        <Marked {...title} />
      </span>
      {section && <span className={styles.second}>{section}</span>}
    </span>
  );
}

function AllLine({ total }: { total: number }) {
  return (
    <span className={styles.all}>
      {useText()('search.all', { count: total })}
      <Icon name="go" className={styles.icon} />
    </span>
  );
}

/** What stands over the list: how it came about, or why there is none. */
function noteOf(answer: Answer, t: Text): string {
  if (answer === null) return '';
  if (answer === 'failed') return t('search.failed');
  if (answer.total === 0) return t('search.nothing');
  if (answer.by === 'other-keyboard') return t('search.otherKeyboard', { query: answer.query });
  return answer.by === 'alike' ? t('search.alike') : '';
}

function announcement(answer: Answer, t: Text): string {
  if (answer === null) return '';
  const note = noteOf(answer, t);
  if (answer === 'failed' || answer.total === 0) return note;
  const count = t('search.suggestionCount', {
    count: answer.securities.length + answer.pages.length + answer.others.length,
  });
  return note ? `${note} ${count}` : count;
}
