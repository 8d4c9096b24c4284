import type { ComponentType } from 'react';
import { useLoaded } from './loaded.ts';

const contents = { display: 'contents' };

/**
 * A part on the first screen whose code loads after the page's own. Unlike `later`, the server's HTML stands until the
 * code is there whatever is updated meanwhile: React drops a Suspense boundary that is updated before it hydrates.
 * @param Server the component itself, on the server
 */
export const standing = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Server: ComponentType<Props> | null,
) =>
  function Standing(props: Props) {
    const Loaded = useLoaded(load) ?? Server;
    return Loaded ? (
      <div key="loaded" style={contents}>
        <Loaded {...props} />
      </div>
    ) : (
      // oxlint-disable-next-line react/no-danger -- empty: hydration leaves what the server sent
      <div style={contents} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
    );
  };
