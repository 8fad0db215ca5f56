import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createUpstream } from '#upstream/create.ts';
import { HOST_VARIABLES } from '#upstream/hosts.ts';
import type { Hosts } from '#upstream/hosts.ts';
import type { Upstream } from '#upstream/upstream.ts';

/** Answers of the real services, recorded in 2026. They are beside the project, not in it. */
const FOLDER = fileURLToPath(new URL('../../../shared/samples/', import.meta.url));

/** False when the recordings are missing: their suite is then skipped, with a note. */
export const hasSamples = existsSync(FOLDER);

/** The note of a skipped suite. */
export const SAMPLES_NOTE = hasSamples ? '' : ' (skipped: there are no recordings at ../shared/samples)';

/** A recording, byte for byte. */
export function sample(name: string): Buffer {
  return readFileSync(FOLDER + name);
}

/** The site's own clients, with recordings in place of the services. */
export function upstreamOfSamples(answer: (url: URL, form: URLSearchParams) => Buffer | string): Upstream {
  const hosts = Object.entries(HOST_VARIABLES).map(([name, { embeddedPath }]) => [
    name,
    `http://samples.invalid${embeddedPath}`,
  ]);
  return createUpstream({
    hosts: Object.fromEntries(hosts) as Hosts,
    homeExchangeLabels: ['DFM', 'سوق دبي المالي'],
    ownSymbol: 'DFM',
    organization: 'DFM',
    generalIndex: 'DFMGI',
    fetch: async (url, init) => {
      const body = answer(new URL(String(url)), new URLSearchParams((init?.body as URLSearchParams | undefined) ?? ''));
      return new Response(typeof body === 'string' ? body : new Uint8Array(body));
    },
  });
}
