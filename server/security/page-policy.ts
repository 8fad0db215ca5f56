import type { MeasurementService } from '#exchange.config.ts';
import { hashOf, isOwnScript } from './own-scripts.ts';

/** What the policy of every page depends on beside the page. */
export interface PolicySite {
  /** The site is reached by https: whatever is still asked for by http is asked for by https. */
  secure: boolean;
  /** Origins of scripts that a reader may agree to, and those that these and the pages may speak to. */
  scripts: readonly string[];
  connections: readonly string[];
}

/** Throws for an address of the configuration that is none. */
export function policySite(origin: string, measurement: readonly MeasurementService[]): PolicySite {
  return {
    secure: origin.startsWith('https:'),
    scripts: originsOf(measurement.map(({ script }) => script)),
    connections: originsOf(measurement.flatMap(({ vitals, origins }) => [vitals, ...origins])),
  };
}

const ALONE: PolicySite = { secure: false, scripts: [], connections: [] };

/** Where browsers report what a policy refused. */
const REPORT_PATH = '/reports/csp';
/** `Reporting-Endpoints` of a page, for the name in its policy. */
export const REPORTING = `csp="${REPORT_PATH}"`;

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi;
/** Scripts with an address are allowed by where they come from; data in a script element never runs. */
const NOT_INLINE = /\bsrc\s*=|\btype\s*=\s*"application\/(?:ld\+)?json"/i;

/**
 * The content security policy of one finished page: its own inline scripts by their hashes and nothing else inline, so a
 * script that was put into it does not run. There are no style elements or attributes in our pages (decision 012).
 */
export function pagePolicy(html: string, site: Partial<PolicySite> = {}): string {
  const { secure, scripts, connections } = { ...ALONE, ...site };
  const hashes = inlineScripts(html)
    .filter(isOwnScript)
    .map((script) => `'${hashOf(script)}'`);
  // Named where our script makes them: app/trusted-html.ts and app/document/measurement/scripts.ts.
  const trusted = scripts.length > 0 ? 'default measurement' : 'default';
  const directives = [
    "default-src 'none'",
    ["script-src 'self'", ...new Set(hashes), ...scripts].join(' '),
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    ["connect-src 'self'", ...connections].join(' '),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${trusted}`,
    ...(secure ? ['upgrade-insecure-requests'] : []),
    `report-uri ${REPORT_PATH}`,
    'report-to csp',
  ];
  return directives.join('; ');
}

/** Hosts by name, each once. */
function originsOf(addresses: readonly (string | null)[]): string[] {
  return [...new Set(addresses.flatMap((address) => (address === null ? [] : new URL(address).origin)))];
}

function inlineScripts(html: string): string[] {
  return [...html.matchAll(SCRIPT)].flatMap(([, attributes = '', text = '']) =>
    NOT_INLINE.test(attributes) ? [] : [text],
  );
}
