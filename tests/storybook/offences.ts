import type { ConsoleMessage, Page } from 'playwright';

/** What a page did against the product's policy, as the browser reports it. */
export interface PolicyOffence {
  directive: string;
  blocked: string;
  /** The script that did it; the page itself for what stands in its markup. */
  source: string;
  sample: string;
}

declare global {
  interface Window {
    schoolOffences?: PolicyOffence[];
  }
}

/** Runs in the page before anything else: keeps what `securitypolicyviolation` tells. */
const listen = () => {
  window.schoolOffences = [];
  addEventListener('securitypolicyviolation', (event) => {
    window.schoolOffences?.push({
      directive: event.effectiveDirective,
      blocked: event.blockedURI,
      source: event.sourceFile,
      sample: event.sample,
    });
  });
};

const said = new WeakMap<Page, string[]>();

/* The policy's own reports come through the event, with more to say. */
const reported = (text: string) => text.startsWith('[Report Only]') || text.includes('Report Only');

const hear = (page: Page) => (message: ConsoleMessage) => {
  if (!['error', 'warning'].includes(message.type()) || reported(message.text())) return;
  said.get(page)?.push(`${message.type()}: ${message.text()} (${message.location().url})`);
};

/** Call before the page is opened. */
export const watch = async (page: Page): Promise<void> => {
  said.set(page, []);
  page.on('console', hear(page));
  page.on('pageerror', (error) => said.get(page)?.push(`uncaught: ${error.message}`));
  await page.addInitScript(listen);
};

/** What was offended since the last call; both lists are emptied. */
export const offences = async (page: Page): Promise<{ policy: PolicyOffence[]; console: string[] }> => ({
  policy: await page.evaluate(() => window.schoolOffences?.splice(0) ?? []),
  console: said.get(page)?.splice(0) ?? [],
});
