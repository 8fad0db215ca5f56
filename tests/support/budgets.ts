import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import type { Address } from '#app/site-map.ts';

export interface Budget {
  /** Scripts loaded before the first interaction. */
  script: number;
  /** All scripts after the first interaction. */
  scriptTouched?: number;
  /** The style sheet of every page, and those of the page's family of blocks. */
  baseStyles: number;
  ownStyles: number;
  /** Total transferred size of the first view. */
  firstView?: number;
}

const STYLES = { baseStyles: 16, ownStyles: 8 };

/** Limits of a page of each kind, in kilobytes; scripts and style sheets gzipped. */
const BUDGETS = {
  document: { script: 12, scriptTouched: 18, ...STYLES },
  application: { script: 175, ...STYLES },
  home: { script: 175, firstView: 300, ...STYLES },
  // For developers of the site: the gallery shows the parts of all families, and grows with each.
  gallery: { script: 260, baseStyles: 16, ownStyles: 40 },
} satisfies Record<string, Budget>;

export type PageKind = keyof typeof BUDGETS;

export function kindOf({ name, application }: Pick<Address, 'name' | 'application'>): PageKind {
  if (name === 'home') return 'home';
  if (name === 'internal-states') return 'gallery';
  return application === null ? 'document' : 'application';
}

/** The limits of a page of that kind, in kilobytes. */
export function budgetOf(kind: PageKind): Budget {
  return BUDGETS[kind];
}

/** What the open page has loaded so far, by the same measures, in kilobytes; `html`: its own document as it was sent. */
export async function weightsOf(page: Page): Promise<Record<keyof Budget | 'html', number>> {
  const loaded = await loadedBy(page);
  const weights = Object.entries(WEIGHTS).map(async ([name, weigh]) => [name, await weigh(loaded)] as const);
  return {
    ...(Object.fromEntries(await Promise.all(weights)) as Record<keyof Budget, number>),
    html: loaded[0]!.encodedBodySize / 1000,
  };
}

interface Loaded {
  name: string;
  encodedBodySize: number;
}

/** The given limits that the open page exceeds with everything loaded so far. */
export async function budgetFaults(page: Page, kind: PageKind, ...limits: (keyof Budget)[]): Promise<string[]> {
  const budget: Budget = BUDGETS[kind];
  const set = limits.flatMap((limit) => (budget[limit] === undefined ? [] : { limit, most: budget[limit] }));
  if (set.length === 0) return [];
  const loaded = await loadedBy(page);
  const weights = await Promise.all(set.map(async (each) => ({ ...each, weight: await WEIGHTS[each.limit](loaded) })));
  return (
    weights
      // A page may have no styles besides the base; any other weight of zero means that the file was not found.
      .filter(({ limit, most, weight }) => (weight === 0 && limit !== 'ownStyles') || weight > most)
      .map(({ limit, most, weight }) => `${limit} is ${weight.toFixed(1)} kB, and may be ${most}`)
  );
}

const WEIGHTS: Record<keyof Budget, (loaded: readonly Loaded[]) => number | Promise<number>> = {
  script: (loaded) => gzippedKb(loaded, /\.js$/),
  scriptTouched: (loaded) => gzippedKb(loaded, /\.js$/),
  baseStyles: (loaded) => gzippedKb(loaded, /\/base-[^/]*\.css$/),
  ownStyles: (loaded) => gzippedKb(loaded, /\/(?!base-)[^/]*\.css$/),
  firstView: (loaded) => loaded.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000,
};

/** Everything that the page has loaded, its own document first. */
function loadedBy(page: Page): Promise<Loaded[]> {
  return page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map((entry) => {
      const { name, encodedBodySize } = entry as PerformanceResourceTiming;
      return { name, encodedBodySize };
    }),
  );
}

/** Most pages load the same files: each is measured once. */
const weighed = new Map<string, Promise<number>>();

async function gzippedKb(loaded: readonly Loaded[], files: RegExp): Promise<number> {
  const names = [...new Set(loaded.map(({ name }) => name))].filter((name) => files.test(name));
  const sizes = names.map((name) => {
    const size = weighed.get(name) ?? gzippedSize(name);
    weighed.set(name, size);
    return size;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1000;
}

async function gzippedSize(url: string): Promise<number> {
  return gzipSync(await (await fetch(url)).bytes(), { level: 9 }).length;
}
