import type { Locale } from '#domain/locale.ts';
import { pick } from '#domain/bilingual.ts';
import type { Text } from '#messages/text.tsx';
import { column, type Column } from '#app/columns/column.ts';
import type { CategorisedService } from './services-data.ts';
import { namesOf, turnaroundText } from './service-words.ts';

/** Columns of a service in files. */
export function serviceColumns(t: Text, locale: Locale): Column<CategorisedService>[] {
  return [
    column('code', 'number', t('services.number'), ({ service }) => service.number),
    column('name', 'title', t('services.service'), ({ service }) => service.title),
    column('name', 'category', t('services.category'), ({ category }) => category.title),
    column('code', 'audience', t('services.for'), ({ service }) => service.audience.join(' ') || null, {
      label: ({ service }) => namesOf(service.audience, 'services.for', t),
    }),
    column('text', 'fee', t('services.fee'), ({ service }) => service.fees && oneLine(pick(service.fees, locale))),
    column('text', 'time', t('services.time'), ({ service }) => service.turnaround && turnaroundText(service, t)),
    column('code', 'channels', t('services.channels'), ({ service }) => service.channels.join(' ') || null, {
      label: ({ service }) => namesOf(service.channels, 'services.channel', t),
    }),
    column('day', 'reviewed', t('services.reviewed'), ({ service }) => service.reviewedOn),
    column('day', 'withdrawn', t('services.withdrawn.column'), ({ service }) => service.withdrawn?.on),
    column('code', 'replaced-by', t('services.replacedBy'), ({ service }) => service.withdrawn?.replacedBy),
  ];
}

/** Joins a sentence of the catalogue that may span several lines. */
export function oneLine(text: string): string {
  return text.replaceAll(/\s*\n+(- )?/g, ' · ').replace(/^- /, '');
}
