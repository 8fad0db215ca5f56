import { pick, pickedLocale, textsOf, type Bilingual } from '#domain/bilingual.ts';
import { marketDate } from '#domain/date.ts';
import { otherLocales } from '#domain/each-locale.ts';
import type { ExchangeEvent } from '#domain/exchange-event.ts';
import type { Locale } from '#domain/locale.ts';
import { DAY_MS } from '#domain/time.ts';
import type { Site } from '#app/context.ts';
import { newestFirst, type NoticeItem } from './item.ts';

/** Every stored event, latest day first. */
export async function readEvents({ store, locale }: Site): Promise<NoticeItem[]> {
  const held = await store.documents.list<ExchangeEvent>('event');
  return held.map(({ value }) => eventItem(value, locale)).sort(newestFirst);
}

function eventItem(event: ExchangeEvent, locale: Locale): NoticeItem {
  const { id, title, summary, content, startsAt, endsAt, allDay, place, registration, modifiedAt } = event;
  const text = content ?? summary;
  return {
    id,
    also: [],
    number: null,
    headline: pick(title, locale),
    lang: pickedLocale(title, locale),
    date: marketDate(startsAt),
    lastDay: marketDate(endsAt ?? startsAt),
    publishedAt: modifiedAt,
    modifiedAt,
    files: [],
    otherFiles: [],
    event: {
      startsAt,
      endsAt,
      allDay,
      overAt: endsAt ?? (allDay ? startsAt + DAY_MS : startsAt),
      place: place && pick(place, locale),
      text: text && pick(text, locale),
      textLang: text ? pickedLocale(text, locale) : locale,
      otherText: text ? otherText(text, locale) : null,
      registration: registration ? pick(registration, locale) : null,
    },
    words: [title, place, summary].flatMap(textsOf).join(' '),
  };
}

/** The text in the other language, to compare with the reader's own. */
function otherText(text: Bilingual, locale: Locale): string | null {
  const [other] = otherLocales(locale).flatMap((code) => text[code] ?? []);
  return text[locale] === null ? null : (other ?? null);
}
