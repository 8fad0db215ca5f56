import { weeksOfAll } from '#domain/listing-timetable.ts';
import type { PartLoader } from './part.ts';
import { grid, sentence } from './words.ts';

/** The stages of an offering, in weeks before the first trade, with who acts in each. */
export const timetablePart: PartLoader = ({ site, t }) => {
  const { timetable } = site.exchange.listing;
  if (timetable.length === 0) return [sentence(t('parts.timetable.none'))];
  return [
    sentence(t('parts.timetable.lead', { count: weeksOfAll(timetable) })),
    grid(
      [t('parts.timetable.stage'), t('parts.timetable.weeks'), t('parts.timetable.who')],
      timetable.map(({ stage, weeksBefore: [from, to], who }) => [
        [t(`parts.stage.${stage}`)],
        [
          from === to
            ? t('parts.timetable.at', { from: String(from) })
            : t('parts.timetable.from', { from: String(from), to: String(to) }),
        ],
        [t(`parts.actor.${who}`)],
      ]),
    ),
  ];
};
