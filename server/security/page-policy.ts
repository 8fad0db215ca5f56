import type { BotCheck } from '#domain/forms/bot-check.ts';
import type { MeasurementService } from '#exchange.config.ts';
import { botCheckPolicy, holdsBotCheck, type BotCheckPolicy } from './bot-check-policy.ts';
import { hashOf, isOwnScript } from './own-scripts.ts';

/** What the policy of every page depends on beside the page. */
export interface PolicySite {
  /** The site is reached by https: whatever is still asked for by http is asked for by https. */
  secure: boolean;
  /** Origins of scripts that a reader may agree to, and those that these and the pages may speak to. */
  scripts: readonly string[];
  connections: readonly string[];
  /** What pages with a form need beside. */
  botCheck: BotCheckPolicy;
}

const NO_CHECK: BotCheck = { kind: 'off', fault: null };

/** Throws for an address of the configuration that is none. */
export function policySite(
  origin: string,
  measurement: readonly MeasurementService[],
  botCheck: BotCheck = NO_CHECK,
): PolicySite {
  return {
    secure: origin.startsWith('https:'),
    scripts: originsOf(measurement.map(({ script }) => script)),
    connections: originsOf(measurement.flatMap(({ vitals, origins }) => [vitals, ...origins])),
    botCheck: botCheckPolicy(botCheck),
  };
}

const ALONE: PolicySite = { secure: false, scripts: [], connections: [], botCheck: botCheckPolicy(NO_CHECK) };

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
  const { secure, scripts, connections, botCheck } = { ...ALONE, ...site };
  const opened = holdsBotCheck(html) ? botCheck : ALONE.botCheck;
  const hashes = inlineScripts(html)
    .filter(isOwnScript)
    .map((script) => `'${hashOf(script)}'`);
  // Named where our script makes them: app/browser/trusted-html.ts, app/document/measurement/scripts.ts and forms/check.ts.
  const trusted = ['default', ...(scripts.length > 0 ? ['measurement'] : []), ...opened.trusted];
  const directives = [
    "default-src 'none'",
    ["script-src 'self'", ...new Set(hashes), ...scripts, ...opened.scripts].join(' '),
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    ["connect-src 'self'", ...connections, ...opened.connections].join(' '),
    ...(opened.frames.length > 0 ? [['frame-src', ...opened.frames].join(' ')] : []),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    ...(opened.makesPolicies ? [] : [`trusted-types ${trusted.join(' ')}`]),
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
