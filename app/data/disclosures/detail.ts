import { pick } from '#domain/bilingual.ts';
import { kindOf } from '#domain/disclosure-kind.ts';
import type { Disclosure } from '#domain/disclosure.ts';
import type { Instant } from '#domain/time.ts';
import type { Crumb } from '#app/blocks/breadcrumbs/breadcrumbs.tsx';
import { crumbsOf } from '#app/blocks/breadcrumbs/crumbs.ts';
import type { NextEventsData } from '#app/blocks/company/next-events.tsx';
import type { DisclosureRow } from '#app/blocks/publications/disclosure-list.tsx';
import { disclosureRow } from '#app/blocks/publications/disclosure-row.ts';
import type { Ignored } from '#app/blocks/filtered-list/search-params.ts';
import type { Site } from '#app/context.ts';
import { findDisclosure, findTranslation, ISSUERS_OWN } from './find.ts';
import { staleData, type StaleData } from '#app/data/status/stale-data.ts';
import { pathOf } from '#app/page-path.ts';
import type { ShownDocument } from '#app/blocks/disclosures/documents.tsx';
import type { ComparedFiles } from '#app/blocks/disclosures/side-by-side.tsx';
import type { ShownVersion } from '#app/blocks/disclosures/versions.tsx';
import { loadNext } from '#app/data/company/next-events.ts';
import { compareFiles } from './compared-files.ts';
import { loadFiles } from './document-files.ts';
import { disclosedFile } from './published-file.ts';
import { requestedVersion } from './versions.ts';

export interface DisclosureData {
  stale: StaleData | null;
  trail: Crumb[];
  disclosure: Disclosure;
  /** The issuer's name in the page's language. */
  issuer: string;
  /** True when the site has a page of the issuer. */
  isListed: boolean;
  /** The disclosure's files, those in the page's language first. */
  documents: ShownDocument[];
  /** The texts of both languages, file by file, once they were read. */
  compared: ComparedFiles[];
  /** Newest first; a single version when nothing was corrected. */
  versions: ShownVersion[];
  /** A requested version that does not exist. */
  ignored: readonly Ignored[];
  /** The shown version, when it was replaced; otherwise null. */
  old: { number: number; replacedAt: Instant } | null;
  /** Disclosures of the same kind by the same issuer, newest first. */
  earlier: DisclosureRow[];
  next: NextEventsData;
  now: Instant;
  simulated: boolean;
}

const EARLIER_SHOWN = 6;

/**
 * Data of a disclosure's page, in the page's language when the issuer published in it. Throws when the disclosure does
 * not exist: the guard has checked.
 */
export async function loadDisclosure(site: Site, id: string, query: URLSearchParams): Promise<DisclosureData> {
  const { store, locale, live } = site;
  const requested = await findDisclosure(site, id);
  if (!requested) throw new Error(`There is no disclosure '${id}'.`);
  const translation = await findTranslation(site, requested);
  const [latest, translated] =
    translation?.lang === locale ? [translation, requested] : [requested, translation ?? null];
  const { old, versions, ignored } = await requestedVersion(site, latest, query);
  // The translation of a replaced version is unknown.
  const [disclosure, other] = old ? [old.disclosure, null] : [latest, translated];
  const { symbol } = disclosure;
  const [security, earlier, next, compared] = await Promise.all([
    store.securities.find(symbol),
    loadEarlier(site, disclosure),
    loadNext(site, symbol),
    other ? compareFiles(site, disclosure.files.map(disclosedFile), other.files.map(disclosedFile)) : [],
  ]);
  const documents = await loadDocuments(site, disclosure, other);
  return {
    stale: staleData(site, 'disclosures'),
    trail: crumbsOf('the-exchange-disclosures', locale, [
      { label: disclosure.headline, to: pathOf('the-exchange-disclosures-id', { id }) },
    ]),
    disclosure,
    issuer: pick(security?.name ?? disclosure.issuer, locale),
    isListed: security !== undefined,
    documents: documents.map((paper) => (isBeside(compared, paper) ? { ...paper, text: null } : paper)),
    compared,
    versions,
    ignored,
    old: old ? { number: old.number, replacedAt: old.replacedAt! } : null,
    earlier: earlier.map((item) => disclosureRow(item)),
    next,
    now: site.now(),
    simulated: live.clock().simulated,
  };
}

/** True for a file that is shown whole beside its other language, and so is not shown again. */
export function isBeside(compared: readonly ComparedFiles[], { id }: ShownDocument): boolean {
  return compared.some(({ files, isWhole, rows }) => isWhole && rows.length > 0 && files.includes(id));
}

async function loadDocuments(site: Site, ...versions: (Disclosure | null)[]): Promise<ShownDocument[]> {
  const documents = versions.map(async (version) => {
    if (!version) return [];
    const { lang, headline, id, files } = version;
    return (await loadFiles(site, files.map(disclosedFile))).map((file) => ({
      ...file,
      lang,
      headline,
      disclosure: id,
    }));
  });
  return (await Promise.all(documents)).flat();
}

/** None for a disclosure that no rule classifies. */
async function loadEarlier({ store }: Site, disclosure: Disclosure): Promise<Disclosure[]> {
  const { lang, symbol, publishedAt } = disclosure;
  const kind = kindOf(disclosure);
  if (kind === 'other') return [];
  const until = publishedAt - 1;
  const filter = { lang, symbol, announcementType: ISSUERS_OWN, kind, until, take: EARLIER_SHOWN };
  return store.disclosures.newest(filter);
}
