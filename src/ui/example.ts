import type { ComponentType } from 'react';

/** What a `*.example.tsx` file gives to the gallery: one component, shown in every state it has. */
export type Example = {
  name: string;
  /** One sentence: what it is for, and when to take something else. */
  about: string;
  /** States that need the page's whole width. */
  wide?: boolean;
  states: Record<string, ComponentType>;
};
