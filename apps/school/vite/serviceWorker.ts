import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { languages } from '@school/domain';
import type { PluginOption } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { oldestBrowsers } from './oldestBrowsers.ts';
import type { BuiltFile } from '../src/worker/builtFile.ts';

/** Files that are cached on the device once they were used: languages, letters of other scripts, pictures, the PDF reader, the HEIC decoder. */
const cachedWithUse = new RegExp(
  String.raw`^assets/(?:(?:${languages.join('|')})(?:\.names)?-[\w-]{7}\.js|pdf|readPdf|convertHeic|heicWorker|libheif|noto-|.*\.(?:jpe?g|png|svg|webp)$)`,
);

/** The files that the built page refers to. */
const startFiles = (page: string) =>
  new Set([...page.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, file]) => file));

/**
 * Builds the service worker as `/sw.js` with the list of the built files: its place at the root lets it serve the whole app.
 * One file without imports, because the CSP forbids a worker to load others.
 */
export function serviceWorker(): PluginOption {
  let dist = '';
  return [
    {
      name: 'school:built-site',
      configResolved: ({ root, build: { outDir } }) => {
        dist = resolve(root, outDir);
      },
    },
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/worker',
      filename: 'sw.ts',
      // The app registers it itself, by its Trusted Types policy; the provider serves a manifest for each school.
      injectRegister: false,
      manifest: false,
      integration: {
        configureCustomSWViteBuild(config) {
          config.logLevel = 'warn';
        },
      },
      injectManifest: {
        rollupFormat: 'iife',
        target: oldestBrowsers,
        globPatterns: ['index.html', 'first-paint.js', 'themes/*.css', 'assets/**/*'],
        globIgnores: ['**/*.{br,gz}', 'assets/pdf-*/**'],
        dontCacheBustURLsMatching: /^assets\//,
        maximumFileSizeToCacheInBytes: 4 * 1024 * 1024,
        manifestTransforms: [
          async (entries) => {
            const page = join(dist, 'index.html');
            // The plugin also runs after a failed build, and an error here would hide the reason.
            if (!existsSync(page)) return { manifest: [], warnings: [] };
            const start = startFiles(readFileSync(page, 'utf8'));
            const manifest = entries.map(({ url, revision, size }): BuiltFile & { size: number } => {
              const cached = start.has(url) ? 'start' : cachedWithUse.test(url) ? 'use' : undefined;
              return { url: `/${url}`, revision, size, ...(cached && { cached }) };
            });
            return { manifest, warnings: [] };
          },
        ],
      },
    }),
  ];
}
