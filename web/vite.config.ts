import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkOf } from './vite/chunks.ts';
import { compress } from './vite/compress.ts';
import { document } from './vite/document.ts';

const root = import.meta.dirname;
const api = process.env.API ?? 'http://127.0.0.1:8080';
const entry = 'src/app/main.tsx';
const landingStyles = 'src/features/landing/landing.css';
const styles = [
  'ui/tokens.css',
  'ui/base.css',
  'ui/Button.css',
  'ui/crest.css',
  'app/opening.css',
  'features/landing/landing.css',
];
const served = [
  '/api',
  '/files',
  '/lib',
  '/theme',
  '/healthz',
  '/crest.svg',
  '/calendar',
  '/search',
  '/accessibility',
  '/handbook',
  '/s/',
  '/sso',
];

export default defineConfig({
  root,
  base: '/',
  plugins: [react(), document({ api, entry: `/${entry}`, styles: styles.map((file) => `/src/${file}`) }), compress()],
  server: {
    proxy: {
      ...Object.fromEntries(served.map((path) => [path, { target: api }])),
      '/ws': { target: api, ws: true },
    },
  },
  build: {
    outDir: 'dist',
    manifest: true,
    target: 'es2023',
    modulePreload: {
      // The server writes the document; the script that fills in for old browsers would need an inline script.
      polyfill: false,
      // Every name in the list weighs on the first screens: only theirs, and the styles a page cannot do without.
      resolveDependencies: (_file, needed) => needed.filter((file) => /\.css$|\/(?:login|home)-/.test(file)),
    },
    rolldownOptions: {
      // The landing page's styles stand in the document, which the server writes: no script asks for them.
      input: [entry, landingStyles],
      output: {
        codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: chunkOf(root) }] },
        // Hashes do not pack, and the first screens name every part of the client: seven characters tell builds apart.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
      },
    },
  },
});
