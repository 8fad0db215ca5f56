import { disclosurePageCall } from '#upstream/calls/disclosures/calls.ts';
import { HOST_VARIABLES } from '#upstream/hosts.ts';
import { ALL_CALLS, type CallName } from '#upstream/upstream.ts';

/** A request of the site, as received by a service. */
export interface WireAsk {
  path: string;
  query: URLSearchParams;
  /** Form or JSON body, as sent. */
  body: string;
}

/** Two calls and a further use of them share one address: `disclosureCall` distinguishes them. */
const DISCLOSURES = `${HOST_VARIABLES.disclosures.embeddedPath}${disclosurePageCall.path}`;

const PATHS = new Map(
  ALL_CALLS.filter(({ host, path }) => path !== undefined || host === 'dapi').map(({ name, host, path = '' }) => [
    `${HOST_VARIABLES[host].embeddedPath}${path}`,
    name,
  ]),
);
const COMMANDS = new Map(ALL_CALLS.map(({ name, command }) => [command ?? name, name]));

/** A call, or one of the two further uses of the disclosures' address. */
export type WireCall = CallName | 'integrated-reports' | 'older-disclosures';

/** The call of docs/contracts.md that a request makes. Throws for an unknown request. */
export function wireCallOf({ path, query, body }: WireAsk): WireCall {
  const call =
    (path === DISCLOSURES ? disclosureCall(query) : PATHS.get(path)) ??
    COMMANDS.get(new URLSearchParams(body).get('Command') ?? '') ??
    fileCall(path);
  if (!call) throw new Error(`No call of the contract is at ${path}.`);
  return call;
}

function disclosureCall(query: URLSearchParams): WireCall {
  if (query.has('labels')) return 'press';
  if (query.get('types') === 'integrated_reports') return 'integrated-reports';
  return query.get('skip') === '0' ? 'disclosures' : 'older-disclosures';
}

function fileCall(path: string): WireCall | undefined {
  if (path.startsWith('/documents/')) return 'document';
  return path.startsWith('/docs/') ? 'asset' : undefined;
}
