import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { LOCALE_CODES } from '#domain/locale.ts';
import { exchange } from '#exchange.config.ts';
import { messages as arabic } from '#messages/compiled/ar.ts';
import { messages as english } from '#messages/compiled/en.ts';
import { LocaleProvider, registerCatalog, textOf } from '#messages/text.tsx';
import { eventStates } from './event.ts';
import { RegistrationStates } from './registration-states.tsx';

registerCatalog('en', english);
registerCatalog('ar', arabic);

describe.each(LOCALE_CODES)('the gallery of states of a registration (%s)', (locale) => {
  const event = eventStates({ exchange, locale });
  const t = textOf(locale);

  it('has seats left, a waiting list, a session that has just filled, one that is closed, and a seat that is offered', () => {
    const html = renderToStaticMarkup(
      <MemoryRouter>
        <LocaleProvider locale={locale}>
          <RegistrationStates event={event} />
        </LocaleProvider>
      </MemoryRouter>,
    );
    for (const text of [
      t('forms.seats.left', { count: 12 }),
      t('registrations.full'),
      t('forms.problem.full'),
      event.closed.text,
      t('forms.offer.offered'),
      t('registrations.materials.none'),
      t('registrations.materials.unknown'),
    ])
      expect(html).toContain(text);
  });
});
