import { useRootData } from '#app/root-data.ts';
import { StaticHtml } from '#app/ui/static-html.tsx';

/** Available in the server's build only. */
const entry = import.meta.env.SSR && (await import('virtual:document-entry')).default;

/**
 * The script of every page. It is at the end of the body, with a low priority: a page that is complete as HTML is
 * painted before its figures begin to move.
 * It carries the addresses of the measurement services, for readers who agreed (measurement/follow.ts).
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
