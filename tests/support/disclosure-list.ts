import { inject } from 'vitest';
import { pathOf } from '#app/page-path.ts';
import type { DisclosureKind } from '#domain/disclosure-kind.ts';
import { jobsRead } from './jobs-read.ts';

/** A row of the list of disclosures. */
export interface DisclosureRow {
  published: string;
  headline: string;
  id: string;
  document: string | null;
  kind: DisclosureKind;
  symbol: string;
  name: string;
}

/** The list of disclosures. */
export const LIST = pathOf('the-exchange-disclosures');

/** Waits until the shared site has read older disclosures: this happens in the background, page by page. */
export const olderDisclosuresRead = () => jobsRead(inject('siteUrl'), ['disclosure-history']);
