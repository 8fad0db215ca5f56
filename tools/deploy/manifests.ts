import { z } from 'zod';
import { isPinned } from './dockerfile.ts';

const LABEL = 'app.kubernetes.io/name';
const labels = z.strictObject({ [LABEL]: z.string() });
const metadata = z.strictObject({ name: z.string(), labels, annotations: z.record(z.string(), z.string()).optional() });
const selector = z.strictObject({ matchLabels: labels });
const probe = z.strictObject({
  httpGet: z.strictObject({ path: z.string(), port: z.string() }),
  periodSeconds: z.int(),
  timeoutSeconds: z.int().optional(),
  failureThreshold: z.int(),
});
const amounts = z.strictObject({ cpu: z.string(), memory: z.string(), 'ephemeral-storage': z.string() });
const secretKey = z.strictObject({ secretKeyRef: z.strictObject({ name: z.string(), key: z.string() }) });

const CONTAINER = z.strictObject({
  name: z.string(),
  image: z.string().refine(isPinned, 'names no exact version'),
  imagePullPolicy: z.literal('IfNotPresent'),
  ports: z.array(z.strictObject({ name: z.string(), containerPort: z.int() })),
  envFrom: z.array(z.strictObject({ configMapRef: z.strictObject({ name: z.string() }) })),
  env: z.array(z.strictObject({ name: z.string(), valueFrom: secretKey })),
  startupProbe: probe,
  readinessProbe: probe,
  livenessProbe: probe,
  resources: z.strictObject({ requests: amounts, limits: amounts }),
  securityContext: z.strictObject({
    allowPrivilegeEscalation: z.literal(false),
    readOnlyRootFilesystem: z.literal(true),
    capabilities: z.strictObject({ drop: z.tuple([z.literal('ALL')]) }),
  }),
  volumeMounts: z.array(z.strictObject({ name: z.string(), mountPath: z.string() })),
});

const POD = z.strictObject({
  serviceAccountName: z.string(),
  automountServiceAccountToken: z.literal(false),
  terminationGracePeriodSeconds: z.int(),
  securityContext: z.strictObject({
    runAsNonRoot: z.literal(true),
    runAsUser: z.int().min(1),
    runAsGroup: z.int().min(1),
    fsGroup: z.int().min(1),
    seccompProfile: z.strictObject({ type: z.literal('RuntimeDefault') }),
  }),
  topologySpreadConstraints: z.array(z.object({ labelSelector: selector })),
  containers: z.tuple([CONTAINER]),
  volumes: z.array(z.strictObject({ name: z.string(), emptyDir: z.strictObject({ sizeLimit: z.string() }) })),
});

const rolling = z.strictObject({ maxSurge: z.int(), maxUnavailable: z.literal(0) });
const DEPLOYMENT = z.strictObject({
  apiVersion: z.literal('apps/v1'),
  kind: z.literal('Deployment'),
  metadata,
  spec: z.strictObject({
    replicas: z.int().min(2),
    selector,
    strategy: z.strictObject({ type: z.literal('RollingUpdate'), rollingUpdate: rolling }),
    template: z.strictObject({
      metadata: z.strictObject({ labels, annotations: z.record(z.string(), z.string()) }),
      spec: POD,
    }),
  }),
});
const CONFIGURATION = z.strictObject({
  apiVersion: z.literal('v1'),
  kind: z.literal('ConfigMap'),
  metadata,
  data: z.record(z.string(), z.string('a value in quotes')),
});
const port = z.strictObject({ name: z.string(), port: z.int(), targetPort: z.string() });
const SERVICE = z.strictObject({
  apiVersion: z.literal('v1'),
  kind: z.literal('Service'),
  metadata,
  spec: z.strictObject({ selector: labels, ports: z.array(port) }),
});
const BUDGET = z.strictObject({
  apiVersion: z.literal('policy/v1'),
  kind: z.literal('PodDisruptionBudget'),
  metadata,
  spec: z.strictObject({ maxUnavailable: z.literal(1), selector }),
});
const ACCOUNT = z.strictObject({
  apiVersion: z.literal('v1'),
  kind: z.literal('ServiceAccount'),
  metadata,
  automountServiceAccountToken: z.literal(false),
});
/** The cluster defines their form; only the names that they refer to are checked. */
const POLICY = z.object({
  apiVersion: z.literal('networking.k8s.io/v1'),
  kind: z.literal('NetworkPolicy'),
  metadata,
  spec: z.object({
    podSelector: selector,
    ingress: z.array(z.object({ ports: z.array(z.object({ port: z.string() })) })),
  }),
});
const backend = z.strictObject({
  service: z.strictObject({ name: z.string(), port: z.strictObject({ name: z.string() }) }),
});
const INGRESS = z.object({
  apiVersion: z.literal('networking.k8s.io/v1'),
  kind: z.literal('Ingress'),
  metadata,
  spec: z.object({
    tls: z.array(z.object({ hosts: z.array(z.string()) })).min(1),
    rules: z.array(z.object({ host: z.string(), http: z.object({ paths: z.array(z.object({ backend })) }) })),
  }),
});

const ANY = z.discriminatedUnion('kind', [DEPLOYMENT, CONFIGURATION, SERVICE, BUDGET, ACCOUNT, POLICY, INGRESS]);
type Manifest = z.infer<typeof ANY>;
type Of<Kind extends Manifest['kind']> = Extract<Manifest, { kind: Kind }>;
export type Deployment = Of<'Deployment'>;

export interface Cluster {
  all: readonly Manifest[];
  of<Kind extends Manifest['kind']>(kind: Kind): Of<Kind>;
}

/** The manifests, and a sentence for each wrong field. */
export function readManifests(values: readonly unknown[]): { cluster: Cluster | undefined; faults: string[] } {
  const read = values.map((value) => ANY.safeParse(value));
  const faults = read.flatMap((each, at) => {
    const kind = String((values[at] as { kind?: unknown } | null)?.kind);
    return each.success ? [] : each.error.issues.map(({ path, message }) => `${kind} ${path.join('.')}: ${message}`);
  });
  const all = read.flatMap(({ data }) => (data ? [data] : []));
  const missing = ANY.options
    .map(({ shape }) => shape.kind.value)
    .filter(
      (kind) =>
        all.filter((each) => each.kind === kind).length !== 1 && !faults.some((fault) => fault.startsWith(kind)),
    );
  const problems = [...faults, ...missing.map((kind) => `There is one ${kind}, no more and no less.`)];
  if (problems.length > 0) return { cluster: undefined, faults: problems };
  return { cluster: { all, of: (kind) => all.find((each) => each.kind === kind) as never }, faults: [] };
}
