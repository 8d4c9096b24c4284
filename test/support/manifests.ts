import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { variables } from '../../src/settings/settings-variables.ts';

const root = join(import.meta.dirname, '../..');
/** The contents of a file, by its path in the project. */
export const read = (path: string) => readFileSync(join(root, path), 'utf8');
/** The paths that do not exist. */
export const missing = (paths: readonly string[]) => paths.filter((path) => !existsSync(join(root, path)));

const settings = new Set([...Object.keys(variables.shape), 'NODE_ENV']);
/** The names that are not settings of the shop. */
export const unknownSettings = (names: readonly string[]) => names.filter((name) => !settings.has(name));
/** The names that no program of the manifests reads: the shop, Patroni, etcd, PostgreSQL's image or psql. */
export const unknownVariables = (names: readonly string[]) =>
  unknownSettings(names).filter(
    (name) => !/^(PATRONI|ETCD|POSTGRES)_[A-Z0-9_]+$/.test(name) && name !== 'PGPASSWORD',
  );

export interface Service {
  image?: string;
  build?: string | { context: string; dockerfile?: string };
  env_file?: string | (string | { path: string; required?: boolean })[];
  environment?: Record<string, string>;
  volumes?: string[];
  ports?: string[];
  depends_on?: string[] | Record<string, unknown>;
  network_mode?: string;
  networks?: Record<string, { ipv4_address: string }>;
  healthcheck?: { test: string[] };
  stop_grace_period?: string;
  cap_drop?: string[];
  read_only?: boolean;
  security_opt?: string[];
  tmpfs?: string[];
}
interface Compose {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
}
/** The project's compose files by path. */
export const manifestsOfCompose = {
  'compose.yaml': composeOf('compose.yaml'),
  'deploy/compose.yaml': composeOf('deploy/compose.yaml'),
};
function composeOf(path: string): Compose {
  return parse(read(path), { merge: true }) as Compose;
}

export interface Probe {
  httpGet?: { path: string; port: string | number };
  tcpSocket?: { port: string | number };
}
export interface Container {
  name: string;
  image: string;
  ports?: { name: string; containerPort: number }[];
  env?: { name: string }[];
  envFrom?: { configMapRef?: { name: string }; secretRef?: { name: string } }[];
  volumeMounts?: { name: string; mountPath: string; subPath?: string }[];
  startupProbe?: Probe;
  readinessProbe?: Probe;
  livenessProbe?: Probe;
  securityContext?: {
    runAsUser?: number;
    allowPrivilegeEscalation?: boolean;
    readOnlyRootFilesystem?: boolean;
    capabilities?: { drop?: string[] };
  };
}
/** The part of a Kubernetes manifest that tests look at. */
export interface Manifest {
  kind: string;
  metadata: { name: string; labels?: Record<string, string> };
  data?: Record<string, string>;
  stringData?: Record<string, string>;
  spec: {
    selector?: { matchLabels?: Record<string, string> } & Record<string, unknown>;
    ports?: { targetPort?: string; port: number; name: string }[];
    serviceName?: string;
    volumeClaimTemplates?: { metadata: { name: string } }[];
    rules?: { backendRefs?: { name: string; port: number }[] }[];
    parentRefs?: { name: string; sectionName: string }[];
    listeners?: { name: string }[];
    podSelector?: { matchLabels?: Record<string, string> };
    ingress?: { ports?: { port: string }[] }[];
    template?: {
      metadata: { labels: Record<string, string> };
      spec: {
        terminationGracePeriodSeconds?: number;
        containers: Container[];
        initContainers?: Container[];
        volumes?: { name: string; configMap?: { name: string }; secret?: { secretName: string } }[];
        automountServiceAccountToken?: boolean;
        securityContext?: { runAsNonRoot?: boolean; seccompProfile?: { type: string } };
      };
    };
  };
}

/** The resources that Kustomize combines. */
export const kustomization = parse(read('deploy/kubernetes/kustomization.yaml')) as {
  resources: string[];
  configMapGenerator: [{ name: string; files: string[] }];
  secretGenerator: [{ name: string; files: string[] }];
  images: { name: string; newTag: string }[];
};
/** The cluster's manifests. */
export const manifests = kustomization.resources.flatMap((name) =>
  parseAllDocuments(read(`deploy/kubernetes/${name}`)).map((one) => one.toJS() as Manifest),
);
/** Deployments and StatefulSets. */
export const workloads = manifests.filter(({ spec }) => spec?.template);
/** Finds a manifest by kind and name. */
export const manifest = (kind: string, name: string | undefined) =>
  manifests.find((one) => one.kind === kind && one.metadata.name === name);
/** The containers of a workload's pods, init containers first. */
export const containersOf = ({ spec }: Manifest): Container[] => [
  ...(spec.template?.spec.initContainers ?? []),
  ...(spec.template?.spec.containers ?? []),
];
