import react from '@vitejs/plugin-react';
import type { PageFiles } from '../../src/http/page-renderer.ts';

/**
 * What Vite would put first into an index.html of its own: its client, and the preamble that the React plugin expects
 * before any component.
 */
export const developmentTags = `<script type="module" src="/@vite/client"></script><script type="module">${react.preambleCode.replace('__BASE__', '/')}</script>`;

const entry = '/src/storefront/entry-browser.tsx';

/** The sources that a page's first view loads. Vite puts their styles in. */
export const sourcesOf = (folder: string): PageFiles => ({
  entry,
  view: `/src/pages/${folder}/view.tsx`,
  scripts: [entry],
  styles: [],
  fonts: [],
  extra: developmentTags,
});
