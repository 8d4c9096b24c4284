/** The exports of build.mjs that tests use. It is JavaScript, since it runs on a Node without type stripping. */
export const serverFlags: string[];
export function serverArguments(): string[];
