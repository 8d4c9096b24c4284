import { type ComponentType, Suspense } from 'react';

/**
 * A component whose code loads after the page's own, to keep the first visit light. Until then it shows the server's
 * HTML, or nothing. The caller decides, so that the server's bundle has it at once: `later(import.meta.env.SSR ? (await
 * load()).default : lazy(load))`.
 */
export const later =
  <Props extends object>(Loaded: ComponentType<Props>) =>
  (props: Props) => (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  );
