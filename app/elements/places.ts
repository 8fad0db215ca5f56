/** Puts a part of a drawing at its place; null takes it out of sight. Attributes: the page's policy forbids style ones. */
export function setPlace(part: Element, place: Readonly<Record<string, string>> | null): void {
  if (place) part.removeAttribute('display');
  else part.setAttribute('display', 'none');
  for (const [name, value] of Object.entries(place ?? {}))
    if (part.getAttribute(name) !== value) part.setAttribute(name, value);
}
