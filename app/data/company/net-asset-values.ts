import type { DayNetAssets } from '#domain/net-assets.ts';
import type { Site } from '#app/context.ts';

/**
 * Net asset values of a fund's unit in this year and a number of years before it, up to the market's current day,
 * oldest first.
 */
export async function loadNetAssetValues(
  { store, today }: Site,
  symbol: string,
  pastYears: number,
): Promise<DayNetAssets[]> {
  const now = today();
  const first = Number(now.slice(0, 4)) - pastYears;
  const years = Array.from({ length: pastYears + 1 }, (_, place) => first + place);
  const held = await Promise.all(
    years.map((year) => store.documents.find<DayNetAssets[]>('net-asset-values', `${symbol}:${year}`)),
  );
  return held.flatMap((found) => found?.value ?? []).filter(({ date }) => date <= now);
}
