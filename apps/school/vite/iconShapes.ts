import type { Plugin } from 'vite';

const iconFile = /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/;

type Element = [tag: string, attributes: Record<string, unknown>, children?: Element[]];

const withoutKeys = ([tag, { key: _key, ...attributes }, children]: Element): Element =>
  children ? [tag, attributes, children.map(withoutKeys)] : [tag, attributes];

/** Replaces an icon's file by its shape: the kit draws the shapes, and needs neither their names nor React's keys. */
export function iconShapes(): Plugin {
  return {
    name: 'school:icon-shapes',
    async transform(_code, id) {
      if (!iconFile.test(id)) return null;
      const { __iconData } = (await import(id)) as { __iconData: { node: Element[] } };
      const shape = JSON.stringify({ node: __iconData.node.map(withoutKeys) });
      return { code: `export const __iconData = ${shape};`, map: null };
    },
  };
}
