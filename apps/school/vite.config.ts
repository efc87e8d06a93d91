import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compiledCatalogues } from './vite/compiledCatalogues.ts';
import { earlyLetters } from './vite/earlyLetters.ts';
import { firstPaint } from './vite/firstPaint.ts';
import { pdfData } from './vite/pdfData.ts';
import { precompressed } from './vite/precompressed.ts';
import { schoolThemes } from './vite/schoolThemes.ts';
import { styleHashes } from './vite/styleHashes.ts';
import { tenantPictures } from './vite/tenantPictures.ts';
import { trustedAnnouncer } from './vite/trustedAnnouncer.ts';

const provider = process.env.PROVIDER_URL ?? 'http://localhost:4000';

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    vanillaExtractPlugin(),
    // The languages of the app, of the thirty that react-aria speaks.
    optimizeLocales.vite({ locales: ['en-US', 'es-ES', 'fr-FR', 'zh-CN', 'ar-AE', 'de-DE'] }),
    trustedAnnouncer(),
    pdfData(),
    firstPaint(),
    schoolThemes(),
    tenantPictures(),
    ...(command === 'build' ? [compiledCatalogues(), styleHashes(), earlyLetters(), precompressed()] : []),
  ],
  resolve: {
    // Catalogues are compiled for a build, so the parser of ICU messages would be 7 kB that nobody calls.
    alias:
      command === 'build'
        ? [
            // What React has had of its own since version 18.
            { find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' },
            {
              find: /^@formatjs\/icu-messageformat-parser$/,
              replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
            },
          ]
        : [],
  },
  server: {
    // The provider tells schools apart by Host, so the host that the browser asked for is passed on as it is.
    proxy: Object.fromEntries(
      ['/api', '/sanctum', '/media'].map((path) => [path, { target: provider, changeOrigin: false }]),
    ),
  },
  build: {
    target: 'es2022',
    // For older ones `:dir(rtl)` would become a guess by language, and a direction that was set be lost.
    cssTarget: ['chrome120', 'firefox121', 'safari17.4'],
    modulePreload: { polyfill: false },
    // The reader of PDFs, which is fetched with the first of them.
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      // Radix marks each of its files with 'use client'; a page that is all client has no use for the warning.
      // Lucide makes a component of each icon; the kit draws the shapes itself. Wouter's link is not used either.
      treeshake: { manualPureFunctions: ['createLucideIcon', 'forwardRef'] },
      checks: { moduleLevelDirective: false, pluginTimings: false },
      output: {
        // The first script names every chunk; shorter hashes make it smaller.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: {
          groups: [
            {
              name: 'react',
              priority: 2,
              test: /node_modules[\\/](?:\.pnpm[\\/][^\\/]+[\\/]node_modules[\\/])?(?:react|react-dom|scheduler)[\\/]/,
            },
            // One file for all that sign-in needs: a dozen small ones compress worse and are asked for one by one.
            {
              name: 'start',
              priority: 1,
              test: /apps[\\/]school[\\/]src[\\/](?:main|screens[\\/]Login[\\/]LoginScreen)\.tsx$/,
            },
          ],
        },
      },
    },
  },
}));
