import { useLocale } from '#messages/text.tsx';
import { useRootData } from '#app/root-data.ts';
import { StaticHtml } from '#app/ui/static-html.tsx';
import type { Reading } from './things.ts';

/**
 * Facts of the page for crawlers, in the vocabulary of schema.org. Crawlers read only the document, so only the server
 * renders them (`make={import.meta.env.SSR && ((reading) => …)}`); the browser's bundle does not contain the code.
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
