/** The templates that the server rendered for the list (blocks/search/suggestion-templates.tsx). */
export function pageTemplates(): HTMLTemplateElement {
  return document.querySelector<HTMLTemplateElement>('template#suggestions')!;
}

/** A new copy of a template part: a group, a line. */
export function copyOf(part: string): Element {
  return document.importNode(contentOf(part).firstElementChild!, true);
}

export function textOfPart(part: string): string {
  return contentOf(part).textContent;
}

function contentOf(part: string): DocumentFragment {
  return pageTemplates().content.querySelector<HTMLTemplateElement>(`[data-part="${part}"]`)!.content;
}
