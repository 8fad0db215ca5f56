/** Puts a part of a drawing at its place; null hides it. Uses attributes: the page's policy forbids inline styles. */
export function setPlace(part: Element, place: Readonly<Record<string, string>> | null): void {
  if (place) part.removeAttribute('display');
  else part.setAttribute('display', 'none');
  for (const [name, value] of Object.entries(place ?? {}))
    if (part.getAttribute(name) !== value) part.setAttribute(name, value);
}
