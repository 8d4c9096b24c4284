import type { Example } from './example.ts';

const modules = import.meta.glob<Example>('./*/*.example.tsx', { eager: true, import: 'example' });

/** Every component's example, by name, for the gallery page. A new example file is found by itself. */
export const gallery: Example[] = Object.values(modules).toSorted((a, b) => a.name.localeCompare(b.name));
