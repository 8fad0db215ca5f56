import { useRootData } from '#app/root-data.ts';
import { StaticHtml } from '#app/ui/static-html.tsx';

/** Known to the server's build alone. */
const entry = import.meta.env.SSR && (await import('virtual:document-entry')).default;

/**
 * The script of every page. It is at the end of the body, with a low priority: a page that is whole as HTML is painted
 * before its figures begin to move.
 * It brings the addresses of the services that measure, for readers who agreed (measurement/follow.ts).
 */
export function DocumentScript() {
  const services = useRootData()?.exchange.measurement.map(({ script, vitals }) => ({ script, vitals })) ?? [];
  return (
    <StaticHtml name="script">
      {entry && (
        <>
          {entry.imports.map((href) => (
            <link key={href} rel="modulepreload" href={href} fetchPriority="low" />
          ))}
          <script
            type="module"
            src={entry.src}
            fetchPriority="low"
            data-services={services.length > 0 ? JSON.stringify(services) : undefined}
          />
        </>
      )}
    </StaticHtml>
  );
}
