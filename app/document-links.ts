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
