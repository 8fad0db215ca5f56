import { useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { useLocale } from '#messages/text.tsx';
import { useRootData } from '../../root-data.ts';
import type { Reading } from './things.ts';

const KEPT = { __html: '' };

/**
 * Facts of the page for programs that gather pages, in the words of schema.org: read from the document alone, so only the
 * server makes them (`make={import.meta.env.SSR && ((reading) => …)}`, and the browser's bundle does not hold how). What came
 * with the document stays in it until another page is shown.
 */
export function StructuredData({ make }: { make: false | ((reading: Reading) => string) }) {
  const { pathname } = useLocation();
  const root = useRootData();
  const locale = useLocale();
  const json = root && make ? make({ origin: root.origin, exchange: root.exchange, locale }) : '';
  return root && <OfDocument key={pathname} json={json} />;
}

function OfDocument({ json }: { json: string }) {
  const isAwake = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [came] = useState(!isAwake);
  if (!came) return null;
  const html = import.meta.env.SSR ? { __html: json } : KEPT;
  return <script type="application/ld+json" dangerouslySetInnerHTML={html} suppressHydrationWarning />;
}

function never() {
  return () => {};
}
