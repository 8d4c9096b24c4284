import { type ComponentType, lazy, Suspense } from 'react';

/**
 * A component whose code loads after the page's own, to keep the first visit light. Until then it shows the server's
 * HTML, or nothing. The caller decides, so that the server's bundle has it at once: `later(import.meta.env.SSR ? (await
 * load()).default : loadPatiently(load))`.
 */
export const later =
  <Props extends object>(Loaded: ComponentType<Props>) =>
  (props: Props) => (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  );

/** In milliseconds. */
const pause = 3_000;

/** The component of code that is on its way. If it does not come, the page stays as it is, and it is asked for again. */
export const loadPatiently = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) => {
  const ask = (): ReturnType<typeof load> =>
    load().catch(() => new Promise((again) => setTimeout(() => again(ask()), pause)));
  return lazy(ask);
};
