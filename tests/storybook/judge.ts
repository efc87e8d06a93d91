import type { Result, RunOptions } from 'axe-core';
import type { Page } from 'playwright';
import { axe } from '../axe.ts';

const looks = [
  { locale: 'es', scheme: 'light' },
  { locale: 'es', scheme: 'dark' },
  { locale: 'ar', scheme: 'dark' },
  { locale: 'ar', scheme: 'light' },
] as const;

/** What axe finds wrong, or cannot decide, about one element in one look. */
export interface Finding {
  look: string;
  rule: string;
  help: string;
  target: string;
  html: string;
  why: string;
}

/** What axe found in all looks. */
export interface Verdict {
  violations: Finding[];
  incomplete: Finding[];
  /** Looks that were judged; a story that fixes its own language has two. */
  looks: number;
}

/* What the test-runner's own way to a story's parameters reaches too, without its warning on the console. */
interface Preview {
  ready(): Promise<unknown>;
  currentRender?: {
    story?: { parameters: { a11y?: { config?: { rules?: { id: string; enabled?: boolean }[] } } } };
  };
}

interface InStorybook {
  __STORYBOOK_PREVIEW__: Preview;
}

declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__: {
      emit(event: string, ...data: unknown[]): void;
      once(event: string, listener: () => void): void;
    };
  }
}

/* Runs in the page. */
const judgeInPage = async ({
  looks,
  options,
  colourRules,
  quietFrames,
}: {
  looks: readonly { locale: string; scheme: string }[];
  options: RunOptions;
  colourRules: readonly string[];
  quietFrames: number;
}): Promise<Verdict> => {
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
  let still = 0;
  let changed = true;
  /* Whether the elements and their attributes are those that the look before was judged on. */
  let isJudged = false;
  const watch = new MutationObserver((mutations) => {
    // Storybook writes the classes of the body anew in each look.
    if (mutations.every(({ target }) => target === document.body)) return;
    isJudged = false;
    if (mutations.every(({ type }) => type === 'attributes')) return;
    still = 0;
    changed = true;
  });
  watch.observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true });
  /* Axe judges in many small turns, and knows an element by its place: what still goes, like a dialog that was closed
     last, would confuse it. What was drawn anew may ask for its language and its data first. */
  const quiet = async () => {
    for (still = 0; still < (changed ? quietFrames : 3); still += 1)
      await new Promise((done) => requestAnimationFrame(done));
    changed = false;
  };
  /* Finished, not only rendered: the test-runner would take a late word of this one for the next story's. */
  const wear = async (globals: object) => {
    const finished = new Promise<void>((done) => channel.once('storyFinished', done));
    channel.emit('updateGlobals', { globals });
    await finished;
  };
  const { currentRender } = (window as unknown as InStorybook).__STORYBOOK_PREVIEW__;
  const asked = currentRender?.story?.parameters.a11y?.config?.rules ?? [];
  const off = asked.filter(({ enabled }) => enabled === false).map(({ id }) => [id, { enabled: false }]);
  const rules = { ...options.rules, ...Object.fromEntries(off) };
  const verdict: Verdict = { violations: [], incomplete: [], looks: 0 };
  const root = document.documentElement;
  let { dir } = root;
  const judged = new Set<string>();
  for (const [index, globals] of looks.entries()) {
    if (index > 0) await wear(globals);
    await quiet();
    const look = `${root.dir}, ${root.classList.contains('is-dark') ? 'dark' : 'light'}`;
    if (judged.has(look)) continue;
    judged.add(look);
    // The same elements with the same attributes and direction as in the look before differ in their colours only.
    const only = isJudged && dir === root.dir ? { runOnly: [...colourRules] } : {};
    const found = await window.axe!.run('#storybook-root', { ...options, ...only, rules });
    isJudged = true;
    dir = root.dir;
    const findings = ({ id, help, nodes }: Result): Finding[] =>
      nodes.map(({ target, html, any, all, none }) => ({
        look,
        rule: id,
        help,
        target: target.join(' '),
        html: html.slice(0, 300),
        why: [...any, ...all, ...none].map(({ message }) => message).join('; '),
      }));
    verdict.violations.push(...found.violations.flatMap(findings));
    verdict.incomplete.push(...found.incomplete.flatMap(findings));
  }
  watch.disconnect();
  await wear(looks[0]!);
  verdict.looks = judged.size;
  return verdict;
};

/**
 * Puts the first look on a page that shows no story yet; every story is played in it. The accessibility addon is told to
 * keep still, since it would judge each story once more.
 */
export const dress = (page: Page): Promise<void> =>
  page.evaluate(
    async (globals) => {
      await (window as unknown as InStorybook).__STORYBOOK_PREVIEW__.ready();
      window.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals });
    },
    { ...looks[0], a11y: { manual: true } },
  );

/**
 * Judges the story on the page by axe in light and dark, left to right and right to left, on whatever its play function
 * left open. Nothing is loaded again between the looks.
 * Rules that the story's own parameters switch off are left out.
 */
export const judge = async (page: Page, isScreen: boolean): Promise<Verdict> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  return page.evaluate(judgeInPage, {
    looks,
    quietFrames: isScreen ? 10 : 3,
    colourRules: ['color-contrast', 'link-in-text-block'],
    options: {
      rules: { region: { enabled: false } },
      resultTypes: ['violations', 'incomplete'],
      preload: false,
    } satisfies RunOptions,
  });
};
