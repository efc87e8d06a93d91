import type { Result, RunOptions } from 'axe-core';
import type { Page } from 'playwright';
import { axe } from '../axe.ts';

/** A language and a colour scheme. */
export interface Look {
  locale: 'es' | 'ar';
  scheme: 'light' | 'dark';
}

/** The look in which a story renders and plays. */
const firstLook: Look = { locale: 'es', scheme: 'light' };

/** Every direction in every colour scheme. */
export const allLooks: readonly Look[] = [
  firstLook,
  { locale: 'es', scheme: 'dark' },
  { locale: 'ar', scheme: 'dark' },
  { locale: 'ar', scheme: 'light' },
];

/** The two looks that differ most; stories that are checked in one look take turns. */
export const alternatingLooks: readonly [Look, Look] = [firstLook, { locale: 'ar', scheme: 'dark' }];

/** A violation, or an undecided result, of axe for one element in one look. */
export interface Finding {
  look: string;
  rule: string;
  help: string;
  target: string;
  html: string;
  why: string;
}

/** The results of axe in all looks. */
export interface Verdict {
  violations: Finding[];
  incomplete: Finding[];
  /** Number of checked looks; a story that sets its own language has two. */
  looks: number;
}

/* Gives access to the story's parameters like the test-runner's helper, without its console warning. */
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
const checkInPage = async ({
  first,
  looks,
  options,
  colourRules,
  quietFrames,
}: {
  first: Look;
  looks: readonly Look[];
  options: RunOptions;
  colourRules: readonly string[];
  quietFrames: number;
}): Promise<Verdict> => {
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
  let still = 0;
  let changed = true;
  /* Whether the elements and attributes are unchanged since the last look. */
  let isChecked = false;
  const watch = new MutationObserver((mutations) => {
    // Storybook rewrites the classes of the body in each look.
    if (mutations.every(({ target }) => target === document.body)) return;
    isChecked = false;
    if (mutations.every(({ type }) => type === 'attributes')) return;
    still = 0;
    changed = true;
  });
  watch.observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true });
  /* Axe runs in many small tasks and identifies elements by position, so animations, e.g. a closing dialog, would
     confuse it. New elements may load their language and data first. */
  const quiet = async () => {
    for (still = 0; still < (changed ? quietFrames : 3); still += 1)
      await new Promise((done) => requestAnimationFrame(done));
    changed = false;
  };
  /* Waits for `storyFinished`, not only for the render: the test-runner would take a late event of this story for
     the next one's. */
  const applyLook = async (globals: object) => {
    const finished = new Promise<void>((done) => channel.once('storyFinished', done));
    channel.emit('updateGlobals', { globals });
    await finished;
  };
  const { currentRender } = (window as unknown as InStorybook).__STORYBOOK_PREVIEW__;
  const storyRules = currentRender?.story?.parameters.a11y?.config?.rules ?? [];
  const off = storyRules.filter(({ enabled }) => enabled === false).map(({ id }) => [id, { enabled: false }]);
  const rules = { ...options.rules, ...Object.fromEntries(off) };
  const verdict: Verdict = { violations: [], incomplete: [], looks: 0 };
  const root = document.documentElement;
  let { dir } = root;
  /* Renders all rows of long lists (`content-visibility`). Axe reads each size many times, and each read would lay out
     the skipped rows. */
  const drawn = new CSSStyleSheet();
  drawn.replaceSync('*:not([hidden]) { content-visibility: visible !important }');
  document.adoptedStyleSheets.push(drawn);
  const checkedLooks = new Set<string>();
  let applied = first;
  for (const globals of looks) {
    if (globals.locale !== applied.locale || globals.scheme !== applied.scheme) await applyLook(globals);
    applied = globals;
    await quiet();
    const variant = `${root.dir}, ${root.classList.contains('is-dark') ? 'dark' : 'light'}`;
    if (checkedLooks.has(variant)) continue;
    checkedLooks.add(variant);
    // If the elements, attributes and direction are unchanged since the last look, only the colour rules can differ.
    const only = isChecked && dir === root.dir ? { runOnly: [...colourRules] } : {};
    const results = await window.axe!.run('#storybook-root', { ...options, ...only, rules });
    isChecked = true;
    dir = root.dir;
    const findings = ({ id, help, nodes }: Result): Finding[] =>
      nodes.map(({ target, html, any, all, none }) => ({
        look: variant,
        rule: id,
        help,
        target: target.join(' '),
        html: html.slice(0, 300),
        why: [...any, ...all, ...none].map(({ message }) => message).join('; '),
      }));
    verdict.violations.push(...results.violations.flatMap(findings));
    verdict.incomplete.push(...results.incomplete.flatMap(findings));
  }
  watch.disconnect();
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== drawn);
  if (applied.locale !== first.locale || applied.scheme !== first.scheme) await applyLook(first);
  verdict.looks = checkedLooks.size;
  return verdict;
};

/**
 * Sets the first look on a page without a story. Also disables the accessibility addon, which would check each story
 * again.
 */
export const dress = (page: Page): Promise<void> =>
  page.evaluate(
    async (globals) => {
      await (window as unknown as InStorybook).__STORYBOOK_PREVIEW__.ready();
      window.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals });
    },
    { ...firstLook, a11y: { manual: true } },
  );

/**
 * Runs axe on the story in these looks, in the state that its play function leaves. The looks share one page load.
 * Skips rules that the story's own parameters disable.
 */
export const checkAccessibility = async (
  page: Page,
  isScreen: boolean,
  looks: readonly Look[] = allLooks,
): Promise<Verdict> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  return page.evaluate(checkInPage, {
    first: firstLook,
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
