import { useLocation } from 'react-router';
import { StaticHtml } from '#app/ui/static-html.tsx';

// The notes are HTML: the browser gets no component of them.
const Notes = import.meta.env.SSR && (await import('#app/blocks/address-notes/address-notes.tsx')).AddressNotes;

/** What of the address no page follows, above the page. Another address has other notes: those of the document are not its own. */
export function StaticNotes() {
  const { search } = useLocation();
  return (
    <StaticHtml key={search} name={search}>
      {Notes && <Notes />}
    </StaticHtml>
  );
}
