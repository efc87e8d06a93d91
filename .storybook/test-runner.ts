import AxeBuilder from '@axe-core/playwright';
import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner';
import type { Page } from 'playwright';

/* The accessibility addon has judged the story in light and left-to-right; the other three looks follow here,
   on whatever the story's play function left open. */
const looks = [
  { locale: 'es', scheme: 'dark' },
  { locale: 'ar', scheme: 'dark' },
  { locale: 'ar', scheme: 'light' },
];

declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__: {
      emit(event: string, ...data: unknown[]): void;
      once(event: string, listener: () => void): void;
    };
  }
}

const wear = (page: Page, globals: Record<string, string>) =>
  page.evaluate(
    (next) =>
      new Promise<void>((resolve) => {
        window.__STORYBOOK_ADDONS_CHANNEL__.once('storyRendered', () => resolve());
        window.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals: next });
      }),
    globals,
  );

const config: TestRunnerConfig = {
  async preVisit(page) {
    await page.emulateMedia({ reducedMotion: 'reduce' });
  },
  async postVisit(page, context) {
    const story = await getStoryContext(page, context);
    if (story.parameters?.a11y?.disable) return;
    const off: string[] = (story.parameters?.a11y?.config?.rules ?? [])
      .filter((rule: { enabled?: boolean }) => rule.enabled === false)
      .map((rule: { id: string }) => rule.id);
    for (const look of looks) {
      await wear(page as unknown as Page, look);
      const { violations } = await new AxeBuilder({ page: page as never })
        .include('#storybook-root')
        .disableRules(['region', ...off])
        .analyze();
      if (violations.length > 0)
        throw new Error(
          `${context.title} / ${context.name} in ${look.locale}, ${look.scheme}:\n` +
            violations
              .map(
                (v) =>
                  `${v.id}: ${v.help}\n${v.nodes.map((n) => `  ${n.html}\n  ${n.failureSummary}`).join('\n')}`,
              )
              .join('\n'),
        );
    }
    await wear(page as unknown as Page, { locale: 'es', scheme: 'light' });
  },
};

export default config;
