import { useLocation, useMatches } from 'react-router';
import { WORDS_MAX } from '#domain/search.ts';
import { useText } from '#messages/text.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { SITE_MAP } from '#app/site-map.ts';
import { notesOf } from './notes.ts';

/**
 * Notes on the parts of an address that the page ignores, for every page: repeated values of a single-value name, and
 * search text past the limit.
 */
export function AddressNotes() {
  const t = useText();
  const { search } = useLocation();
  const page = useMatches().at(-1)?.id;
  const names = SITE_MAP.find(({ name }) => name === page)?.query ?? [];
  const notes = notesOf(new URLSearchParams(search), names);
  if (notes.length === 0) return null;
  return (
    <aside className="wrap" aria-label={t('address.notes')}>
      {notes.map(({ name, value }) => (
        <Notice
          key={name + value}
          role="note"
          title={value === null ? t('address.long', { max: WORDS_MAX }) : t('address.repeated', { name, value })}
        />
      ))}
    </aside>
  );
}
