import { WORDS_MAX, SUGGESTIONS_MAX } from '#domain/search.ts';
import { textOf } from '#messages/text.tsx';
import { suggestionsOf, withTexts } from '#app/blocks/search/suggestions-data.ts';
import { siteContext } from '#app/context.ts';
import { loadUnitTags } from '#app/data/securities/prices.ts';
import type { Route } from './+types/suggestions';

/** Maximum per group besides securities and pages. */
const OTHERS_MAX = 3;

/** Figures are current, and typed text is private. */
const HEADERS = { 'Cache-Control': 'private, no-store' };

/** The list under the search box: at most eight lines for `q`, or 400 with a sentence. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { search, live, locale } = site;
  const t = textOf(locale);
  const query = (new URL(request.url).searchParams.get('q') ?? '').trim();
  if (query === '' || query.length > WORDS_MAX) {
    const error = t(query === '' ? 'search.error.empty' : 'search.error.long', { max: WORDS_MAX });
    return Response.json({ error }, { status: 400, headers: HEADERS });
  }
  const answer = await search.find(query, locale, {
    securities: SUGGESTIONS_MAX,
    pages: SUGGESTIONS_MAX,
    others: OTHERS_MAX,
  });
  const units = await loadUnitTags(
    site,
    answer.securities.items.map(({ security }) => security),
  );
  const list = suggestionsOf(
    answer,
    (symbol) => live.quote(symbol),
    (symbol) => units.get(symbol) ?? null,
  );
  return Response.json(withTexts(list, t), { headers: HEADERS });
}
