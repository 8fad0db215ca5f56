import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { LOCALE_CODES } from '#domain/locale.ts';
import { HEADS, PROFILE } from '#app/gallery/company.ts';
import { messages as arabic } from '#messages/compiled/ar.ts';
import { messages as english } from '#messages/compiled/en.ts';
import { LocaleProvider, registerCatalog, textOf } from '#messages/text.tsx';
import { KeyFigures } from './key-figures.tsx';

registerCatalog('en', english);
registerCatalog('ar', arabic);

describe.each(LOCALE_CODES)('key figures (%s)', (locale) => {
  const html = (state: keyof typeof HEADS) =>
    renderToStaticMarkup(
      <MemoryRouter>
        <LocaleProvider locale={locale}>
          <KeyFigures head={HEADS[state]} profile={PROFILE} />
        </LocaleProvider>
      </MemoryRouter>,
    );
  const settles = textOf(locale)('company.settles');

  it('say when the next trade settles, except while trading is suspended', () => {
    expect(html('trading')).toContain(settles);
    expect(html('untraded')).toContain(settles);
    expect(html('suspended')).not.toContain(settles);
  });
});
