import type { Plugin } from 'vite';

/** Letters that are read in every language: names, numbers and addresses are Latin in Arabic and Chinese too. */
const letters = /latin-wght-normal.*\.woff2$/;

/**
 * Has the page's letters fetched beside its script instead of after it, so that nothing moves when they arrive. Those of other
 * scripts are larger, and come when they are read.
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
