import type { CircularFile } from '#domain/circular.ts';
import type { DisclosureFile } from '#domain/disclosure.ts';

/** Address of a disclosure's file on this site: the origin's path below /documents, so a saved link can be read by people. */
export function disclosureFileHref({ path }: Pick<DisclosureFile, 'path'>): string {
  return `/documents${path.split('/').map(encodeURIComponent).join('/')}`;
}

/** Address of a circular's file on this site. */
export function circularFileHref(circularId: string, file: Pick<CircularFile, 'id' | 'extension'>): string {
  return `/documents/circulars/${encodeURIComponent(circularId)}/${encodeURIComponent(file.id)}${file.extension}`;
}

/** Widths in pixels at which pictures of pages are answered. */
export const DOCUMENT_PAGE_WIDTHS = [640, 960, 1280] as const;

/**
 * Address of a picture of a page (from 1) of the document at `href`, an address that this file gave. With its hash the
 * picture may be kept for good.
 */
export function documentPageHref(
  href: string,
  { page, width, sha256 }: { page: number; width: (typeof DOCUMENT_PAGE_WIDTHS)[number]; sha256?: string },
): string {
  const version = sha256 ? `&v=${sha256.slice(0, 16)}` : '';
  return `${href.replace(/^\/documents/, `/documents/pages/${page}`)}?width=${width}${version}`;
}
