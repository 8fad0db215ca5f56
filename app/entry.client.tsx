import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { needTexts } from '#messages/needed.ts';
import { ErrorReference } from './request-context.ts';
import { guardHtml } from './trusted-html.ts';
import { touched } from './ui/asleep.tsx';

guardHtml();
// A reader who has not turned to the page yet has followed no link in it.
void touched.then(async () => (await import('./ui/smooth-scroll.ts')).smoothPlaceLinks());
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
