import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { calls } from './src/calls.ts';
import { filesByPage } from './tools/vite/files-by-page.ts';
import { slimRouter } from './tools/vite/slim-router.ts';

/** What the browser needs of the published calls: method and path. The schemas stay on the server. */
function callPaths(): Plugin {
  const name = 'virtual:call-paths';
  const paths = Object.fromEntries(
    Object.entries(calls).map(([domain, domainCalls]) => [
      domain,
      Object.fromEntries(
        Object.entries(domainCalls).map(([call, { method, path }]) => [call, [method, path]]),
      ),
    ]),
  );
  return {
    name: 'call-paths',
    resolveId: (id) => (id === name ? `\0${name}` : null),
    load: (id) => (id === `\0${name}` ? `export default ${JSON.stringify(paths)}` : null),
  };
}

/**
 * sonner writes its style into the page by script, which the content security policy forbids. In a build the style
 * is a file beside the chunk instead; the development server, which has no such policy, leaves it as it is.
 */
function sonnerStyleAsFile(): Plugin {
  return {
    name: 'sonner-style-as-file',
    apply: 'build',
    transform(code, id) {
      if (!id.endsWith('/sonner/dist/index.mjs')) return null;
      const without = code.replace(/^__insertCSS\(.*\);?$/m, '');
      if (without === code)
        this.error('sonner does not write its style the way it did: look at this plugin again');
      return { code: `import './styles.css';\n${without}`, map: null };
    },
  };
}

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
    input: { gallery: 'src/web/entry-gallery.tsx' },
    output: { entryFileNames: '[name].js', chunkFileNames: '[name].js', assetFileNames: '[name][extname]' },
  },
};

/**
 * Three builds: the browser's files (.build/client), the rendered pages' bundle for the server (.build/pages), and with
 * `--mode gallery` the design system's page.
 */
export default defineConfig(({ isSsrBuild, mode }) => ({
  base: mode === 'gallery' ? '/dev/gallery/files/' : '/',
  plugins: [react(), callPaths(), sonnerStyleAsFile(), slimRouter()],
  cacheDir: '.build/vite',
  appType: 'custom',
  publicDir: false,
  css: { transformer: 'lightningcss' },
  build: isSsrBuild
    ? {
        outDir: '.build/pages',
        emptyOutDir: true,
        ssr: true,
        rolldownOptions: { input: 'src/web/entry-server.tsx' },
        target: 'node24',
        minify: false,
      }
    : mode === 'gallery'
      ? gallery
      : {
          outDir: '.build/client',
          emptyOutDir: true,
          manifest: true,
          target: 'es2022',
          assetsInlineLimit: 0,
          rolldownOptions: {
            input: 'src/web/entry-browser.tsx',
            output: { codeSplitting: filesByPage },
          },
        },
  ssr: { external: ['react', 'react-dom'] },
}));
