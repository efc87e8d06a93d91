import { problemOfAnswer } from '../data/problem.ts';
import { toHref, toRouterLocation } from '../router/routerLocation.ts';
import { type Message, problemMessage } from '../intl/problemText.ts';

type Page = Window & typeof globalThis;

/** Time in milliseconds for the server to answer; the person waits for it. */
const limit = 5000;

const offline: Message = { id: 'errors.screenOffline' };

/** Stores that the page of this build was reloaded. @returns False if it was before, or nothing can be stored. */
function markReload(page: Page, build: string): boolean {
  const key = `reloaded:${build}`;
  try {
    if (page.sessionStorage.getItem(key)) return false;
    page.sessionStorage.setItem(key, 'true');
    return true;
  } catch {
    return false;
  }
}

/**
 * Handles a screen file that failed to load. If the server has another build, a reload loads its files: at most once for each
 * build, and only after the server has answered, because without it the page would be lost.
 *
 * @param options.build Path of a script whose name changes with each build.
 * @param options.href The requested URL.
 * @param options.isHeld Whether the page has something that a reload would lose.
 * @returns The message to show, or null if the page loads again at the requested URL.
 */
export async function recover(
  page: Page,
  problem: unknown,
  { build, href, isHeld }: { build: string; href: string; isHeld: () => boolean },
): Promise<Message | null> {
  page.console.error(problem);
  try {
    // A service worker caches the page of its build, but not under this address.
    const answer = await page.fetch('/index.html?build', {
      cache: 'no-store',
      redirect: 'error',
      signal: page.AbortSignal.timeout(limit),
    });
    const rejected = problemOfAnswer({ status: answer.status, unexpected: !answer.ok });
    if (rejected && rejected.kind !== 'offline') return problemMessage(rejected);
    const served = await answer.text();
    // Another server, such as that of a captive portal, answers with its own page.
    if (rejected || !served.includes(' src="/assets/')) return offline;
    if (served.includes(build)) return { id: 'errors.partNotLoaded' };
  } catch {
    return offline;
  }
  if (isHeld() || !markReload(page, build)) return { id: 'errors.newVersion' };
  // Assigning the current URL would only scroll to its hash.
  if (href === toHref(toRouterLocation(page.location))) page.location.reload();
  else page.location.assign(href);
  return null;
}
