/** Storage for immutable files. Names have letters, digits and slashes, such as `photos/ab/abcdef`. */
export interface Objects {
  /** @throws when it does not exist, or the storage is unreachable */
  readonly read: (name: string) => Promise<Buffer>;
  readonly has: (name: string) => Promise<boolean>;
  /** Atomic; the same name always has the same bytes. */
  readonly write: (name: string, bytes: Uint8Array) => Promise<void>;
}
