import { dirname, relative, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { callPaths, pathsOf } from './tools/vite/call-paths.ts';
import { filesByPage } from './tools/vite/files-by-page.ts';
import { inlineMessages } from './tools/vite/inline-messages.ts';

/** Every page's first files: what is loaded later need not name them. */
const isThere = /assets\/(rolldown-runtime|framework|entry-browser)-/;

/**
 * The design system's page is built by itself (.build/gallery), or the parts it shares with the shop would cut the
 * shop's own files into more pieces. Its names are fixed: it is not for customers, and nobody stores it for long.
 */
const gallery = {
  outDir: '.build/gallery',
  emptyOutDir: true,
  target: 'es2022',
  assetsInlineLimit: 0,
  cssCodeSplit: false,
  rolldownOptions: {
    input: { gallery: 'src/storefront/entry-gallery.tsx' },
    output: { entryFileNames: '[name].js', chunkFileNames: '[name].js', assetFileNames: '[name][extname]' },
  },
};

/** The desk is built by itself too (.build/desk): nothing of it is in a customer's bundle, and nothing there is cut for it. */
const desk = {
  outDir: '.build/desk',
  emptyOutDir: true,
  manifest: true,
  target: 'es2022',
  assetsInlineLimit: 0,
  rolldownOptions: { input: 'src/desk/entry-desk.tsx' },
};

/** The service worker is one file of its own (.build/worker), with the parts of Workbox that it is made of. */
const worker = {
  outDir: '.build/worker',
  emptyOutDir: true,
  target: 'es2022',
  modulePreload: false as const,
  rolldownOptions: {
    input: 'src/storefront/offline/service-worker.js',
    output: { entryFileNames: '[name].js', format: 'iife' as const },
  },
};

const bases: Record<string, string> = { gallery: '/dev/gallery/files/', desk: '/desk/' };

/**
 * The server in one file (.build/server/main.js), because Node takes longer to find and link fifteen hundred modules than to
 * run what is in them. What brings files of its own, native ones above all, stays a package; so does what is loaded when it is
 * first needed.
 */
const server = {
  outDir: '.build/server',
  emptyOutDir: true,
  ssr: 'src/main.ts',
  target: 'node24',
  // Names stay: they are read in a log's stack traces.
  minify: false,
  rolldownOptions: {
    output: {
      entryFileNames: '[name].js',
      chunkFileNames: '[name]-[hash].js',
      minify: { compress: true, mangle: false, codegen: { removeWhitespace: true } },
    },
  },
};
const packagesOfServer = ['sharp', 'graphile-worker', 'pdfkit', 'fontkit', 'pg-native'];

/** Lets a module in the server's one file say where its source stands, as it says in the source. */
function foldersOfSources(): Plugin {
  return {
    name: 'folders-of-sources',
    transform(code, id) {
      if (!code.includes('import.meta.dirname')) return null;
      const folder = relative(resolve(server.outDir), dirname(id));
      return {
        code: code.replaceAll(
          'import.meta.dirname',
          `(import.meta.dirname + ${JSON.stringify(`/${folder}`)})`,
        ),
        map: null,
      };
    },
  };
}

/** The calls of the desk, or of the shop. Read only by a build: in development the shop's process tells them. */
async function callsOf(mode: string) {
  const { deskCalls, shopCalls } = await import('./src/calls.ts');
  return mode === 'desk' ? deskCalls : shopCalls;
}

/**
 * Six builds: the browser's files (.build/client), the rendered pages' bundle for the server (.build/pages), and with `--mode desk`,
 * `gallery`, `worker` and `server` the desk, the design system's page, the service worker and the server. `npm run dev` serves all of them
 * from their sources (tools/dev/open.ts).
 */
export default defineConfig(({ command, isSsrBuild, mode }) => ({
  base: bases[mode] ?? '/',
  plugins:
    mode === 'server'
      ? [foldersOfSources()]
      : command === 'serve'
        ? [react()]
        : [inlineMessages(), react(), callPaths(async () => pathsOf(await callsOf(mode)))],
  cacheDir: '.build/vite',
  // The language's own messages, without the choice between languages: ten bytes less a message.
  resolve: { alias: [{ find: /^#messages\/(.*)/, replacement: resolve('.build/messages/$1/en.js') }] },
  appType: 'custom',
  publicDir: false,
  css: { transformer: 'lightningcss' },
  build: isSsrBuild
    ? {
        outDir: '.build/pages',
        emptyOutDir: true,
        ssr: true,
        rolldownOptions: { input: 'src/storefront/entry-server.tsx' },
        target: 'node24',
        minify: false,
      }
    : ({ gallery, desk, worker, server }[mode] ?? {
        outDir: '.build/client',
        emptyOutDir: true,
        manifest: true,
        target: 'es2022',
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: ['src/storefront/entry-browser.tsx', 'src/storefront/entry-early.ts'],
          output: { codeSplitting: filesByPage },
        },
        modulePreload: {
          resolveDependencies: (_file, files) => files.filter((file) => !isThere.test(file)),
        },
      }),
  ssr:
    mode === 'server'
      ? { noExternal: true, external: packagesOfServer }
      : { external: ['react', 'react-dom'] },
}));
