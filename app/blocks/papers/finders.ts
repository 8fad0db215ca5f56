import { latinDigits } from '#domain/arabic.ts';
import {
  UNCLAIMED_WHEN,
  UNCLAIMED_WHERE,
  UNCLAIMED_WHO,
  unclaimedPapers,
  UPDATE_WHAT,
  UPDATE_WHO,
  updatePapers,
  type Paper,
} from '#domain/papers.ts';
import { textOf, type Text } from '#messages/text.tsx';
import type { Locale } from '#domain/locale.ts';
import type { PapersData } from './papers-finder.tsx';

/** Facts of the relevant service in the service catalogue; null where the catalogue gives none. */
export interface ServiceFacts {
  apply: string | null;
  fees: string | null;
}

function chosen<T extends string>(query: URLSearchParams, name: string, known: readonly [T, ...T[]]): T {
  const value = latinDigits(query.get(name) ?? '').toLowerCase();
  return known.find((each) => each === value) ?? known[0];
}

/** The finder of the documents for unclaimed dividends; `oldDays` apply to what an agent of the regulator pays. */
export function unclaimedFinder(
  query: URLSearchParams,
  { oldDays, service }: { oldDays: number | null; service: ServiceFacts | null },
  locale: Locale,
): PapersData {
  const t = textOf(locale);
  const of = {
    when: chosen(query, 'when', UNCLAIMED_WHEN),
    who: chosen(query, 'who', UNCLAIMED_WHO),
    where: chosen(query, 'where', UNCLAIMED_WHERE),
  };
  const isChosen = ['when', 'who', 'where'].some((name) => query.has(name));
  const isOld = of.when === 'before' && oldDays !== null;
  return {
    id: 'papers',
    label: t('papers.unclaimed'),
    fields: [
      selectOf(t, 'when', UNCLAIMED_WHEN, of.when),
      selectOf(t, 'who', UNCLAIMED_WHO, of.who),
      selectOf(t, 'where', UNCLAIMED_WHERE, of.where),
    ],
    answer: isChosen
      ? {
          title: t('papers.answer', {
            case: [of.when, of.who, of.where].map((each) => t(`papers.${each}`)).join(t('common.listSeparator')),
          }),
          papers: unclaimedPapers(of).map((paper) => paperText(paper, t)),
          facts: isOld
            ? [
                { label: t('papers.handIn'), value: t('papers.handIn.agent') },
                { label: t('papers.time'), value: t('papers.businessDays', { count: oldDays }) },
              ]
            : factsOf(service, t),
        }
      : null,
  };
}

/** The finder of the documents for a change of an investor's details. */
export function updateFinder(query: URLSearchParams, service: ServiceFacts | null, locale: Locale): PapersData {
  const t = textOf(locale);
  const of = { what: chosen(query, 'what', UPDATE_WHAT), who: chosen(query, 'who', UPDATE_WHO) };
  const isChosen = query.has('what') || query.has('who');
  return {
    id: 'papers-update',
    label: t('papers.update'),
    fields: [selectOf(t, 'what', UPDATE_WHAT, of.what), selectOf(t, 'who', UPDATE_WHO, of.who)],
    answer: isChosen
      ? {
          title: t('papers.answer', {
            case: [of.what, of.who].map((each) => t(`papers.${each}`)).join(t('common.listSeparator')),
          }),
          papers: updatePapers(of).map((paper) => paperText(paper, t)),
          facts: factsOf(service, t),
        }
      : null,
  };
}

/** Facts from the catalogue; where it has none, who can give them. */
function factsOf(service: ServiceFacts | null, t: Text): { label: string; value: string }[] {
  const counter = t('papers.counter');
  return [
    { label: t('papers.handIn'), value: service?.apply ?? counter },
    { label: t('papers.cost'), value: service?.fees ?? counter },
  ];
}

const paperText = (paper: Paper, t: Text) => t(`papers.paper.${paper}`);

function selectOf(t: Text, name: string, values: readonly string[], value: string): PapersData['fields'][number] {
  return {
    name,
    label: t(`papers.${name}`),
    options: values.map((each) => ({ value: each, label: t(`papers.${each}`) })),
    value,
  };
}
