/**
 * Gives an element another text; answers whether it had another one before. The text's own node takes it where there is
 * one: an exchange of nodes would have the browser ask every `:has()` of the page anew, with each figure.
 */
export function setText(element: Element | null, text: string): boolean {
  if (!element || element.textContent === text) return false;
  const { firstChild: node } = element;
  if (node instanceof Text && node === element.lastChild) node.data = text;
  else element.textContent = text;
  return true;
}
