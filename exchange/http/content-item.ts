import type { Instant } from '#domain/time.ts';
import type { SfItem } from '#upstream/wire/content.ts';

/** UTC to the second, as the content service writes times. */
export function utc(at: Instant): string {
  return `${new Date(at).toISOString().slice(0, 19)}Z`;
}

interface Facts {
  id: string;
  slug: string;
  published: Instant;
  modified?: Instant;
  provider?: string;
  url?: string;
}

/** The fields that every item has. */
export function item({ id, slug, published, modified, provider = 'OpenAccessProvider', url }: Facts): SfItem {
  return {
    Id: id,
    LastModified: utc(modified ?? published),
    PublicationDate: utc(published),
    DateCreated: utc(published),
    IncludeInSitemap: true,
    SystemSourceKey: null,
    UrlName: slug,
    ItemDefaultUrl: url ?? `/${slug}`,
    Provider: provider,
  };
}
