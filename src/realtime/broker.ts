import type { ServerOptions } from 'socket.io';

/** Carries hints between the server processes. What they hint at is in the database, so a lost hint is a late message. */
export interface Broker {
  readonly adapter: NonNullable<ServerOptions['adapter']>;
  /** Calls `handler` when the connection is back after a break, in which hints may have been lost. */
  onGap(handler: () => void): void;
  /** Ends the connections, after the adapter was closed. */
  end(): Promise<void>;
}

/** Handlers of gaps, and what calls them. */
export function gapHandlers() {
  const handlers: (() => void)[] = [];
  return {
    onGap: (handler: () => void) => void handlers.push(handler),
    tellGap: () => {
      for (const handler of handlers) handler();
    },
  };
}
