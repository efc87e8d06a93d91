import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The built Storybook; `STORYBOOK_FOLDER` names another one. */
export const storybookFolder = resolve(
  process.env.STORYBOOK_FOLDER ?? join(import.meta.dirname, '../../storybook-static'),
);

interface Entry {
  id: string;
  title: string;
  name: string;
  type: string;
  importPath: string;
  tags?: string[];
}

/** A component by the one story that shows all of it. */
export interface Shown {
  component: string;
  story: string;
  /** It has a story that works it by hand. */
  interactive: boolean;
}

const entries = (): Entry[] => {
  const index = join(storybookFolder, 'index.json');
  if (!existsSync(index))
    throw new Error(`There is no Storybook in ${storybookFolder}. Build it: pnpm build-storybook.`);
  return Object.values(
    (JSON.parse(readFileSync(index, 'utf8')) as { entries: Record<string, Entry> }).entries,
  );
};

/** Every component of the kit, from A to Z. */
export const components: Shown[] = (() => {
  const ofKit = entries().filter(
    ({ type, importPath }) => type === 'story' && importPath.startsWith('./packages/ui/src/components/'),
  );
  const overviews = ofKit.filter(({ name }) => name === 'Overview');
  return overviews
    .map(({ id, title, importPath }) => ({
      component: title.split('/').at(-1)!,
      story: id,
      interactive: ofKit.some((other) => other.importPath === importPath && other.tags?.includes('play-fn')),
    }))
    .sort((one, other) => one.component.localeCompare(other.component, 'en'));
})();
