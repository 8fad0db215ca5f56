import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { needTexts } from '#messages/needed.ts';
import { ErrorReference } from './request-context.ts';
import { guardHtml } from './browser/trusted-html.ts';

guardHtml();
await needTexts();
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
