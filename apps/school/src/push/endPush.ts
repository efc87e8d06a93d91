import { closeShown } from './closeShown.ts';
import { createPushBrowser } from './pushBrowser.ts';

/**
 * Ends push messages in this browser and closes the shown ones after a sign-out, so that no one else reads there what was for
 * the person: the push service may still hold a message, and without a network the server does not know of the sign-out yet.
 * The next sign-in subscribes again (`resumePush`). Never rejects.
 */
export async function endPush(): Promise<void> {
  await createPushBrowser(window).unsubscribe();
  await closeShown();
}
