import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import type { AxeResults, Result, RunOptions } from 'axe-core';
import type { Page } from 'playwright';

/* axe-core itself: one script a page, where its binding for Playwright opens two pages a look. */
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

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
    axe?: { run(context: string, options: RunOptions): Promise<AxeResults> };
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
  quietFrames,
}: {
  looks: readonly { locale: string; scheme: string }[];
  options: RunOptions;
  quietFrames: number;
}): Promise<Verdict> => {
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
  const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  /* A screen is drawn anew, and asks for its language and its data first. */
  const quiet = async () => {
    let still = 0;
    const watch = new MutationObserver(() => {
      still = 0;
    });
    watch.observe(document.body, { childList: true, subtree: true, characterData: true });
    for (; still < quietFrames; still += 1) await new Promise((done) => requestAnimationFrame(done));
    watch.disconnect();
  };
  const wear = async (globals: object) => {
    const rendered = new Promise<void>((done) => channel.once('storyRendered', done));
    channel.emit('updateGlobals', { globals });
    await rendered;
    await drawn();
  };
  const { currentRender } = (window as unknown as InStorybook).__STORYBOOK_PREVIEW__;
  const asked = currentRender?.story?.parameters.a11y?.config?.rules ?? [];
  const off = asked.filter(({ enabled }) => enabled === false).map(({ id }) => [id, { enabled: false }]);
  const rules = { ...options.rules, ...Object.fromEntries(off) };
  const verdict: Verdict = { violations: [], incomplete: [], looks: 0 };
  const root = document.documentElement;
  const judged = new Set<string>();
  for (const [index, globals] of looks.entries()) {
    if (index > 0) await wear(globals);
    if (quietFrames > 0) await quiet();
    const look = `${root.dir}, ${root.classList.contains('is-dark') ? 'dark' : 'light'}`;
    if (judged.has(look)) continue;
    judged.add(look);
    const found = await window.axe!.run('#storybook-root', { ...options, rules });
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
    quietFrames: isScreen ? 10 : 0,
    options: {
      rules: { region: { enabled: false } },
      resultTypes: ['violations', 'incomplete'],
      preload: false,
    } satisfies RunOptions,
  });
};
