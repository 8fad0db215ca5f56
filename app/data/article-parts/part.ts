import type { PartSettings } from '#domain/article.ts';
import type { ShownBlock } from '#app/blocks/article/shown-article.ts';
import type { Text } from '#messages/text.tsx';
import type { Site } from '#app/context.ts';
import type { Address } from '#app/site-map.ts';

/** What a part of an article is made from. */
export interface PartRequest {
  site: Site;
  t: Text;
  address: Address;
  query: URLSearchParams;
  settings: PartSettings;
}

/** Makes the blocks that stand where an article names the part. */
export type PartLoader = (request: PartRequest) => readonly ShownBlock[] | Promise<readonly ShownBlock[]>;
