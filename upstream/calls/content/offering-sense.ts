import { requireValue } from '../../bounds.ts';
import { RowFault } from '../../rows.ts';
import type { OfferingRow } from './offerings.ts';

/** Throws for an offering with contradictory parts: figures computed from it would be wrong. */
export function requireSense(row: OfferingRow): void {
  requirePrices(row);
  requireShares(row);
  const ids = row.Tranches.map(({ Id }) => Id);
  if (new Set(ids).size < ids.length) throw new RowFault('two tranches have one id');
  for (const tranche of row.Tranches) requireTranche(tranche);
  if (row.Stabilises && row.Stabilises.To < row.Stabilises.From)
    throw new RowFault('stabilisation ends before it begins');
}

function requirePrices({ PriceFrom, PriceTo, PriceFinal, Offered }: OfferingRow): void {
  if ((PriceFrom === null) !== (PriceTo === null)) throw new RowFault('its price range has one end');
  if (PriceFrom !== null && PriceTo! < PriceFrom) throw new RowFault('its price range ends below where it begins');
  if (PriceFinal !== null && Offered !== null) requireValue(PriceFinal, Offered);
}

function requireShares({ Offered, Capital, Tranches, NewShares, SoldShares }: OfferingRow): void {
  if (Offered !== null && Capital !== null && Offered > Capital)
    throw new RowFault('more shares are offered than the company has');
  const inTranches = Tranches.reduce((sum, { Shares }) => sum + Shares, 0);
  if (Tranches.length > 0 && inTranches !== Offered) throw new RowFault('its tranches are not the shares on offer');
  if (NewShares !== null && SoldShares !== null && NewShares + SoldShares !== Offered)
    throw new RowFault('new and sold shares are not the shares on offer');
}

function requireTranche({ Opens, Closes, Least, Step, Most, Shares, Result }: OfferingRow['Tranches'][number]): void {
  if (Closes < Opens) throw new RowFault('a tranche closes before it opens');
  if (Shares === 0) throw new RowFault('a tranche has no shares');
  if (Least === null || Step === null) throw new RowFault('a tranche has no least amount or no step');
  if (Most !== null && Most < Least) throw new RowFault('the most of a tranche is below its least amount');
  if (Result === null) return;
  const covered = (BigInt(Result.Applied) * 2_000n + BigInt(Shares)) / (BigInt(Shares) * 2n);
  const difference = covered - BigInt(Result.Covered);
  if (difference > 1n || difference < -1n) throw new RowFault('a tranche is covered otherwise than it was applied for');
}
