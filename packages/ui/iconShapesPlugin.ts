import type { Plugin } from 'esbuild';

/**
 * Replaces an icon module with its shape data. lucide's file of an icon also creates a component and imports its
 * runtime, which bundlers can't remove.
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
