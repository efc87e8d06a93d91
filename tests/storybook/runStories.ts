import type { Page } from 'playwright';
import { checkAccessibility } from './checkAccessibility.ts';
import { takeViolations } from './violations.ts';
import { unanswered } from './reviewed.ts';

interface Entry {
  id: string;
  title: string;
  name: string;
  type: string;
  importPath: string;
  tags?: string[];
}

/** What the hooks of `.storybook/test-runner.ts` know of a story. */
export interface Visited {
  id: string;
  title: string;
  name: string;
  /** Whether it is the first of its title, which shows the component or the screen whole. */
  isFirst: boolean;
  hasFailure?: boolean;
}

type Hook = (page: Page, context: Visited) => Promise<void>;

/* Globals that Storybook's test-runner provides around a test, and the function that it injects into the page. */
declare global {
  var page: Page;
  var context: unknown;
  var jestPlaywright: { resetPage(): Promise<void> };
  var __sbSetupPage: (page: Page, context: unknown) => Promise<void>;
  var __sbPreVisit: Hook | undefined;
  var __sbPostVisit: Hook | undefined;
  var __test: (id: string) => Promise<unknown>;
  var __STORYBOOK_PREVIEW__: { currentRender?: { id: string; phase?: string } };
  var describe: (name: string, define: () => void) => void;
  var it: (name: string, test: () => Promise<void>) => void;
}

const tested = ({ type, tags }: Entry) => type === 'story' && (tags?.includes('test') ?? true);

const isNamed = (...names: string[]) => {
  const selection = new RegExp(process.env.STORIES ?? '');
  return names.some((name) => selection.test(name));
};

/** `STORIES=Button` runs the stories with that in their path, title, name or id. */
const isSelected = ({ id, title, name, importPath }: Entry) =>
  isNamed(id, title, importPath, `${title} ${name}`);

/* Assigns whole titles, each to the part with the fewest stories so far. */
const selectPart = (entries: Entry[], part: number, parts: number): Map<string, Entry[]> => {
  const titles = Map.groupBy(entries, ({ title }) => title);
  const loads = Array.from({ length: parts }, () => 0);
  const selected = new Map<string, Entry[]>();
  for (const [title, stories] of [...titles].sort((one, other) => other[1].length - one[1].length)) {
    const lightest = loads.indexOf(Math.min(...loads));
    loads[lightest]! += stories.length;
    if (lightest === part) selected.set(title, stories);
  }
  return selected;
};

/* The test-runner ends at the next finished event of any story: a late event would leave this story unplayed. */
const play = (id: string) =>
  page.evaluate(async (story) => {
    await __test(story);
    const { currentRender } = __STORYBOOK_PREVIEW__;
    if (currentRender?.id !== story || currentRender.phase !== 'finished')
      throw new Error(`Not ${story} has finished: ${currentRender?.id} is ${currentRender?.phase}`);
  }, id);

const visit = async ({ id, title, name }: Entry, isFirst: boolean) => {
  const context = { id, title, name, isFirst };
  await globalThis.__sbPreVisit?.(page, context);
  try {
    await play(id);
  } catch (error) {
    await globalThis.__sbPostVisit?.(page, { ...context, hasFailure: true });
    throw error;
  }
  await globalThis.__sbPostVisit?.(page, context);
};

/* Milliseconds for a story in all looks; less than `--testTimeout`, after which Jest would go on with the same page. */
const longestVisit = 50_000;

/* Rejects if a story takes too long: a page that hangs is replaced, so that only this story fails. */
const visitInTime = async (story: Entry, isFirst: boolean) => {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new Error(`${story.id} did not finish within ${longestVisit / 1000} s.`)),
    longestVisit,
  );
  const visited = visit(story, isFirst);
  // The replaced page rejects the calls of a late visit.
  visited.catch(() => undefined);
  try {
    await Promise.race([visited, late]);
  } finally {
    clearTimeout(timer);
  }
};

const visitOrLeave = async (story: Entry, isFirst: boolean) => {
  try {
    await visitInTime(story, isFirst);
  } catch (error) {
    await jestPlaywright.resetPage();
    await __sbSetupPage(page, context);
    throw error;
  }
};

/* Checks that each detector reports a deliberate violation. */
const describeSabotage = (policy: boolean) =>
  describe('detectors', () => {
    const noticed = (what: string, sabotage: () => void, detect: () => Promise<unknown[]>) => {
      if (!isNamed(`detectors ${what}`)) return;
      it(what, async () => {
        await page.evaluate((story) => __test(story), 'components-button--overview');
        await takeViolations(page);
        await page.evaluate(sabotage);
        const count = (await detect()).length;
        await jestPlaywright.resetPage();
        await __sbSetupPage(page, context);
        if (count === 0) throw new Error('It was not noticed.');
      });
    };
    const broken = async () => unanswered((await takeViolations(page)).policy);
    noticed(
      'report an image without alternative text',
      () => document.querySelector('#storybook-root')!.append(new Image()),
      async () => (await checkAccessibility(page, false)).violations,
    );
    noticed(
      'report a console warning',
      () => console.warn('a warning'),
      async () => (await takeViolations(page)).console,
    );
    if (!policy) return;
    noticed(
      'report a style element added at run time',
      () => document.head.append(Object.assign(document.createElement('style'), { textContent: 'p {}' })),
      broken,
    );
    noticed(
      'report markup set from a string',
      () => (document.createElement('p').innerHTML = '<b>bold</b>'),
      broken,
    );
  });

/**
 * Runs the stories of one part. Storybook's test-runner creates a suite for every file, and a suite costs a browser
 * context, a page and the loading of Storybook. Here a suite is a part of all stories and shows one after the other on
 * one page; a page on which a story failed is not reused.
 */
export const runStories = async (part: number, parts: number): Promise<void> => {
  const index = await fetch(new URL('index.json', process.env.TARGET_URL));
  const { entries } = (await index.json()) as { entries: Record<string, Entry> };
  const all = Object.values(entries).filter(tested);
  const firstStories = new Set(
    Map.groupBy(all, ({ title }) => title)
      .values()
      .map(([first]) => first),
  );
  const stories = all.filter(isSelected);
  const selected = selectPart(stories, part, parts);
  for (const [title, ofTitle] of selected)
    describe(title, () => {
      for (const story of ofTitle) it(story.name, () => visitOrLeave(story, firstStories.has(story)));
    });
  if (part === 0) describeSabotage(index.headers.has('content-security-policy-report-only'));
  /* Jest fails a suite without a test, also when a filter leaves no story for this part. */
  if (selected.size === 0)
    it('has stories', async () => {
      if (stories.length === 0)
        throw new Error(`No story has "${process.env.STORIES}" in its path, title or id`);
    });
};
