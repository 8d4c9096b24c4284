import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readSettings } from '../../src/settings/settings.ts';
import {
  containersOf,
  kustomization,
  manifest,
  manifests,
  missing,
  read,
  unknownSettings,
  unknownVariables,
  workloads,
} from '../support/manifests.ts';

/** Kubernetes' manifests only set what the programs read, and match each other. This does not test whether they run. */

const settings = manifest('ConfigMap', 'chowk-settings')?.data ?? {};
const secrets = manifest('Secret', 'chowk-secrets')?.stringData ?? {};

describe('settings', () => {
  it('are those with which the shop starts', () => {
    const values = Object.entries(secrets).map(([name, value]) => [name, value || 'x'.repeat(32)]);
    expect(unknownSettings(Object.keys({ ...settings, ...secrets }))).toEqual([]);
    // The example's contacts are made up, which only a shop on this machine may have; a pod has its file elsewhere.
    const here = { PUBLIC_URL: 'https://localhost', SHOP_FILE: 'deploy/udaipur.json' };
    const env = { ...settings, ...Object.fromEntries(values), ...here };
    expect(readSettings(env)).toMatchObject({ demo: false, port: 3000 });
  });

  it('lead to the pooler of the pod, and to Redis', () => {
    const pooler = /^listen_port = (\d+)$/m.exec(read('deploy/pgbouncer.ini'))?.[1];
    expect(new URL(secrets.DATABASE_URL ?? '').host).toBe(`127.0.0.1:${pooler}`);
    const redis = new URL(secrets.REDIS_URL ?? '');
    expect(read('deploy/redis.conf')).toContain(`\nrequirepass ${redis.password}\n`);
    expect(manifest('Service', redis.hostname)?.spec.ports?.map(({ port }) => `${port}`)).toEqual([
      redis.port,
    ]);
  });
});

describe.each(workloads.map((workload) => [workload.metadata.name, workload] as const))(
  '%s',
  (_, workload) => {
    const containers = containersOf(workload);
    const { volumes = [] } = workload.spec.template?.spec ?? {};

    it('has images of the version that is built', () => {
      const images = kustomization.images.map(({ name, newTag }) => `${name}:${newTag}`);
      expect(containers.map(({ image }) => image).filter((image) => !images.includes(image))).toEqual([]);
    });

    it('sets what the programs read, out of what exists', () => {
      const names = containers.flatMap(({ env = [] }) => env.map(({ name }) => name));
      expect(unknownVariables(names)).toEqual([]);
      const sources = containers.flatMap(({ envFrom = [] }) => envFrom);
      const sourceNames = sources.map(
        ({ configMapRef, secretRef }) =>
          manifest('ConfigMap', configMapRef?.name) ?? manifest('Secret', secretRef?.name),
      );
      expect(sourceNames).not.toContain(undefined);
    });

    it('mounts volumes that it has, of files that exist', () => {
      const claims = workload.spec.volumeClaimTemplates?.map(({ metadata }) => metadata.name) ?? [];
      const had = [...volumes.map(({ name }) => name), ...claims];
      const mounts = containers.flatMap(({ volumeMounts = [] }) => volumeMounts.map(({ name }) => name));
      expect(mounts.filter((name) => !had.includes(name))).toEqual([]);
      const generators = [...kustomization.configMapGenerator, ...kustomization.secretGenerator];
      const names = volumes.flatMap(({ configMap, secret }) => configMap?.name ?? secret?.secretName ?? []);
      expect(names.filter((name) => !generators.some((one) => one.name === name))).toEqual([]);
    });

    it('is given of the passwords only the file that it reads', () => {
      const secretNames = volumes.filter(({ secret }) => secret).map(({ name }) => name);
      const mounts = containers
        .flatMap(({ volumeMounts = [] }) => volumeMounts)
        .filter(({ name }) => secretNames.includes(name));
      expect(mounts.filter(({ subPath }) => !subPath)).toEqual([]);
    });

    it('is confined: no root, no rights, nothing written but to volumes, no account of the cluster', () => {
      const { automountServiceAccountToken, securityContext } = workload.spec.template?.spec ?? {};
      expect(automountServiceAccountToken).toBe(false);
      expect(securityContext).toMatchObject({
        runAsNonRoot: true,
        seccompProfile: { type: 'RuntimeDefault' },
      });
      for (const { securityContext: own } of containers)
        expect(own).toEqual({
          runAsUser: expect.toSatisfy((id: number) => id > 0) as number,
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        });
    });
  },
);

