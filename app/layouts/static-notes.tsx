import { useLocation } from 'react-router';
import { StaticHtml } from '#app/ui/static-html.tsx';

// The notes are plain HTML: their components are not sent to the browser.
const Notes = import.meta.env.SSR && (await import('#app/blocks/address-notes/address-notes.tsx')).AddressNotes;

/**
 * Notes above the page on parts of the address that no page uses. Another address has other notes: those of the
 * document do not apply to it.
 */
export function StaticNotes() {
  const { search } = useLocation();
  return (
    <StaticHtml key={search} name={search}>
      {Notes && <Notes />}
    </StaticHtml>
  );
}
