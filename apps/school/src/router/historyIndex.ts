/** Returns the position of the current entry among those of the app, which {@link createNavigation} numbers. */
export const historyIndex = (history: History): number =>
  (history.state as { index?: number } | null)?.index ?? 0;
