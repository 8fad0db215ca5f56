import type { Store } from '#store/store.ts';
import type { OpenDocument } from '#upstream/records.ts';
import type { Upstream } from '#upstream/upstream.ts';

/** A document that the store knows: what its copy and its facts are kept by, how to fetch it, the name it is saved under. */
export interface KnownDocument {
  key: string;
  fileName: string;
  open(signal: AbortSignal): Promise<OpenDocument>;
}

export type KnownIn = Pick<Store, 'disclosures' | 'press' | 'circulars'>;
export type Origins = Pick<Upstream['documents'], 'open' | 'openAsset'>;

export const CIRCULAR_PATH = /^\/circulars\/([^/]+)\/([^/]+)$/;

/**
 * The document at a path below /documents: the feed's raw path of a disclosure's or press release's file, or
 * /circulars/{id}/{file}. Undefined for what the store does not know, which is never asked for.
 */
export async function findDocument(store: KnownIn, origins: Origins, path: string): Promise<KnownDocument | undefined> {
  const [, id, file] = CIRCULAR_PATH.exec(path) ?? [];
  if (id && file) return findCircularFile(store, origins, id, file);
  if (!(await isKnownFile(store, path))) return undefined;
  const fileName = path.slice(path.lastIndexOf('/') + 1);
  return { key: path, fileName, open: (signal) => origins.open(path, { signal }) };
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

/** Press releases stand in a feed of their own; their id is the folder above the file. */
async function isKnownFile(store: KnownIn, path: string): Promise<boolean> {
  if (await store.disclosures.findByFile(path)) return true;
  const press = await store.press.find(path.split('/').at(-2) ?? '');
  return press?.files.some((file) => file.path === path) ?? false;
}
