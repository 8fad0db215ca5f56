import type { Disclosure } from '#domain/disclosure.ts';
import { versionsOf, type DisclosureVersion } from '#domain/disclosure-versions.ts';
import type { ShownVersion } from '#app/blocks/disclosures/versions.tsx';
import type { Site } from '#app/context.ts';

/** The versions of a disclosure, and of them the one that an address asks for (`?version=1`); the last stands. */
export async function requestedVersion({ store }: Site, { id, lang }: Disclosure, query: URLSearchParams) {
  const versions = versionsOf(await store.disclosures.versions(id, lang));
  const number = Number(query.get('version'));
  const [standing] = versions;
  const old = versions.find((version) => version.number === number && version !== standing);
  return { old, versions: versions.map(shownVersion) };
}

function shownVersion({ number, disclosure, replacedAt, changed }: DisclosureVersion): ShownVersion {
  return { number, headline: disclosure.headline, publishedAt: disclosure.publishedAt, replacedAt, changed };
}
