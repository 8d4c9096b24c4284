import type { ComponentType } from 'react';

/** What a `*.example.tsx` file exports for the gallery: one component in all its states. */
export type Example = {
  name: string;
  /** One sentence: what it is for, and when to use something else. */
  about: string;
  /** The states need the page's full width. */
  wide?: boolean;
  states: Record<string, ComponentType>;
};
