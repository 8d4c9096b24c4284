import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { manifestsOfCompose, missing, read, type Service, unknownVariables } from '../support/manifests.ts';

/** Compose files only set what the programs read. This does not test whether they run. */

describe.each(Object.entries(manifestsOfCompose))('%s', (path, { services, volumes }) => {
  const each = Object.entries(services);
  const beside = (file: string) => join(path, '..', file);
  const envFiles = ({ env_file: files = [] }: Service) =>
    [files].flat().flatMap((file) => (typeof file === 'string' ? [beside(file)] : []));
  const dockerfiles = ({ build }: Service) =>
    typeof build === 'string'
      ? [beside(`${build}/Dockerfile`)]
      : build
        ? [beside(`${build.context}/${build.dockerfile ?? 'Dockerfile'}`)]
        : [];

  it('names files and volumes that exist', () => {
    const sources = each
      .flatMap(([, service]) => service.volumes ?? [])
      .map((mount) => mount.split(':')[0] ?? '')
      .filter((source) => !source.startsWith('$'));
    const files = sources.filter((source) => source.startsWith('.')).map(beside);
    const fileNames = each.flatMap(([, service]) => [...envFiles(service), ...dockerfiles(service)]);
    expect(missing([...files, ...fileNames])).toEqual([]);
    expect(sources.filter((source) => !source.startsWith('.') && !(source in volumes))).toEqual([]);
  });

  it('has no password of its own: what is not set stops it', () => {
    const optional = [...read(path).matchAll(/\$\{([A-Z_]*PASSWORD):?-/g)].map(([, name]) => name);
    expect(optional).toEqual([]);
    expect(read(path)).not.toMatch(/PASSWORD: (?!\$\{)/);
  });

  it('leaves nothing to Compose that looks like a variable and is none', () => {
    const variables = [
      ...read(path)
        .replace(/^ *#.*$/gm, '')
        .replaceAll('$$', '')
        .matchAll(/\$\{?([^}\s]*)/g),
    ].map(([, name]) => name);
    expect(variables.filter((name) => !/^[A-Z_]+(:[-?]|$)/.test(name ?? ''))).toEqual([]);
  });

  it('sets what the programs read', () => {
    const set = each
      .filter(([name]) => name !== 'create-database')
      .flatMap(([, service]) => [
        ...Object.keys(service.environment ?? {}),
        ...envFiles(service).flatMap((file) => read(file).match(/^[A-Z_0-9]+(?==)/gm) ?? []),
      ]);
    expect(set).toContain('DATABASE_URL');
    expect(unknownVariables(set)).toEqual([]);
  });

  it('speaks of services and addresses that it has', () => {
    const addresses = each.flatMap(([, { networks }]) => networks?.machines?.ipv4_address ?? []);
    expect(addresses).toEqual([...new Set(addresses)]);
    expect(
      JSON.stringify(services)
        .match(/10\.0\.0\.\d+(?!\/)\b/g)
        ?.filter((address) => !addresses.includes(address)) ?? [],
    ).toEqual([]);
    const names = each.flatMap(([, { depends_on: on = [], network_mode: mode }]) => [
      ...(Array.isArray(on) ? on : Object.keys(on)),
      ...(mode ? [mode.replace('service:', '')] : []),
    ]);
    expect(names.filter((name) => !(name in services))).toEqual([]);
  });

  it('confines what runs: no rights of root, nothing written but to volumes and memory', () => {
    const loose = each.filter(
      ([, { cap_drop: capabilities, read_only: isReadOnly, security_opt: options, tmpfs = [] }]) =>
        !capabilities?.includes('ALL') ||
        !isReadOnly ||
        !options?.includes('no-new-privileges:true') ||
        !tmpfs.includes('/tmp'),
    );
    expect(loose.map(([name]) => name)).toEqual([]);
  });

  it('publishes the port of a shop, which may finish what is under way', () => {
    const shops = each.filter(([name]) => name.startsWith('shop'));
    expect(shops.length).toBeGreaterThan(0);
    for (const [, { environment, ports = [], stop_grace_period: grace }] of shops) {
      expect(
        ports.map((port) => port.split(':').at(-1)).filter((port) => port !== environment?.PORT),
      ).toEqual([]);
      expect(Number.parseInt(grace ?? '', 10)).toBeGreaterThanOrEqual(30);
    }
  });
});

describe('the machines of compose are those of the files', () => {
  const redisPassword = /^requirepass (\S+)$/m.exec(read('deploy/redis.conf'))?.[1];
  const { services } = manifestsOfCompose['deploy/compose.yaml'];
  const at = (name: string) => services[name]?.networks?.machines?.ipv4_address;

  it.each(['db1', 'db2'])('HAProxy finds %s, which finds each etcd', (name) => {
    expect(read('deploy/haproxy.cfg')).toContain(`server ${name} ${at(name)}:5432`);
    const etcds = ['etcd1', 'etcd2', 'etcd3'].map((etcd) => `${at(etcd)}:2379`);
    expect(services[name]?.environment?.PATRONI_ETCD_HOSTS?.split(',')).toEqual(etcds);
  });

  it('etcd serves the version of its API that Patroni speaks', () => {
    expect(read('deploy/patroni.yml')).toMatch(/^etcd:$/m);
    expect(read('deploy/etcd.env')).toMatch(/^ETCD_ENABLE_V2=true$/m);
    expect(read('deploy/kubernetes/databases.yaml')).toContain('name: ETCD_ENABLE_V2, value: "true"');
  });

  it.each([
    ['shop1', '3001'],
    ['shop2', '3002'],
  ])('nginx finds %s, which finds Redis', (name, port) => {
    expect(read('deploy/nginx.conf')).toContain(`127.0.0.1:${port}`);
    const { HOST, PORT, ...others } = services[name]?.environment ?? {};
    expect(JSON.stringify(services.nginx)).toContain(`s/127.0.0.1:${port}/${HOST}:${PORT}/`);
    expect(HOST).toBe(at(name));
    expect(others).toMatchObject({
      TRUST_PROXY: at('nginx'),
      REDIS_URL: `redis://:${redisPassword}@${at('redis')}:6379`,
    });
  });
});
