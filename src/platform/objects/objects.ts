/** A place for files with names of letters, digits and slashes, such as `photos/ab/abcdef`. What has a name never changes. */
export interface Objects {
  /** @throws when there is none of that name, or the place is away */
  readonly read: (name: string) => Promise<Buffer>;
  readonly has: (name: string) => Promise<boolean>;
  /** Whole or not at all; the same name again is the same bytes. */
  readonly write: (name: string, bytes: Uint8Array) => Promise<void>;
}
