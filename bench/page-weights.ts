import type { Browser } from '@playwright/test';
import { pathOf } from '#app/page-path.ts';
import { interact, launchShell, openVisit } from '#tests/support/browser.ts';
import { budgetOf, weightsOf, type PageKind } from '#tests/support/budgets.ts';
import { followLoading } from '#tests/support/loading.ts';
import { startSeededSite } from '#tests/support/seeded-site.ts';
import type { Figure } from '#tools/bench/figure.ts';

/**
 * What a page of each kind weighs for a reader who comes for the first time: its HTML as sent, scripts before and after
 * the first touch and style sheets (gzip), and all bytes of the first view. Beside each is its limit.
 */

const PAGES: readonly { name: string; path: string; kind: PageKind }[] = [
  { name: 'an article', path: `/ar${pathOf('other-disclaimer')}`, kind: 'document' },
  { name: 'glossary', path: '/ar/glossary', kind: 'document' },
  { name: 'a list, members', path: `/ar${pathOf('members-brokers-directory')}`, kind: 'document' },
  { name: 'a form, contact us', path: `/ar${pathOf('discover-contact-us')}`, kind: 'document' },
  { name: 'disclosures', path: `/ar${pathOf('the-exchange-disclosures')}`, kind: 'document' },
  { name: 'home', path: '/ar', kind: 'home' },
  { name: 'market watch', path: '/ar/market-watch', kind: 'application' },
  { name: 'a company', path: `/ar${pathOf('the-exchange-company', { SecuritySymbol: 'DSX' })}`, kind: 'application' },
];
const MEASURES = { script: 'script', baseStyles: 'base styles', ownStyles: 'own styles' } as const;

export async function run(): Promise<Figure[]> {
  const site = await startSeededSite();
  const browser = await launchShell();
  try {
    const figures: Figure[] = [];
    for (const page of PAGES) figures.push(...(await weigh(browser, site.url, page)));
    return figures;
  } finally {
    await browser.close();
    await site.stop({ faultsAreKnown: true });
  }
}

async function weigh(
  browser: Browser,
  origin: string,
  { name, path, kind }: (typeof PAGES)[number],
): Promise<Figure[]> {
  const { page, close } = await openVisit(browser, origin, { width: 390 });
  const { settled } = followLoading(page);
  await page.goto(path, { waitUntil: 'load' });
  await settled();
  const first = await weightsOf(page);
  await interact(page);
  await settled();
  const touched = await weightsOf(page);
  await close();
  const limits = budgetOf(kind);
  const figure = (measure: string, kilobytes: number, limit?: number): Figure[] => [
    { name: `${name}: ${measure}`, value: Math.round(kilobytes * 10) / 10, unit: 'kB' },
    ...(limit === undefined ? [] : [{ name: `${name}: ${measure}, limit`, value: limit, unit: 'kB' }]),
  ];
  return [
    ...figure('HTML as sent', first.html),
    ...Object.entries(MEASURES).flatMap(([id, measure]) =>
      figure(measure, first[id as keyof typeof MEASURES], limits[id as keyof typeof MEASURES]),
    ),
    ...figure('script after a touch', touched.script, limits.scriptTouched),
    ...figure('all of the first view', first.firstView, limits.firstView),
  ];
}

if (import.meta.main)
  for (const { name, value, unit } of await run()) console.log(`${name}: ${value.toLocaleString('en')} ${unit}`);
