import type { Plugin } from 'esbuild';

/**
 * Ships an icon's shape as the data it is. lucide's file of an icon makes a component of it as well, and with that
 * brings its runtime, which no bundler can tell to be unused, into every page.
 */
export const iconShapesPlugin: Plugin = {
  name: 'icon-shapes',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^lucide-react\/icons\// }, ({ path }) => ({ path, namespace: 'icon-shape' }));
    onLoad({ filter: /./, namespace: 'icon-shape' }, async ({ path }) => {
      const { __iconData: icon } = (await import(path)) as { __iconData?: { node: unknown } };
      if (!icon) return { errors: [{ text: `${path} is another name of an icon: use the icon's own.` }] };
      return { contents: `export const __iconData = ${JSON.stringify({ node: icon.node })};` };
    });
  },
};
