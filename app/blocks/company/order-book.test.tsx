import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import { marketInstant } from '#domain/date.ts';
import { LOCALE_CODES } from '#domain/locale.ts';
import { CATALOGS } from '#messages/catalogs.ts';
import { LocaleProvider, registerCatalog } from '#messages/text.tsx';
import { OrderBook } from './order-book.tsx';

for (const locale of LOCALE_CODES) registerCatalog(locale, CATALOGS[locale]);

it.each(LOCALE_CODES)('a book with offers alone has bids of zero per cent (%s)', (locale) => {
  const at = marketInstant('2026-11-18', '12:00');
  const depth = { symbol: 'DSX', bids: [], offers: [{ price: 2_500, quantity: 100, orders: 1 }], at };
  const Page = () => (
    <LocaleProvider locale={locale}>
      <OrderBook symbol="DSX" initial={depth} quote={null} />
    </LocaleProvider>
  );
  const Stub = createRoutesStub([{ path: '/', Component: Page }]);
  expect(renderToString(<Stub />).match(/[\d.]+%/g)).toEqual(['0.0%', '100.0%']);
});
