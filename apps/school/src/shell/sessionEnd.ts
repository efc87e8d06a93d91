import type { Notices } from '../screen/notices.ts';

/** After a deliberate sign-out, sign-in says nothing of an earlier session that the provider ended. */
export function forgetSessionEnd(notices: Notices): void {
  notices.sessionEnded = false;
}
