import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { languages } from '@school/domain';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { builtIns } from './vite/builtIns.ts';
import { compiledCatalogues } from './vite/compiledCatalogues.ts';
import { earlyLetters } from './vite/earlyLetters.ts';
import { firstPaint } from './vite/firstPaint.ts';
import { heicDecoder } from './vite/heicDecoder.ts';
import { iconShapes } from './vite/iconShapes.ts';
import { oldestBrowsers } from './vite/oldestBrowsers.ts';
import { pdfData } from './vite/pdfData.ts';
import { precompressed } from './vite/precompressed.ts';
import { publicIntl } from './vite/publicIntl.ts';
import { schoolThemes } from './vite/schoolThemes.ts';
import { serviceWorker } from './vite/serviceWorker.ts';
import { styleHashes } from './vite/styleHashes.ts';
import { tenantPictures } from './vite/tenantPictures.ts';

const provider = process.env.PROVIDER_URL ?? 'http://localhost:4000';

/** Modules of both public and protected screens: public ones load them without the frame of the others. */
const sharedModules = [
  '/ui/src/components/LinkButton/LinkButton.tsx',
  '/ui/src/internal/focusReturn.ts',
  '/ui/src/internal/openPopup.ts',
  '/ui/src/internal/updateTabStop.ts',
  '/domain/src/calendarDate.ts',
];

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    vanillaExtractPlugin(),
    // The app's languages, of the thirty that react-aria supports.
    optimizeLocales.vite({ locales: [...languages] }),
    pdfData(),
    firstPaint(),
    schoolThemes(),
    tenantPictures(),
    serviceWorker(),
    ...(command === 'build'
      ? [
          builtIns(),
          iconShapes(),
          compiledCatalogues(),
          publicIntl(),
          styleHashes(),
          earlyLetters(),
          precompressed(),
        ]
      : []),
  ],
  resolve: {
    // A build compiles the catalogues, so the ICU message parser (7 kB) is unused.
    alias:
      command === 'build'
        ? [
            // React includes this hook since version 18.
            { find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' },
            {
              find: /^@formatjs\/icu-messageformat-parser$/,
              replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
            },
          ]
        : [],
  },
  server: {
    // The server identifies a school by the Host header, so the proxy passes the browser's host unchanged.
    proxy: Object.fromEntries(
      ['/api', '/sanctum', '/media'].map((path) => [path, { target: provider, changeOrigin: false }]),
    ),
  },
  worker: heicDecoder,
  // The development server finds it only with the first photo, and would reload the page.
  optimizeDeps: { include: ['libheif-js/libheif-wasm/libheif.js'] },
  build: {
    target: oldestBrowsers,
    modulePreload: { polyfill: false },
    // The PDF reader; it loads with the first PDF.
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      // Radix marks each of its files with 'use client', which a client-only app doesn't need.
      treeshake: { manualPureFunctions: ['forwardRef'] },
      checks: { moduleLevelDirective: false, pluginTimings: false },
      output: {
        // The entry script lists all chunks, so shorter hashes make it smaller.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          groups: [
            {
              name: 'react',
              priority: 4,
              test: /node_modules[\\/](?:\.pnpm[\\/][^\\/]+[\\/]node_modules[\\/])?(?:react|react-dom|scheduler)[\\/]/,
            },
            // One chunk for all of sign-in: many small ones compress worse and need a request each.
            {
              name: 'start',
              priority: 3,
              test: /apps[\\/]school[\\/]src[\\/](?:main|areas[\\/]auth[\\/]login[\\/]LoginScreen)\.tsx$/,
            },
            {
              name: 'shared',
              priority: 2,
              test: (file) => sharedModules.some((shared) => file.endsWith(shared)),
            },
            { name: 'icons', priority: 2, test: /packages[\\/]ui[\\/]src[\\/]internal[\\/]icons\.ts$/ },
            // The forms of public screens need them too.
            {
              name: 'limits',
              priority: 2,
              test: /(?:domain[\\/]src[\\/]generated[\\/]limits|text[\\/]src[\\/]isBlank)\.ts$/,
            },
            // The validators of public forms, without those of protected ones, which load together.
            {
              name: 'publicValidators',
              priority: 2,
              test: /domain[\\/]src[\\/]validators[\\/](?:login|recovery|signUp|validateWith)\.ts$/,
            },
            // One chunk for the frame of all protected screens: sign-in lists the chunks that each import needs.
            {
              name: 'protected',
              priority: 1,
              test: /apps[\\/]school[\\/]src[\\/](?:routes[\\/]ProtectedRoutes|shell[\\/]Shell)\.tsx$/,
            },
          ],
        },
      },
    },
  },
}));
