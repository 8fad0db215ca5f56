/**
 * The names stay in view while the table is moved sideways, and only then: a browser composes a hundred cells that are
 * held in place anew with every change of the page. Answers how to end it.
 */
export function keepNamesInView(region: HTMLElement, table: HTMLTableElement): () => void {
  const tell = () => {
    const place = region.scrollLeft === 0 ? 'start' : 'aside';
    if (table.dataset.at !== place) table.dataset.at = place;
  };
  tell();
  region.addEventListener('scroll', tell, { passive: true });
  return () => {
    region.removeEventListener('scroll', tell);
    delete table.dataset.at;
  };
}
