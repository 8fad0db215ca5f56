import type { Locale } from '#domain/locale.ts';
import type { Text } from '#messages/text.tsx';
import { cellText } from './cell-text.ts';
import { csvOf } from './csv.ts';
import { isoMoment } from './moment.ts';
import type { Provenance, Rows } from './row-file.ts';

/** The rows under headings in the reader's language; each row says itself where it comes from, and of when. */
export function asCsv({ columns, rows }: Rows<unknown>, from: Provenance, t: Text): string {
  const yesOrNo = (is: boolean) => t(is ? 'files.yes' : 'files.no');
  const about = [
    [t('files.asOf'), from.asOf === null ? '' : isoMoment(from.asOf)],
    [t('files.delayed'), yesOrNo(from.delayed)],
    [t('files.simulated'), yesOrNo(from.simulated)],
    [t('files.source'), from.source],
  ] as const;
  return csvOf([
    [...columns.map(({ heading }) => heading), ...about.map(([heading]) => heading)],
    ...rows.map((row) => [...columns.map((column) => cellText(column, row)), ...about.map(([, said]) => said)]),
  ]);
}

/** The rows as objects with keys that are the same in both languages, below what they are. */
export function asJson(
  { title, view, ignored, columns, rows }: Rows<unknown>,
  { asOf, delayed, simulated, source, page }: Provenance,
  locale: Locale,
): string {
  const file = {
    title,
    language: locale,
    source,
    page,
    asOf: asOf === null ? null : isoMoment(asOf),
    delayed,
    simulated,
    view,
    ignored,
    columns: Object.fromEntries(columns.map(({ key, heading }) => [key, heading])),
    rows: rows.map((row) => Object.fromEntries(columns.map(({ key, cell }) => [key, cell(row)]))),
  };
  return `${JSON.stringify(file, null, 1)}\n`;
}
