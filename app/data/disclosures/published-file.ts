import type { DisclosureFile } from '#domain/disclosure.ts';
import { disclosureFileHref } from '#app/links/document-links.ts';

/** A file that was made public, and where it is. */
export interface PublishedFile {
  id: string;
  /** Below /documents, as the store knows it. */
  path: string;
  href: string;
  title: string;
}

export function disclosedFile(file: DisclosureFile): PublishedFile {
  const { id, path, title } = file;
  return { id, path, title, href: disclosureFileHref(file) };
}
