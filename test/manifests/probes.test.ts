import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp } from '../support/app.ts';
import { createTestDatabase } from '../support/database.ts';
import {
  manifestsOfCompose,
  type Container,
  containersOf,
  manifest,
  read,
  workloads,
} from '../support/manifests.ts';

/** Probes request pages that the shop answers, at open ports. */

let app: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  const { db } = await createTestDatabase();
  app = await testApp(db);
});
afterAll(() => app.close());
const answer = async (path: string) => [path, (await app.inject(path)).statusCode];
const probesOf = ({ startupProbe, readinessProbe, livenessProbe }: Container) =>
  [startupProbe, readinessProbe, livenessProbe].filter((probe) => probe !== undefined);

it('the Dockerfile asks for an answer at the port that it sets', async () => {
  const dockerfile = read('Dockerfile');
  const [, port, path = ''] = /127\.0\.0\.1:(\d+)(\/\w+)/.exec(dockerfile) ?? [];
  expect(/ PORT=(\d+)/.exec(dockerfile)?.[1]).toBe(port);
  expect(await answer(path)).toEqual(['/readyz', 200]);
});

it.each(['shop1', 'shop2'])('compose asks %s whether it is ready, at its port', async (name) => {
  const { environment, healthcheck } = manifestsOfCompose['deploy/compose.yaml'].services[name] ?? {};
  const [, port, path = ''] = /:(\d+)(\/\w+)/.exec(healthcheck?.test.join(' ') ?? '') ?? [];
  expect(port).toBe(environment?.PORT);
  expect(await answer(path)).toEqual(['/readyz', 200]);
});

it.each(workloads.map((workload) => [workload.metadata.name, workload] as const))(
  'Kubernetes probes %s at ports that are open',
  (_, workload) => {
    const missingProbes = containersOf(workload).flatMap((container) => {
      const open = container.ports?.map(({ name }) => name) ?? [];
      const ports = probesOf(container).map(({ httpGet, tcpSocket }) => httpGet?.port ?? tcpSocket?.port);
      return ports.filter((port) => !open.includes(`${port}`));
    });
    expect(missingProbes).toEqual([]);
  },
);

it('Kubernetes waits for a shop that starts or stops, and does not restart it for the database', async () => {
  const { containers: [shop] = [], terminationGracePeriodSeconds: grace } =
    manifest('Deployment', 'shop')?.spec.template?.spec ?? {};
  const port = manifest('ConfigMap', 'chowk-settings')?.data?.PORT;
  expect(shop?.ports).toEqual([{ name: 'http', containerPort: Number(port) }]);
  const probes = shop ? probesOf(shop) : [];
  expect(await Promise.all(probes.map(({ httpGet }) => answer(httpGet?.path ?? '')))).toEqual([
    ['/readyz', 200],
    ['/readyz', 200],
    ['/healthz', 200],
  ]);
  // Requests in progress take up to 30 s, after the 8 of preStop.
  expect(grace).toBeGreaterThanOrEqual(38);
});
