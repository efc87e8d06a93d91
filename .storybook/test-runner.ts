import type { TestRunnerConfig } from '@storybook/test-runner';
import type { Page } from 'playwright';
import { dress, judge, type Finding } from '../tests/storybook/judge.ts';
import { offences, watch } from '../tests/storybook/offences.ts';
import { reviewedConsole, unanswered, unexplained } from '../tests/storybook/reviewed.ts';
import { withoutExtras } from '../tests/storybook/withoutExtras.ts';

const told = ({ look, rule, help, target, html, why }: Finding) =>
  `${rule} (${look}): ${help}\n  ${target}\n  ${html}\n  ${why}`;

const config: TestRunnerConfig = {
  async prepare({ page }) {
    const own = page as unknown as Page;
    await watch(own);
    await own.addInitScript(withoutExtras);
    await own.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
    await own.goto(new URL('iframe.html', process.env.TARGET_URL).href, { waitUntil: 'load' });
    await dress(own);
  },
  async postVisit(page, context) {
    const own = page as unknown as Page;
    const verdict = context.hasFailure ? undefined : await judge(own, context.title.startsWith('Screens/'));
    const { policy, console } = await offences(own);
    if (context.hasFailure) return;
    const problems = [
      ...(verdict?.violations ?? []).map((finding) => `axe, violation: ${told(finding)}`),
      ...unexplained(context.id, verdict?.incomplete ?? []).map(
        (finding) => `axe, nobody has decided: ${told(finding)}`,
      ),
      ...unanswered(policy).map((offence) => `policy: ${JSON.stringify(offence)}`),
      ...console
        .filter((line) => !reviewedConsole.some(({ about }) => about.test(line)))
        .map((line) => `console, ${line}`),
    ];
    if (problems.length > 0) throw new Error(`${context.title} / ${context.name}\n${problems.join('\n')}`);
  },
};

export default config;
