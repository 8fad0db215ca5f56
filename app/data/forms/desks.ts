import { pick } from '#domain/bilingual.ts';
import type { DeskName } from '#domain/forms/desks.ts';
import type { Locale } from '#domain/locale.ts';
import type { ExchangeConfig } from '#exchange.config.ts';
import { textOf } from '#messages/text.tsx';

export interface Desk {
  name: string;
  email: string | null;
  phone: string | null;
}

/** The desk's contact; missing fields come from the general contact. */
export function deskOf({ desks, contact }: ExchangeConfig, name: string, locale: Locale): Desk {
  const desk = desks[name as DeskName];
  return {
    name: desk ? pick(desk.name, locale) : textOf(locale)('forms.desk.general'),
    email: desk?.email ?? contact.email,
    phone: desk?.phone ?? contact.phone,
  };
}
