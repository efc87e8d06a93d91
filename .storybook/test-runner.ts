import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner';
import type { Page } from 'playwright';
import {
  allLooks,
  alternatingLooks,
  checkAccessibility,
  dress,
  type Finding,
  type Look,
} from '../tests/storybook/checkAccessibility.ts';
import type { Visited } from '../tests/storybook/runStories.ts';
import { takeViolations, watch } from '../tests/storybook/violations.ts';
import { reviewedConsole, unanswered, unexplained } from '../tests/storybook/reviewed.ts';
import { withoutExtras } from '../tests/storybook/withoutExtras.ts';

const formatFinding = ({ look, rule, help, target, html, why: reason }: Finding) =>
  `${rule} (${look}): ${help}\n  ${target}\n  ${html}\n  ${reason}`;

interface Sized {
  storyGlobals: { viewport?: { value?: string } };
  parameters: { viewport: { options: Record<string, { styles: { width: string; height: string } }> } };
}
const usualSize = { width: 1280, height: 720 };

/** Returns the size of the page in px that a story names by the global `viewport`. */
function readViewport({ storyGlobals, parameters }: Sized) {
  const name = storyGlobals.viewport?.value;
  if (!name) return usualSize;
  const option = parameters.viewport.options[name];
  if (!option) throw new Error(`The viewport ${name} is not an option in .storybook/preview.tsx.`);
  return {
    width: Number.parseInt(option.styles.width, 10),
    height: Number.parseInt(option.styles.height, 10),
  };
}

/**
 * Returns the modes in which axe checks a story: all for the stories that show a component or a screen whole (the
 * first of a file, `Overview` and `Usual`), and under `test:all`; otherwise one, by the story's id, so that it stays
 * the same when stories are added.
 */
function looksFor({ id, name, isFirst }: Visited): readonly Look[] {
  if (process.env.TEST_ALL || isFirst || name === 'Overview' || name === 'Usual') return allLooks;
  const sum = [...id].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return [alternatingLooks[sum % 2]!];
}

const config: TestRunnerConfig = {
  async prepare({ page }) {
    const playwrightPage = page as unknown as Page;
    await watch(playwrightPage);
    await playwrightPage.addInitScript(withoutExtras);
    await playwrightPage.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
    await playwrightPage.goto(new URL('iframe.html', process.env.TARGET_URL).href, { waitUntil: 'load' });
    await dress(playwrightPage);
  },
  async preVisit(page, context) {
    await page.setViewportSize(readViewport((await getStoryContext(page, context)) as unknown as Sized));
  },
  async postVisit(page, context) {
    const playwrightPage = page as unknown as Page;
    const result = context.hasFailure
      ? undefined
      : await checkAccessibility(
          playwrightPage,
          context.title.startsWith('Screens/'),
          looksFor(context as unknown as Visited),
        );
    const { policy, console } = await takeViolations(playwrightPage);
    if (context.hasFailure) return;
    const problems = [
      ...(result?.violations ?? []).map((finding) => `axe, violation: ${formatFinding(finding)}`),
      ...unexplained(context.id, result?.incomplete ?? []).map(
        (finding) => `axe, undecided: ${formatFinding(finding)}`,
      ),
      ...unanswered(policy).map((violation) => `policy: ${JSON.stringify(violation)}`),
      ...console
        .filter((line) => !reviewedConsole.some(({ about }) => about.test(line)))
        .map((line) => `console, ${line}`),
    ];
    if (problems.length > 0) throw new Error(`${context.title} / ${context.name}\n${problems.join('\n')}`);
  },
};

export default config;
