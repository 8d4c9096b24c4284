import type { ServerOptions } from 'socket.io';

/** Carries hints between server processes. The data itself is in the database, so a lost hint only delays a message. */
export interface Broker {
  readonly adapter: NonNullable<ServerOptions['adapter']>;
  /** Registers a handler for a reconnect, before which hints may have been lost. */
  onGap(handler: () => void): void;
  /** Closes the connections; call it after the adapter is closed. */
  end(): Promise<void>;
}

/** A list of gap handlers, and a function that calls them all. */
export function gapHandlers() {
  const handlers: (() => void)[] = [];
  return {
    onGap: (handler: () => void) => void handlers.push(handler),
    tellGap: () => {
      for (const handler of handlers) handler();
    },
  };
}
