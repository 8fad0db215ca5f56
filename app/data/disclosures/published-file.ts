import type { DisclosureFile } from '#domain/disclosure.ts';
import { disclosureFileHref } from '#app/links/document-links.ts';

/** A public file and its location. */
export interface PublishedFile {
  id: string;
  /** Path below /documents, as in the store. */
  path: string;
  href: string;
  title: string;
}

export function disclosedFile(file: DisclosureFile): PublishedFile {
  const { id, path, title } = file;
  return { id, path, title, href: disclosureFileHref(file) };
}
