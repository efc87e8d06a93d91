import type { ConsoleMessage, Page } from 'playwright';

/** A violation of the product's content security policy, as the browser reports it. */
export interface PolicyViolation {
  directive: string;
  blocked: string;
  /** The script that caused it; the page itself for its markup. */
  source: string;
  sample: string;
}

declare global {
  interface Window {
    schoolViolations?: PolicyViolation[];
  }
}

/** Runs in the page before anything else and stores `securitypolicyviolation` events. */
const listen = () => {
  window.schoolViolations = [];
  addEventListener('securitypolicyviolation', (event) => {
    window.schoolViolations?.push({
      directive: event.effectiveDirective,
      blocked: event.blockedURI,
      source: event.sourceFile,
      sample: event.sample,
    });
  });
};

const consoleLines = new WeakMap<Page, string[]>();

/* The policy's own console messages are skipped: the event carries more details. */
const reported = (text: string) => text.startsWith('[Report Only]') || text.includes('Report Only');

const hear = (page: Page) => (message: ConsoleMessage) => {
  if (!['error', 'warning'].includes(message.type()) || reported(message.text())) return;
  consoleLines.get(page)?.push(`${message.type()}: ${message.text()} (${message.location().url})`);
};

/** Starts recording; call it before the page is opened. */
export const watch = async (page: Page): Promise<void> => {
  consoleLines.set(page, []);
  page.on('console', hear(page));
  page.on('pageerror', (error) => consoleLines.get(page)?.push(`uncaught: ${error.message}`));
  await page.addInitScript(listen);
};

/** Returns the violations since the last call and empties both lists. */
export const takeViolations = async (
  page: Page,
): Promise<{ policy: PolicyViolation[]; console: string[] }> => ({
  policy: await page.evaluate(() => window.schoolViolations?.splice(0) ?? []),
  console: consoleLines.get(page)?.splice(0) ?? [],
});
