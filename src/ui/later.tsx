import { type ComponentType, Suspense } from 'react';

/**
 * A component whose code loads after the page's own, to keep the first visit light: nothing until it is there, or the
 * server's HTML. The caller chooses, so that the server's bundle has it at once:
 * `later(import.meta.env.SSR ? (await load()).default : lazy(load))`.
 */
export const later =
  <Props extends object>(Loaded: ComponentType<Props>) =>
  (props: Props) => (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  );
