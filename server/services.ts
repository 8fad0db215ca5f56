import type { Logger } from 'pino';
import type { ExchangeConfig } from '#exchange.config.ts';
import { createUpstream } from '#upstream/create.ts';
import { HOST_VARIABLES, type HostName, type Hosts } from '#upstream/hosts.ts';
import type { UpstreamOptions } from '#upstream/options.ts';
import type { Upstream } from '#upstream/upstream.ts';
import { startEmbeddedExchange, type EmbeddedExchange } from './embedded-exchange.ts';
import type { Settings } from './settings.ts';

const HOST_NAMES = Object.keys(HOST_VARIABLES) as HostName[];

export interface Services {
  upstream: Upstream;
  stop(): Promise<void>;
}

/** The exchange's services: the configured ones, and the embedded exchange for the others. */
export async function openServices(
  settings: Settings,
  exchange: ExchangeConfig,
  log: Logger,
  treatment: Pick<UpstreamOptions, 'clock' | 'policies' | 'onCall'> = {},
): Promise<Services> {
  const missing = HOST_NAMES.filter((name) => !configured(settings, name));
  const embedded = missing.length > 0 ? await startExchange(settings, log) : undefined;
  const hosts = Object.fromEntries(HOST_NAMES.map((name) => [name, address(settings, name, embedded)])) as Hosts;
  const upstream = createUpstream({
    hosts,
    apiKey: settings.UPSTREAM_API_KEY,
    homeExchangeLabels: exchange.homeExchangeLabels,
    ownSymbol: exchange.ownSymbol,
    organization: exchange.organization,
    generalIndex: exchange.indices.find(({ kind }) => kind === 'general')?.code ?? exchange.indices[0]?.code ?? '',
    ...treatment,
    policies: treatment.policies ?? Object.fromEntries(missing.map((name) => [name, EMBEDDED_POLICY])),
  });
  return { upstream, stop: async () => embedded?.stop() };
}

/** The embedded exchange serves this site alone: no load has to be spared for other clients. */
const EMBEDDED_POLICY = { requestsPerSecond: 200, burst: 200 };

function configured(settings: Settings, name: HostName): string | undefined {
  return settings[HOST_VARIABLES[name].variable as keyof Settings] as string | undefined;
}

function address(settings: Settings, name: HostName, embedded: EmbeddedExchange | undefined): string {
  return configured(settings, name) ?? `${embedded?.url ?? ''}${HOST_VARIABLES[name].embeddedPath}`;
}

function startExchange(settings: Settings, log: Logger): Promise<EmbeddedExchange> {
  return startEmbeddedExchange({
    port: settings.EXCHANGE_PORT,
    clock: settings.EXCHANGE_CLOCK,
    dataDir: settings.DATA_DIR,
    log,
  });
}
