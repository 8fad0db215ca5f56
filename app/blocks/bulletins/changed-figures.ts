import type { BulletinChange, BulletinLine } from '#domain/bulletin.ts';
import type { Locale } from '#domain/locale.ts';
import type { Text } from '#messages/text.tsx';
import { columnKey } from '#app/columns/file-formats.ts';
import { headingOf, pageText } from '#app/columns/column.ts';
import { column, type Column } from '#app/columns/column.ts';
import { bulletinColumns } from './bulletin-columns.ts';

/** A figure of a bulletin before and after a correction, in the reader's language. */
export interface ChangedFigure {
  section: string;
  of: string;
  figure: string;
  before: string;
  after: string;
}

/** What a revision changed, in words. */
export function changedFigures(changes: readonly BulletinChange[], t: Text, locale: Locale): ChangedFigure[] {
  return changes.map(({ section, of, field, before, after }) => {
    const own = (bulletinColumns(section, t) as Column<BulletinLine>[]).find((each) => columnKey(each) === field);
    const written = (value: string | number | null) =>
      own
        ? pageText({ ...own, value: () => value, text: undefined, label: undefined } as never, null, locale)
        : String(value ?? '--');
    const name = of || t('bulletins.whole');
    const place = { section: t(`bulletins.section.${section}`), of: name };
    if (field !== '')
      return { ...place, figure: own ? headingOf(own) : field, before: written(before), after: written(after) };
    const what = of === '' ? 'added' : before === null ? 'new' : 'gone';
    return { ...place, figure: t(`bulletins.change.${what}`), before: '--', after: '--' };
  });
}

/** Columns of the table of changed figures. */
export function changeColumns(t: Text): Column<ChangedFigure>[] {
  return [
    column('text', 'section', t('bulletins.change.section'), ({ section }) => section),
    column('code', 'of', t('bulletins.change.of'), ({ of }) => of),
    column('text', 'figure', t('bulletins.change.figure'), ({ figure }) => figure),
    column('code', 'before', t('bulletins.change.before'), ({ before }) => before, { align: 'end' }),
    column('code', 'after', t('bulletins.change.after'), ({ after }) => after, { align: 'end' }),
  ];
}
