/**
 * Loads a part of the shop when it is first asked for, and has it at hand from then on: an `import()` of what is there already still
 * waits for its turn behind everything else. What could not be loaded is asked for again.
 */
export function once<Part>(load: () => Promise<Part>): () => Promise<Part> {
  let part: Promise<Part> | undefined;
  return () => {
    part ??= load().catch((error: unknown) => {
      part = undefined;
      throw error;
    });
    return part;
  };
}
