/** The exports of patches.mjs that tests use. It is JavaScript, since it runs on a Node without type stripping. */
type Program = 'node' | 'postgresql';
export const leastPatches: Record<Program, { name: string; since: string; versions: string[] }>;
export function compareVersions(one: string, other: string): number;
export function majorOf(version: string): number;
export function lacksFixes(program: Program, version: string): string | undefined;
