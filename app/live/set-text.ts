/**
 * Sets an element's text; returns whether it changed. Reuses an existing text node: replacing nodes would make the
 * browser re-evaluate every `:has()` of the page with each figure.
 */
export function setText(element: Element | null, text: string): boolean {
  if (!element || element.textContent === text) return false;
  const { firstChild: node } = element;
  if (node instanceof Text && node === element.lastChild) node.data = text;
  else element.textContent = text;
  return true;
}
