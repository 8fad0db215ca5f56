import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import type { Locale } from '#domain/locale.ts';
import { registerCatalog } from '#messages/text.tsx';
import { ErrorReference } from './request-context.ts';

const catalogs = { en: () => import('#messages/compiled/en.ts'), ar: () => import('#messages/compiled/ar.ts') };
const locale: Locale = document.documentElement.dir === 'rtl' ? 'ar' : 'en';

const { messages } = await catalogs[locale]();
registerCatalog(locale, messages);
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <ErrorReference value={document.documentElement.dataset.reference ?? null}>
        <HydratedRouter />
      </ErrorReference>
    </StrictMode>,
  );
});
