import { useLocale } from '#messages/text.tsx';
import { useRootData } from '#app/root-data.ts';
import { StaticHtml } from '#app/ui/static-html.tsx';
import type { Reading } from './things.ts';

/**
 * Facts of the page for programs that gather pages, in the words of schema.org: read from the document alone, so only the
 * server makes them (`make={import.meta.env.SSR && ((reading) => …)}`, and the browser's bundle does not hold how).
 */
export function StructuredData({ make }: { make: false | ((reading: Reading) => string) }) {
  const root = useRootData();
  const locale = useLocale();
  const json = root && make ? make({ origin: root.origin, exchange: root.exchange, locale }) : '';
  return (
    <StaticHtml name="structured-data">
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
    </StaticHtml>
  );
}
