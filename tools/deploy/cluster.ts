import { readManifests, type Cluster, type Deployment } from './manifests.ts';

export interface ClusterFacts {
  settings: ReadonlySet<string>;
  /** The settings for these variables; throws when one is not usable. */
  settingsOf(environment: Record<string, string>): {
    PORT: number;
    METRICS_PORT?: number | undefined;
    DRAIN_SECONDS: number;
  };
  /** Addresses of the health probes. */
  probes: ReadonlySet<string>;
  /** The user and the data folder of the image. */
  user: number;
  dataDir: string;
  /** Seconds that a node takes to stop after its drain. */
  stopSeconds: number;
}

/** Contradictions within the manifests and with the site, a sentence each. */
export function checkCluster(values: readonly unknown[], facts: ClusterFacts): string[] {
  const { cluster, faults } = readManifests(values);
  return cluster
    ? [
        ...checkNames(cluster),
        ...checkPorts(cluster),
        ...checkSettings(cluster, facts),
        ...checkPod(cluster.of('Deployment'), facts),
      ]
    : faults;
}

function checkNames({ all, of }: Cluster): string[] {
  const own = JSON.stringify(of('Deployment').spec.template.metadata.labels);
  const selected = [
    of('Deployment').spec.selector.matchLabels,
    of('Service').spec.selector,
    of('PodDisruptionBudget').spec.selector.matchLabels,
    of('NetworkPolicy').spec.podSelector.matchLabels,
  ];
  const { serviceAccountName, containers } = of('Deployment').spec.template.spec;
  const secure = of('Ingress').spec.tls.flatMap(({ hosts }) => hosts);
  return [
    ...all.filter(({ metadata }) => metadata.name !== 'manara').map(({ kind }) => `${kind}: its name is not manara.`),
    ...selected
      .filter((labels) => JSON.stringify(labels) !== own)
      .map((labels) => `${JSON.stringify(labels)} selects no pod of ours.`),
    ...(serviceAccountName === of('ServiceAccount').metadata.name ? [] : ['There is no such service account.']),
    ...containers[0].envFrom
      .filter(({ configMapRef: { name } }) => name !== of('ConfigMap').metadata.name)
      .map(({ configMapRef: { name } }) => `There is no ConfigMap ${name}.`),
    ...of('Ingress')
      .spec.rules.filter(({ host }) => !secure.includes(host))
      .map(({ host }) => `${host} is open without https.`),
  ];
}

function checkPorts({ of }: Cluster): string[] {
  const open = new Set(of('Deployment').spec.template.spec.containers[0].ports.map(({ name }) => name));
  const services = new Set(of('Service').spec.ports.map(({ name }) => name));
  const required = [
    ...of('Service').spec.ports.map(({ targetPort }) => targetPort),
    ...of('NetworkPolicy').spec.ingress.flatMap(({ ports }) => ports.map(({ port }) => port)),
  ];
  const led = of('Ingress').spec.rules.flatMap(({ http }) => http.paths.map(({ backend }) => backend.service));
  return [
    ...required.filter((name) => !open.has(name)).map((name) => `The container has no port ${name}.`),
    ...led
      .filter(({ name, port }) => name !== of('Service').metadata.name || !services.has(port.name))
      .map(({ name }) => `The ingress leads to ${name}, which is no service of ours.`),
  ];
}

function checkSettings({ of }: Cluster, { settings, settingsOf, stopSeconds }: ClusterFacts): string[] {
  const { containers, terminationGracePeriodSeconds } = of('Deployment').spec.template.spec;
  const { ports, env } = containers[0];
  const { data } = of('ConfigMap');
  const names = [...Object.keys(data), ...env.map(({ name }) => name)];
  const unknown = names.filter((name) => !settings.has(name)).map((name) => `${name} is no setting.`);
  const secrets = Object.keys(data).filter((name) => /PASSWORD|SECRET|KEY|^(DATABASE|REDIS|SMTP)_URL$/.test(name));
  const open = Object.fromEntries(ports.map(({ name, containerPort }) => [name, containerPort]));
  const given = settingsOf(data);
  return [
    ...unknown,
    ...secrets.map((name) => `${name} belongs to the secret.`),
    ...(open['http'] === given.PORT ? [] : [`The port http is not PORT, ${given.PORT}.`]),
    ...(open['metrics'] === given.METRICS_PORT ? [] : [`The port metrics is not METRICS_PORT, ${given.METRICS_PORT}.`]),
    ...(terminationGracePeriodSeconds > given.DRAIN_SECONDS + stopSeconds
      ? []
      : ['A node is killed before it has ended.']),
  ];
}

function checkPod({ spec }: Deployment, { probes, user, dataDir }: ClusterFacts): string[] {
  const { containers, volumes, securityContext } = spec.template.spec;
  const { ports, startupProbe, readinessProbe, livenessProbe, volumeMounts } = containers[0];
  const { 'prometheus.io/port': scraped, 'prometheus.io/path': path } = spec.template.metadata.annotations;
  const probed = [startupProbe, readinessProbe, livenessProbe].map(({ httpGet }) => httpGet);
  return [
    ...probed
      .filter((each) => !probes.has(each.path))
      .map((each) => `${each.path} is no address that says how the site is.`),
    ...probed
      .filter((each) => !ports.some(({ name }) => name === each.port))
      .map((each) => `A probe asks the port ${each.port}, which is none.`),
    ...(livenessProbe.httpGet.path === '/readyz'
      ? ['A database that is away would restart every node: liveness asks /healthz.']
      : []),
    ...(readinessProbe.httpGet.path === '/readyz' ? [] : ['Readiness asks /readyz.']),
    ...(securityContext.runAsUser === user ? [] : [`The image's user is ${user}.`]),
    ...(volumeMounts.some(({ mountPath }) => mountPath === dataDir) ? [] : [`Nothing is mounted at ${dataDir}.`]),
    ...volumeMounts
      .filter(({ name }) => !volumes.some((volume) => volume.name === name))
      .map(({ name }) => `There is no volume ${name}.`),
    ...(ports.some(
      ({ name, containerPort }) => name === 'metrics' && String(containerPort) === scraped && path === '/metrics',
    )
      ? []
      : ['Prometheus is sent to another port than that of the metrics.']),
  ];
}
