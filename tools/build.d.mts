/** What tests need of build.mjs, which runs on a Node that knows no types. */
export const serverFlags: string[];
export function serverArguments(): string[];
