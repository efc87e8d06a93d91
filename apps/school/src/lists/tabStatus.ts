/**
 * Returns the status that every row of the chosen tab has, so that no row needs to say it.
 *
 * @param tabs The tabs of the list; the first one is the default, without a status in the URL.
 * @returns Undefined on the tab of all.
 */
export function tabStatus<Status extends string>(
  chosen: Status | 'all' | '',
  tabs: readonly { status: Status | 'all' }[],
): Status | undefined {
  const status = chosen || tabs[0]?.status;
  return status === 'all' ? undefined : status;
}
