import type { ArticlePart, Block } from '#domain/article.ts';
import { textOf } from '#messages/text.tsx';
import type { ShownBlock } from '#app/blocks/article/shown-article.ts';
import type { PartSource } from '#app/data/article/shown-article.ts';
import { conditionsPart } from './conditions.ts';
import { contractsPart, expiriesPart, specificationPart } from './contracts.ts';
import { fundsPart } from './funds.ts';
import { historySetsPart } from './history-sets.ts';
import { listingCostPart } from './listing-cost.ts';
import { listingsPart } from './listings.ts';
import { marketFitPart } from './market-fit.ts';
import { coOperativePart, mayOwnPart } from './may-i-own.ts';
import { controlPart, debtCostPart, decreePart, parityPart, reitCoverPart } from './offering-calculators.ts';
import type { PartLoader, PartRequest } from './part.ts';
import { fundCostPart, futureResultPart, hedgePart } from './product-calculators.ts';
import { readinessPart } from './readiness.ts';
import { timetablePart } from './timetable.ts';

const LOADERS: Partial<Record<ArticlePart, PartLoader>> = {
  conditions: conditionsPart,
  timetable: timetablePart,
  'history-sets': historySetsPart,
  listings: listingsPart,
  'market-fit': marketFitPart,
  'listing-cost': listingCostPart,
  control: controlPart,
  'decree-test': decreePart,
  'debt-cost': debtCostPart,
  'reit-cover': reitCoverPart,
  parity: parityPart,
  readiness: readinessPart,
  funds: fundsPart,
  contracts: contractsPart,
  expiries: expiriesPart,
  specification: specificationPart,
  'future-result': futureResultPart,
  hedge: hedgePart,
  'fund-cost': fundCostPart,
  'co-operative': coOperativePart,
  'may-i-own': mayOwnPart,
};

/** What stands in place of each part of an article that any article may have. */
export type LoadedParts = ReadonlyMap<PartSource, readonly ShownBlock[]>;

export async function loadParts(
  blocks: readonly Block[],
  { site, address, query }: Pick<PartRequest, 'site' | 'address' | 'query'>,
): Promise<LoadedParts> {
  const t = textOf(site.locale);
  const loading = blocks.flatMap((block) => {
    const load = block.type === 'part' ? LOADERS[block.name] : undefined;
    if (block.type !== 'part' || !load) return [];
    return [
      Promise.resolve(load({ site, t, address, query, settings: block.settings ?? {} })).then(
        (shown) => [block, shown] as const,
      ),
    ];
  });
  return new Map(await Promise.all(loading));
}

/** Whether a calculator among them shows what somebody typed. */
export function hasInput(parts: LoadedParts): boolean {
  return [...parts.values()].flat().some((block) => block.type === 'calculator' && block.of.hasInput);
}
