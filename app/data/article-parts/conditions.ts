import { formatDate } from '#domain/date.ts';
import { FEDERAL_CONDITIONS } from '#domain/federal-conditions.ts';
import {
  conditionsOf,
  conditionsOn,
  LISTING_ROUTES,
  type ListingCondition,
  type ListingRoute,
} from '#domain/listing-condition.ts';
import { isPlainDate } from '#domain/time.ts';
import type { PlainDate } from '#domain/time.ts';
import type { ShownBlock } from '#app/blocks/article/shown-article.ts';
import type { Site } from '#app/context.ts';
import { conditionText, neededText, sinceText, sourceText } from './condition-words.ts';
import type { PartLoader, PartRequest } from './part.ts';
import { grid, pageLink, sentence, unbroken, words } from './words.ts';

/** The law's conditions and the exchange's own, for all routes to the market. */
export function allConditions({ exchange }: Pick<Site, 'exchange'>): readonly ListingCondition[] {
  return [...FEDERAL_CONDITIONS, ...exchange.listing.conditions];
}

/** The day for which conditions are shown: the requested one, or today. */
export function conditionsDay({ site, query }: Pick<PartRequest, 'site' | 'query'>): PlainDate {
  const asked = query.get('asOf') ?? '';
  const today = site.today();
  return isPlainDate(asked) && asked < today ? asked : today;
}

/** The conditions of one route to the market: the law's, the exchange's own in addition, and what third parties say. */
export const conditionsPart: PartLoader = (request) => {
  const { site, t, settings } = request;
  const route = routeOf(settings['route']);
  const day = conditionsDay(request);
  const own = conditionsOf(conditionsOn(allConditions(site), day), route);
  const of = (...marks: ListingCondition['mark'][]) => own.filter(({ mark }) => marks.includes(mark));
  const noted = of('note');
  return [
    sentence(t('parts.conditions.asOf', { date: formatDate(day, site.locale) })),
    ...tableOf(of('law', 'authority'), t('parts.conditions.law'), request),
    ...tableOf(of('house'), t('parts.conditions.house'), request),
    ...tableOf(noted, t('parts.conditions.noted'), request),
    ...(own.length === 0 ? [sentence(t('parts.conditions.none'))] : []),
  ];
};

function routeOf(name = ''): ListingRoute {
  const route = LISTING_ROUTES.find((each) => each === name);
  if (!route)
    throw new RangeError(`'${name}' is no way to the market: see LISTING_ROUTES in domain/listing-condition.ts.`);
  return route;
}

function tableOf(rows: readonly ListingCondition[], caption: string, { site, t }: PartRequest): ShownBlock[] {
  if (rows.length === 0) return [];
  const { locale } = site;
  const head = ['name', 'figure', 'since', 'source'].map((each) => t(`parts.condition.${each}`));
  return [
    grid(
      head,
      rows.map((condition) => [
        [conditionText(condition, t)],
        [neededText(condition, t)],
        unbroken(locale, sinceText(condition, locale, t)),
        sourceOf(condition, site, t),
      ]),
      caption,
    ),
  ];
}

function sourceOf(condition: ListingCondition, { locale }: Site, t: PartRequest['t']) {
  const label = sourceText(condition, t);
  return condition.rule
    ? [pageLink('the-exchange-market-rules', label, `rule-${condition.rule}`)]
    : words(locale, label);
}
