import { describe, expect, it } from 'vitest';
import { readSettings } from '#server/settings.ts';
import { STOP_LIMIT_MS } from '#server/stop.ts';
import { checkCluster, type ClusterFacts } from './cluster.ts';
import { read, readCluster } from './files.ts';
import { changed, said, SETTINGS } from './test-facts.ts';

const CLUSTER: ClusterFacts = {
  settings: SETTINGS,
  settingsOf: readSettings,
  probes: new Set([...read('server/app.ts').matchAll(/app\.get\('(\/\w+z)'/g)].map(([, path]) => path!)),
  user: Number(said('USER').split(':')[0]),
  dataDir: said('VOLUME'),
  stopSeconds: STOP_LIMIT_MS / 1_000,
};

describe('the manifests', () => {
  const good = readCluster();
  const at = (kind: string) => good.findIndex((each) => (each as { kind: string }).kind === kind);
  const pod = `${at('Deployment')}/spec/template/spec`;

  it('keep the rules', () => {
    expect([...CLUSTER.probes].sort()).toEqual(['/healthz', '/readyz']);
    expect(checkCluster(good, CLUSTER)).toEqual([]);
  });

  it.each([
    [`${pod}/containers/0/image`, 'manara:latest', /no exact version/],
    [`${pod}/containers/0/securityContext/readOnlyRootFilesystem`, false, /readOnlyRootFilesystem/],
    [`${pod}/containers/0/readinessProbe/httpGet/path`, '/ready', /no address/],
    [`${pod}/containers/0/livenessProbe/httpGet/path`, '/readyz', /liveness asks/],
    [`${pod}/containers/0/livenessProbe/httpGet/port`, 'web', /which is none/],
    [`${pod}/containers/0/ports/0/containerPort`, 8080, /is not PORT/],
    [`${pod}/containers/0/ports/1/containerPort`, 9000, /is not METRICS_PORT/],
    [`${pod}/containers/0/resources/limits`, {}, /resources\.limits/],
    [`${pod}/containers/0/env/0/name`, 'DATABSE_URL', /DATABSE_URL is no setting/],
    [`${pod}/containers/0/volumeMounts/0/mountPath`, '/data', /Nothing is mounted/],
    [`${pod}/containers/0/livenesProbe`, {}, /livenesProbe/],
    [`${pod}/securityContext/runAsNonRoot`, false, /runAsNonRoot/],
    [`${pod}/securityContext/runAsUser`, 1001, /image's user is 1000/],
    [`${pod}/terminationGracePeriodSeconds`, 10, /killed before/],
    [`${at('Deployment')}/spec/replicas`, 1, /replicas/],
    [`${at('ConfigMap')}/data/METRICSPORT`, '1', /METRICSPORT is no setting/],
    [`${at('ConfigMap')}/data/DATABASE_URL`, 'postgres://a/b', /belongs to the secret/],
    [`${at('PodDisruptionBudget')}/spec/selector/matchLabels`, { 'app.kubernetes.io/name': 'x' }, /selects no pod/],
    [`${at('Service')}/spec/ports/0/targetPort`, 'web', /no port web/],
    [`${at('Ingress')}/spec/tls`, [{ hosts: ['a.example'] }], /without https/],
    [`${at('PodDisruptionBudget')}/kind`, 'Budget', /Budget/],
  ])('break a rule where %s is %s', (path, to, fault) => {
    expect(checkCluster(changed(good, path, to), CLUSTER).join('\n')).toMatch(fault);
  });
});
