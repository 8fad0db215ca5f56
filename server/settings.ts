import { z } from 'zod';
import { BOT_CHECK_SETTINGS, missingBotCheckSetting } from './bot-check/settings.ts';

const anyPort = z.coerce.number().int().min(0).max(65_535);
const port = (fallback: number) => anyPort.default(fallback);
const limit = (fallback: number) => z.coerce.number().int().min(0).max(1_000_000).default(fallback);
/** A password in an address would end up in a log, and `fetch` would refuse it at each call. */
const address = z
  .url({ protocol: /^https?$/ })
  .transform((value) => new URL(value))
  .refine(({ username, password }) => username === '' && password === '', 'it holds a name or a password');
/** Base address to which paths are appended. */
const url = address
  .refine(({ search, hash }) => search === '' && hash === '', 'it holds more than an address and a path')
  .transform(({ href }) => href.replace(/\/+$/, ''));
const origin = address
  .refine(({ pathname, search, hash }) => /^\/+$/.test(pathname) && search + hash === '', 'it holds more than a host')
  .transform(({ origin }) => origin);
const link = address.transform(({ href }) => href);
/** RFC 6797, 6.1. */
const HSTS = /^(off|max-age=("?)\d+\2(\s*;\s*(includeSubDomains|preload))*)$/i;
/** Characters that a header may contain; an error message about any other would show the key. */
const KEY = /^[\x21-\x7e]+$/;
const databaseUrl = z.url({ protocol: /^postgres(ql)?$/ });
const smtpUrl = z.url({ protocol: /^smtps?$/ });
/** An address, or a name and an address in angle brackets, on one line. */
const MAILBOX = /^(?:[^<>\r\n"]+ <[^<>\s@]+@[^<>\s@]+>|[^<>\s@]+@[^<>\s@]+)$/;
const redisUrl = z.url({ protocol: /^rediss?$/ });

/**
 * Every setting of the site is an environment variable with a working default. The README's table is generated from
 * these texts.
 */
const SETTINGS = {
  PORT: port(3000).describe('Port of the site; 0 takes a free one'),
  HOST: z.string().min(1).default('0.0.0.0').describe('Address the site listens on'),
  DATA_DIR: z.string().min(1).default('./data').describe('Folder of the embedded database, documents and caches'),
  DATABASE_URL: databaseUrl.optional().describe('PostgreSQL 15 or newer; without it an embedded one in DATA_DIR'),
  REDIS_URL: redisUrl.optional().describe('Redis for several nodes; without it the bus is in memory'),
  SITE_ORIGIN: origin
    .optional()
    .describe('Public scheme and host, for canonical and feed addresses; by default http://localhost:PORT'),
  HSTS: z
    .string()
    .regex(HSTS, 'it is no value of the header')
    .default('max-age=63072000')
    .describe('Strict-Transport-Security, sent where SITE_ORIGIN is https; off sends none'),
  TRUSTED_PROXIES: z.coerce
    .number()
    .int()
    .min(0)
    .max(10)
    .default(0)
    .describe('Proxies before the site that each add the address they saw to X-Forwarded-For'),
  CONNECTIONS_PER_ADDRESS: limit(1_000).describe(
    'Connections of one address at one time (IPv6: of one /64); not counted where TRUSTED_PROXIES is set; 0 sets no limit',
  ),
  STREAMS_PER_ADDRESS: limit(500).describe('Event streams of one address at one time; 0 sets no limit'),
  DRAIN_SECONDS: z.coerce
    .number()
    .min(0)
    .max(600)
    .default(2)
    .describe(
      'Seconds after SIGTERM in which all is still answered and /readyz says 503, for a balancer to look elsewhere',
    ),
  EXCHANGE_PORT: port(3001).describe('Loopback port of the embedded exchange; 0 takes a free one'),
  EXCHANGE_CLOCK: z
    .string()
    .default('auto')
    .describe('Clock of the embedded exchange: auto, real, replay, or a Dubai start such as 2026-11-20T10:30*60'),
  SMTP_URL: smtpUrl
    .optional()
    .describe(
      'Mail server, smtp:// or smtps://, with name and password where it asks for them; without it no mail is sent',
    ),
  MAIL_FROM: z
    .string()
    .regex(MAILBOX, 'it is no address')
    .optional()
    .describe('Whom mails of the site are from, such as Exchange <noreply@exchange.example>; set with SMTP_URL'),
  ...BOT_CHECK_SETTINGS,
  KYC_URL: link.optional().describe('Where /kyc leads; without it /kyc answers 404'),
  PAGE_CACHE_MIB: z.coerce
    .number()
    .int()
    .min(0)
    .max(65_536)
    .default(128)
    .describe('Memory for finished pages, in MiB; 0 keeps none'),
  DOCUMENTS_MIB: z.coerce
    .number()
    .int()
    .min(64)
    .max(1_048_576)
    .default(4_096)
    .describe('Disk for copies of documents, in MiB; above it the ones that were asked for longest ago go'),
  READ_AHEAD: z.coerce
    .number()
    .int()
    .min(0)
    .max(10_000)
    .default(100)
    .describe('Newest disclosures, in each language, whose files are read so that their words are found; 0 reads none'),
  METRICS_PORT: anyPort
    .optional()
    .describe('Port on which Prometheus finds GET /metrics; 0 takes a free one; without it nothing is measured'),
  METRICS_HOST: z.string().min(1).default('127.0.0.1').describe('Address of METRICS_PORT; readers should not reach it'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace'])
    .default('info')
    .describe('Least level that is logged'),
  UPSTREAM_MARKET_URL: url.optional().describe('Market watch service (mw/v1)'),
  UPSTREAM_WIDGETS_URL: url.optional().describe('Widgets service (web/widgets/v1)'),
  UPSTREAM_CONTENT_URL: url.optional().describe('Content service (web/sf/v1)'),
  UPSTREAM_DISCLOSURES_URL: url.optional().describe('Disclosure system (efsah/v1)'),
  UPSTREAM_DOCUMENTS_URL: url.optional().describe('Files of disclosures (documents)'),
  UPSTREAM_ASSETS_URL: url.optional().describe('Files of the content service'),
  UPSTREAM_DIVIDENDS_URL: url.optional().describe('Dividends configuration (the site-relative /api)'),
  UPSTREAM_DAPI_URL: url.optional().describe('Bulk market watch (dapi/fetch)'),
  UPSTREAM_API_KEY: z
    .string()
    .regex(KEY, 'it holds what no header may')
    .optional()
    .describe('Subscription key that is sent to the services'),
};

const schema = z.object(SETTINGS).superRefine((given, { addIssue }) => {
  const { SMTP_URL, MAIL_FROM } = given;
  const missing = SMTP_URL ? 'MAIL_FROM' : 'SMTP_URL';
  if ((SMTP_URL === undefined) !== (MAIL_FROM === undefined))
    addIssue({ code: 'custom', path: [missing], message: 'mails need both SMTP_URL and MAIL_FROM' });
  const needed = missingBotCheckSetting(given);
  if (needed) addIssue({ code: 'custom', path: [needed], message: 'RECAPTCHA_KEY needs it' });
});
export type Settings = z.infer<typeof schema>;

/** One sentence about a variable: its name, what is wrong, what to do. */
export class SettingsError extends Error {}

/**
 * Reads and checks the environment. An empty variable counts as not set. Throws `SettingsError` for the first invalid
 * one.
 */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const name = String(issue?.path[0] ?? 'a setting');
  const meaning = (SETTINGS as Record<string, z.ZodType>)[name]?.description;
  throw new SettingsError(
    `${name} cannot be used: ${reasonOf(issue)}. ${meaning ? `It is: ${meaning}. ` : ''}Correct it, or leave it out.`,
  );
}

/** What is wrong with a value, in an operator's terms. Never the value itself: it may be a key. */
function reasonOf(issue: z.core.$ZodIssue | undefined): string {
  if (issue?.code === 'too_big') return `it is above ${issue.maximum}`;
  if (issue?.code === 'too_small') return `it is below ${issue.minimum}`;
  if (issue?.code === 'invalid_type') return issue.expected === 'int' ? 'it is no whole number' : 'it is no number';
  if (issue?.code === 'invalid_value') return `it is none of ${issue.values.join(', ')}`;
  if (issue?.code === 'invalid_format' && issue.format === 'url') return 'it is no address of the kind that is meant';
  return issue?.message ?? 'its value is not known';
}

/** Name, default and meaning of every setting, for the README and its test. */
export function settingsTable(): { name: string; fallback: string; meaning: string }[] {
  return Object.entries(SETTINGS).map(([name, setting]) => ({
    name,
    fallback: String(z.object({ [name]: setting }).parse({})[name] ?? ''),
    meaning: setting.description ?? '',
  }));
}
