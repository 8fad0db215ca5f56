import { z } from 'zod';
import { isPinned } from './dockerfile.ts';

const texts = z.array(z.string());
const health = z.union([
  z.strictObject({ disable: z.literal(true) }),
  z.strictObject({ test: texts, interval: z.string(), timeout: z.string(), retries: z.int() }),
]);
const awaited = z.record(z.string(), z.strictObject({ condition: z.enum(['service_started', 'service_healthy']) }));

/** The fields of a service in our compose files; any other is a typing error. */
const SERVICE = z.strictObject({
  image: z.string(),
  build: z.strictObject({ context: z.string(), dockerfile: z.string() }).optional(),
  user: z.string(),
  init: z.boolean().optional(),
  command: texts.optional(),
  read_only: z.literal(true, 'its root is read-only'),
  cap_drop: z.tuple([z.literal('ALL')]),
  security_opt: z.tuple([z.literal('no-new-privileges:true')]),
  restart: z.literal('unless-stopped'),
  environment: z.record(z.string(), z.string('a value in quotes')).optional(),
  tmpfs: texts.optional(),
  volumes: texts.optional(),
  ports: texts.optional(),
  networks: z.union([texts, z.record(z.string(), z.strictObject({ ipv4_address: z.ipv4() }))]),
  depends_on: z.union([texts, awaited]).optional(),
  healthcheck: health.optional(),
  stop_grace_period: z
    .string()
    .regex(/^\d+s$/)
    .optional(),
  ulimits: z.strictObject({ nofile: z.strictObject({ soft: z.int(), hard: z.int() }) }).optional(),
  mem_limit: z.string().optional(),
  cpus: z.number().optional(),
});

const COMPOSE = z
  .object({
    name: z.string(),
    services: z.record(z.string(), SERVICE),
    volumes: z.record(z.string(), z.strictObject({})),
    networks: z.record(z.string(), z.object({})),
  })
  .catchall(z.unknown());

export type Service = z.infer<typeof SERVICE>;

export interface Facts {
  /** Names of settings of the site, and of the exchange when run alone. */
  settings: ReadonlySet<string>;
  /** True when a file exists, relative to the folder of the compose file. */
  exists(path: string): boolean;
}

/** Faults of a compose file, a sentence each. */
export function checkCompose(value: unknown, facts: Facts): string[] {
  const read = COMPOSE.safeParse(value);
  if (!read.success) return read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  const { services, volumes } = read.data;
  const all = Object.entries(services);
  return all.flatMap(([name, service]) =>
    [
      ...checkService(service, facts),
      ...named(service.depends_on)
        .filter((other) => !(other in services))
        .map((other) => `waits for ${other}, which is none`),
      ...mounts(service)
        .filter(({ from }) => !/^[./]/.test(from) && !(from in volumes))
        .map(({ from }) => `the volume ${from} is not declared`),
      ...healthAwaited(service)
        .filter((other) => !hasHealth(services[other]))
        .map((other) => `${other} has no health check to wait for`),
    ].map((fault) => `${name}: ${fault}.`),
  );
}

/** Our own images have the health check of their Dockerfile. */
function hasHealth(service: Service | undefined): boolean {
  if (!service?.healthcheck) return service?.build !== undefined;
  return 'test' in service.healthcheck;
}

function checkService(service: Service, { settings, exists }: Facts): string[] {
  const { image, build, user, ports = [], environment = {} } = service;
  const unknown = build ? Object.keys(environment).filter((key) => !settings.has(key)) : [];
  const secrets = Object.entries(environment).filter(
    ([key, value]) => /PASSWORD|SECRET/.test(key) && !value.startsWith('${'),
  );
  return [
    ...(isPinned(image) ? [] : [`${image} names no exact version`]),
    ...(/^[1-9]\d*:[1-9]\d*$/.test(user) ? [] : ['it runs as root']),
    ...unknown.map((key) => `${key} is no setting`),
    ...secrets.map(([key]) => `${key} stands in the file`),
    ...ports.filter((port) => !port.startsWith('127.0.0.1:')).map((port) => `${port} is open to every network`),
    ...mounts(service)
      .filter(({ from }) => /^[./]/.test(from))
      .flatMap(({ from, mode }) => [
        ...(exists(from) ? [] : [`${from} is not there`]),
        ...(mode === 'ro' ? [] : [`${from} is not mounted for reading only`]),
      ]),
  ];
}

function mounts({ volumes = [] }: Service): { from: string; mode: string | undefined }[] {
  return volumes.map((volume) => {
    const [from = '', , mode] = volume.split(':');
    return { from, mode };
  });
}

function named(waits: Service['depends_on']): string[] {
  return Array.isArray(waits) ? waits : Object.keys(waits ?? {});
}

function healthAwaited({ depends_on: waits }: Service): string[] {
  if (Array.isArray(waits)) return [];
  return Object.entries(waits ?? {}).flatMap(([name, { condition }]) =>
    condition === 'service_healthy' ? [name] : [],
  );
}
