import { pickedLocale } from '#domain/bilingual.ts';
import { LOCALES } from '#domain/locale.ts';
import { useLocale } from '#messages/text.tsx';
import { LiveText } from '#app/live/live-text.tsx';
import { Figure } from '#app/ui/figure.tsx';
import { termText, type ListRow, type TermForm } from './list-column.ts';

/** One of the terms of a row; the net price keeps itself current, as it is the quoted one. */
export function TermCell({ row, id, form }: { row: ListRow; id: string; form: TermForm }) {
  const locale = useLocale();
  const value = row.terms[id] ?? null;
  const text = termText(value, form, locale);
  if (form === 'net')
    return <LiveText symbol={row.symbol} field="last" initial={row.quote} format="net" className="live" />;
  if (form === 'day') return text;
  if (form !== 'words') return <Figure>{text}</Figure>;
  const lang = typeof value === 'object' && value ? pickedLocale(value, locale) : locale;
  return lang === locale ? (
    text
  ) : (
    <span lang={LOCALES[lang].iso} dir={LOCALES[lang].dir}>
      {text}
    </span>
  );
}
