import type { TestRunnerConfig } from '@storybook/test-runner';
import type { Page } from 'playwright';
import { dress, checkAccessibility, type Finding } from '../tests/storybook/checkAccessibility.ts';
import { takeViolations, watch } from '../tests/storybook/violations.ts';
import { reviewedConsole, unanswered, unexplained } from '../tests/storybook/reviewed.ts';
import { withoutExtras } from '../tests/storybook/withoutExtras.ts';

const formatFinding = ({ look, rule, help, target, html, why: reason }: Finding) =>
  `${rule} (${look}): ${help}\n  ${target}\n  ${html}\n  ${reason}`;

const config: TestRunnerConfig = {
  async prepare({ page }) {
    const playwrightPage = page as unknown as Page;
    await watch(playwrightPage);
    await playwrightPage.addInitScript(withoutExtras);
    await playwrightPage.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
    await playwrightPage.goto(new URL('iframe.html', process.env.TARGET_URL).href, { waitUntil: 'load' });
    await dress(playwrightPage);
  },
  async postVisit(page, context) {
    const playwrightPage = page as unknown as Page;
    const result = context.hasFailure
      ? undefined
      : await checkAccessibility(playwrightPage, context.title.startsWith('Screens/'));
    const { policy, console } = await takeViolations(playwrightPage);
    if (context.hasFailure) return;
    const problems = [
      ...(result?.violations ?? []).map((finding) => `axe, violation: ${formatFinding(finding)}`),
      ...unexplained(context.id, result?.incomplete ?? []).map(
        (finding) => `axe, nobody has decided: ${formatFinding(finding)}`,
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
