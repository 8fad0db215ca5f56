import type { ArticlePart, Block } from '#domain/article.ts';
import { textOf } from '#messages/text.tsx';
import type { ShownBlock } from '#app/blocks/article/shown-article.ts';
import type { PartSource } from '#app/data/article/shown-article.ts';
import { coOperativePart } from './co-operative.ts';
import { conditionsPart } from './conditions.ts';
import { contractChangesPart } from './contract-changes.ts';
import { contractsPart, specificationPart } from './contracts.ts';
import { eventsPart } from './events.ts';
import { expiriesPart } from './expiries.ts';
import { finalSettlementsPart, futureCurvePart } from './future-days.ts';
import { fundsPart } from './funds.ts';
import { basisLinesPart, curveLinesPart, payoffPart, referenceNotePart } from './future-drawings.ts';
import { capExamplePart, indexReviewPart, totalReturnPart } from './indices.ts';
import { historySetsPart } from './history-sets.ts';
import { listingCostPart } from './listing-cost.ts';
import { listingsPart } from './listings.ts';
import { marketFitPart } from './market-fit.ts';
import { mayOwnPart } from './may-i-own.ts';
import { controlPart, debtCostPart, decreePart, parityPart, reitCoverPart } from './offering-calculators.ts';
import type { PartLoader, PartRequest } from './part.ts';
import { fundCostPart, futureResultPart, hedgePart } from './product-calculators.ts';
import { readinessPart } from './readiness.ts';
import { roadshowOwnersPart } from './roadshow-owners.ts';
import { timetablePart } from './timetable.ts';
import { trackingPart } from './tracking.ts';

const LOADERS: Partial<Record<ArticlePart, PartLoader>> = {
  conditions: conditionsPart,
  timetable: timetablePart,
  events: eventsPart,
  'roadshow-owners': roadshowOwnersPart,
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
  'future-curve': futureCurvePart,
  'curve-lines': curveLinesPart,
  'basis-lines': basisLinesPart,
  payoff: payoffPart,
  'reference-note': referenceNotePart,
  'total-return': totalReturnPart,
  'final-settlements': finalSettlementsPart,
  'future-result': futureResultPart,
  hedge: hedgePart,
  'fund-cost': fundCostPart,
  'co-operative': coOperativePart,
  'may-i-own': mayOwnPart,
  tracking: trackingPart,
  'contract-changes': contractChangesPart,
  'cap-example': capExamplePart,
  'index-review': indexReviewPart,
};

/** The blocks of each part that any article can have. */
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

/** True when a calculator among the parts shows something that the reader typed. */
export function hasInput(parts: LoadedParts): boolean {
  return [...parts.values()].flat().some((block) => block.type === 'calculator' && block.of.hasInput);
}
