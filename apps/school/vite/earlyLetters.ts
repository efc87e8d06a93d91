import type { Plugin } from 'vite';

/** The Latin font, which every language needs: names, numbers and URLs are Latin in Arabic and Chinese too. */
const letters = /latin-wght-normal.*\.woff2$/;

/**
 * Preloads the Latin font in parallel with the script, so that nothing moves when it arrives. Fonts of other scripts are
 * larger, and load on demand.
 */
export function earlyLetters(): Plugin {
  return {
    name: 'school:early-letters',
    transformIndexHtml: {
      order: 'post',
      handler: (_page, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => letters.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${file}` },
            injectTo: 'head' as const,
          })),
    },
  };
}
