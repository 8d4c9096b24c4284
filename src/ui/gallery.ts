import type { Example } from './example.ts';

const modules = import.meta.glob<Example>('./*/*.example.tsx', { eager: true, import: 'example' });

/** Every component's example by name, for the gallery page. New example files are found automatically. */
export const gallery: Example[] = Object.values(modules).toSorted((a, b) => a.name.localeCompare(b.name));