describe('services', () => {
  const services = manifests.filter(({ kind }) => kind === 'Service');
  const chosenBy = ({ spec }: (typeof manifests)[number]) => {
    const labels = Object.entries(spec.selector?.matchLabels ?? spec.selector ?? {});
    return workloads.filter(({ spec: of }) =>
      labels.every(([key, value]) => of.template?.metadata.labels[key] === value),
    );
  };

  it('and everything else that selects pods select those of one workload', () => {
    const selecting = manifests.filter(({ spec }) => spec?.selector);
    expect(selecting.length).toBeGreaterThan(services.length);
    expect(selecting.filter((one) => chosenBy(one).length !== 1)).toEqual([]);
    const heads = workloads.flatMap(({ spec }) => spec.serviceName ?? []);
    expect(heads.filter((name) => !manifest('Service', name))).toEqual([]);
  });

  it.each(services.map((service) => [service.metadata.name, service] as const))(
    'of %s leads to open ports',
    (_, service) => {
      const open = chosenBy(service)
        .flatMap(containersOf)
        .flatMap(({ ports = [] }) => ports);
      const missingPorts = service.spec.ports?.filter(
        ({ targetPort, port }) =>
          !open.some(({ name, containerPort }) =>
            targetPort ? name === targetPort : containerPort === port,
          ),
      );
      expect(missingPorts).toEqual([]);
    },
  );

  it('are where the gateway leads, whose routes belong to its listeners', () => {
    const routes = manifests.filter(({ kind }) => kind === 'HTTPRoute');
    const backends = routes
      .flatMap(({ spec }) => spec.rules ?? [])
      .flatMap(({ backendRefs = [] }) => backendRefs);
    expect(backends).toHaveLength(2);
    for (const { name, port } of backends)
      expect(manifest('Service', name)?.spec.ports?.map((one) => one.port)).toContain(port);
    const parents = routes.flatMap(({ spec }) => spec.parentRefs ?? []);
    for (const { name, sectionName } of parents)
      expect(manifest('Gateway', name)?.spec.listeners?.map((one) => one.name)).toContain(sectionName);
  });

  it('are reached only by who needs them: a policy for the namespace, and one for each workload', () => {
    const policies = manifests.filter(({ kind }) => kind === 'NetworkPolicy');
    const labelsOf = (policy: (typeof manifests)[number]) => policy.spec.podSelector?.matchLabels;
    expect(policies.filter((policy) => !labelsOf(policy))).toHaveLength(1);
    for (const { metadata, spec } of workloads) {
      const own = policies.filter((policy) => labelsOf(policy)?.app === spec.template?.metadata.labels.app);
      expect([metadata.name, own.length]).toEqual([metadata.name, 1]);
      const open = containersOf({ kind: '', metadata, spec }).flatMap(({ ports = [] }) =>
        ports.map(({ name }) => name),
      );
      const ports = own.flatMap((policy) => policy.spec.ingress ?? []).flatMap(({ ports = [] }) => ports);
      expect(new Set(ports.map(({ port }) => port))).toEqual(new Set(open));
    }
  });
});

it('the namespace refuses what is not confined', () => {
  expect(manifest('Namespace', 'chowk')?.metadata.labels).toEqual({
    'pod-security.kubernetes.io/enforce': 'restricted',
  });
});

describe('passwords', () => {
  it('stand in secrets, never in a ConfigMap', () => {
    const [{ files }] = kustomization.configMapGenerator;
    const texts = [...files.map((file) => read(`deploy/kubernetes/${file}`)), JSON.stringify(settings)];
    expect(
      texts.filter((text) => /"choose-|requirepass|^".+" "/m.test(text.replaceAll('password=choose', ''))),
    ).toEqual([]);
    const [{ files: secret }] = kustomization.secretGenerator;
    expect(missing(secret.map((file) => `deploy/kubernetes/${file}`))).toEqual([]);
  });
});

describe('kustomization.yaml', () => {
  it('names every file of its folder, and files that exist', () => {
    const [{ files }] = kustomization.configMapGenerator;
    const others = ['kustomization.yaml', 'haproxy.cfg'];
    expect([...kustomization.resources, ...others].toSorted()).toEqual(
      readdirSync('deploy/kubernetes').toSorted(),
    );
    expect(missing(files.map((file) => `deploy/kubernetes/${file}`))).toEqual([]);
  });

  it('has the HAProxy of the machines, with names instead of addresses', () => {
    const lines = (path: string) =>
      read(path)
        .replace(/^#.*$/gm, '')
        .replace(/^resolvers cluster\n(.+\n)+/m, '')
        .replace(/ resolvers cluster init-addr last,libc,none/, '')
        .replace(/server (\w+) \S+:5432/g, 'server $1')
        .replace(/^ {4}(user|group) haproxy\n/gm, '')
        .split('\n')
        .filter((line) => line.trim());
    expect(lines('deploy/kubernetes/haproxy.cfg')).toEqual(lines('deploy/haproxy.cfg'));
  });
});
