/**
 * Keeps the names in view while the table scrolls sideways, and only then: a browser composites a hundred sticky cells
 * again with every change of the page. Returns a function that ends it.
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
