import { marketDate } from '#domain/date.ts';
import type { Disclosure } from '#domain/disclosure.ts';
import { LANGUAGES, SCRIPTS } from '#domain/words/languages.ts';
import type { Store } from '#store/store.ts';
import type { OpenDocument } from '#upstream/records.ts';
import type { Upstream } from '#upstream/upstream.ts';

/** A document that the store has: the key of its copy and facts, how to fetch it, and the name it is saved under. */
export interface KnownDocument {
  key: string;
  fileName: string;
  open(signal: AbortSignal): Promise<OpenDocument>;
}

export type KnownIn = Pick<Store, 'disclosures' | 'press' | 'circulars'>;
export type Origins = Pick<Upstream['documents'], 'open' | 'openAsset'>;

/** Characters that file systems reject, and marks that only control direction. */
// oxlint-disable-next-line no-control-regex
const UNSAFE_IN_NAMES = /[\\/:*?"<>|\u0000-\u001f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const NAME_LENGTH_MAX = 90;

export const CIRCULAR_PATH = /^\/circulars\/([^/]+)\/([^/]+)$/;

/**
 * The document at a path below /documents: the feed's raw path of a disclosure's or press release's file, or
 * /circulars/{id}/{file}. Undefined for what the store does not have, which is never fetched.
 */
export async function findDocument(store: KnownIn, origins: Origins, path: string): Promise<KnownDocument | undefined> {
  const [, id, file] = CIRCULAR_PATH.exec(path) ?? [];
  if (id && file) return findCircularFile(store, origins, id, file);
  const owner = await ownerOf(store, path);
  if (!owner) return undefined;
  return { key: path, fileName: savedName(owner, path), open: (signal) => origins.open(path, { signal }) };
}

async function findCircularFile(store: KnownIn, origins: Origins, id: string, name: string) {
  const circular = await store.circulars.find(id);
  const file = circular?.files.find((each) => each.id + each.extension === name);
  if (!circular || !file) return undefined;
  return {
    key: file.url,
    fileName: `${circular.slug}${file.extension}`,
    open: (signal: AbortSignal) => origins.openAsset(file.url, { signal }),
  };
}

/** Press releases are in a feed of their own; their id is the folder above the file. */
async function ownerOf(store: KnownIn, path: string): Promise<Disclosure | undefined> {
  const disclosure = await store.disclosures.findByFile(path);
  if (disclosure) return disclosure;
  const press = await store.press.find(path.split('/').at(-2) ?? '');
  return press?.files.some((file) => file.path === path) ? press : undefined;
}

/**
 * The name under which a file is saved: the feed's own, unless that has no letter of the file's language. Issuers name
 * Arabic files in Latin codes ('JIWAN GM INV A 02 03 2026.Pdf.pdf'); such a file is saved under symbol, headline and day.
 */
export function savedName({ lang, symbol, headline, publishedAt }: Disclosure, path: string): string {
  const own = path.slice(path.lastIndexOf('/') + 1);
  const letters = SCRIPTS[LANGUAGES[lang].script];
  if (letters.test(own) || !letters.test(headline)) return own;
  const title = headline.replace(UNSAFE_IN_NAMES, ' ').replace(/\s+/g, ' ').trim().slice(0, NAME_LENGTH_MAX);
  return `${symbol} ${title} ${marketDate(publishedAt)}.pdf`;
}
