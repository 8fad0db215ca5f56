import type { BotCheck } from '#domain/forms/bot-check.ts';
import type { MeasurementService } from '#exchange.config.ts';
import { botCheckPolicy, holdsBotCheck, type BotCheckPolicy } from './bot-check-policy.ts';
import { ownHashOf } from './own-scripts.ts';

/** What the policy of every page depends on besides the page. */
export interface PolicySite {
  /** True when the site is reached by https: requests by http are then upgraded. */
  secure: boolean;
  /** Origins of scripts that a reader may consent to, and origins that these scripts and the pages may connect to. */
  scripts: readonly string[];
  connections: readonly string[];
  /** Additional policy of pages with a form. */
  botCheck: BotCheckPolicy;
}

const NO_CHECK: BotCheck = { kind: 'off', fault: null };

/** Throws for an invalid address in the configuration. */
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

/** Path to which browsers report violations of a policy. */
const REPORT_PATH = '/reports/csp';
/** `Reporting-Endpoints` of a page; its policy uses the same name. */
export const REPORTING = `csp="${REPORT_PATH}"`;

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi;
/** Scripts with an address are allowed by their origin; data in a script element never runs. */
const NOT_INLINE = /\bsrc\s*=|\btype\s*=\s*"application\/(?:ld\+)?json"/i;

/**
 * The content security policy of one finished page: its own inline scripts by their hashes and no others, so an
 * injected script does not run. Our pages have no style elements or attributes (decision 012).
 */
export function pagePolicy(html: string, site: Partial<PolicySite> = {}): string {
  const { secure, scripts, connections, botCheck } = { ...ALONE, ...site };
  const opened = holdsBotCheck(html) ? botCheck : ALONE.botCheck;
  const hashes = inlineScripts(html)
    .map(ownHashOf)
    .filter((hash) => hash !== null)
    .map((hash) => `'${hash}'`);
  // Names of Trusted Types policies, which our scripts create in app/browser/trusted-html.ts,
  // app/document/measurement/scripts.ts and forms/check.ts.
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

/** Origins of the addresses, each once. */
function originsOf(addresses: readonly (string | null)[]): string[] {
  return [...new Set(addresses.flatMap((address) => (address === null ? [] : new URL(address).origin)))];
}

function inlineScripts(html: string): string[] {
  return [...html.matchAll(SCRIPT)].flatMap(([, attributes = '', text = '']) =>
    NOT_INLINE.test(attributes) ? [] : [text],
  );
}
