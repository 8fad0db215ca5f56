import type { Disclosure } from '#domain/disclosure.ts';
import { versionsOf, type DisclosureVersion } from '#domain/disclosure-versions.ts';
import { readQuery } from '#app/blocks/filtered-list/search-params.ts';
import type { ShownVersion } from '#app/blocks/disclosures/versions.tsx';
import type { Site } from '#app/context.ts';

/** The versions of a disclosure, and the one that an address requests (`?version=1`); the last is in force. */
export async function requestedVersion({ store }: Site, { id, lang }: Disclosure, query: URLSearchParams) {
  const versions = versionsOf(await store.disclosures.versions(id, lang));
  const params = readQuery(query);
  const asked = params.oneOf(
    'version',
    versions.map(({ number }) => String(number)),
  );
  const [latest] = versions;
  const old = versions.find((version) => String(version.number) === asked && version !== latest);
  return { old, versions: versions.map(shownVersion), ignored: params.ignored };
}

function shownVersion({ number, disclosure, replacedAt, changed }: DisclosureVersion): ShownVersion {
  return { number, headline: disclosure.headline, publishedAt: disclosure.publishedAt, replacedAt, changed };
}
