import type { PartSettings } from '#domain/article.ts';
import type { ShownBlock } from '#app/blocks/article/shown-article.ts';
import type { Text } from '#messages/text.tsx';
import type { Site } from '#app/context.ts';
import type { Address } from '#app/site-map.ts';

/** What a part of an article is built from. */
export interface PartRequest {
  site: Site;
  t: Text;
  address: Address;
  query: URLSearchParams;
  settings: PartSettings;
}

/** Returns the blocks for the place where an article names the part. */
export type PartLoader = (request: PartRequest) => readonly ShownBlock[] | Promise<readonly ShownBlock[]>;
