import { pick } from '#domain/bilingual.ts';
import type { IndexDay } from '#app/blocks/index-panel/index-day.ts';
import type { IndexHistory } from '#app/blocks/index-panel/index-history.ts';
import type { IndexTab } from '#app/blocks/index-panel/index-tabs.tsx';
import { rangeOf, type Range } from '#app/blocks/plot/ranges.ts';
import type { Site } from '#app/context.ts';
import { generalIndex } from '#app/data/indices/general.ts';
import { loadIndexDay, loadIndexHistory } from '#app/data/indices/day.ts';

export interface HomeIndex {
  /** A requested index that does not exist: the general index is shown instead. */
  unknownIndex: string | null;
  tabs: IndexTab[];
  day: IndexDay;
  range: Range;
  /** A requested range that does not exist: the day is shown instead. */
  unknownRange: string | null;
  /** The days of a range; null when the day itself is shown. */
  history: IndexHistory | null;
}

/** The index of the query, on the day or over the requested range. */
export async function loadIndex(site: Site, query: URLSearchParams): Promise<HomeIndex> {
  const requested = query.get('index');
  const chosen = chooseIndex(site, requested);
  const { range, understood } = rangeOf(query.get('range'), '1D');
  const day = await loadIndexDay(site, chosen.code);
  return {
    unknownIndex: requested !== null && !chosen.asked ? requested : null,
    tabs: indexTabs(site, chosen.code),
    day,
    range,
    unknownRange: understood ? null : query.get('range'),
    history: range === '1D' ? null : await loadIndexHistory(site, day, range),
  };
}

function chooseIndex(site: Site, requested: string | null): { code: string; asked: boolean } {
  const asked = site.exchange.indices.find(({ code }) => code === requested?.toUpperCase());
  return { code: asked?.code ?? generalIndex(site).code, asked: asked !== undefined };
}

/** A sector index that never had a level has no tab. */
function indexTabs({ exchange, live, locale }: Site, current: string): IndexTab[] {
  return exchange.indices
    .map(({ code, name, kind }) => ({
      code,
      name: pick(name, locale),
      isGeneral: kind === 'general',
      current: code === current,
      point: live.index(code) ?? null,
      kind,
    }))
    .filter((tab) => tab.kind !== 'sector' || tab.current || tab.point)
    .map(({ kind, ...tab }) => tab);
}
