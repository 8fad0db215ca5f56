import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { LOCALE_CODES } from '#domain/locale.ts';
import { week } from '#app/gallery/documents.ts';
import { messages as arabic } from '#messages/compiled/ar.ts';
import { messages as english } from '#messages/compiled/en.ts';
import { LocaleProvider, registerCatalog, textOf } from '#messages/text.tsx';
import { WeekAhead } from './week-ahead.tsx';

registerCatalog('en', english);
registerCatalog('ar', arabic);

describe.each(LOCALE_CODES)('days beside each other (%s)', (locale) => {
  const days = week(locale);
  const html = (today?: string) =>
    renderToStaticMarkup(
      <MemoryRouter>
        <LocaleProvider locale={locale}>
          <WeekAhead days={days} today={today} />
        </LocaleProvider>
      </MemoryRouter>,
    );
  const word = `>${textOf(locale)('market.today')}<`;
  const past = (shown: string) => shown.match(/data-past="true"/g)?.length ?? 0;

  it('mark today and mute the days before it', () => {
    const shown = html(days[1]!.date);
    expect(shown.match(/aria-current="date"/g)).toHaveLength(1);
    expect(shown.split('<li').find((item) => item.includes('aria-current="date"'))).toContain(days[1]!.date);
    expect(shown).toContain(word);
    expect(past(shown)).toBe(1);
  });

  it('mark nothing where today is not among them or not told', () => {
    for (const shown of [html(), html('2000-01-01')]) {
      expect(shown).not.toContain('aria-current');
      expect(shown).not.toContain(word);
      expect(past(shown)).toBe(0);
    }
  });
});
