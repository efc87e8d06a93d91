/**
 * Runs in the page before Storybook, and switches off two of its features that no check reads. Its element highlights
 * measure the whole page on every change, even without any. For its code examples it calls each story a second time and
 * prints all properties on every render; with `experimentalCodeExamples` it expects them from the build.
 */
export const withoutExtras = (): void => {
  let features: object | undefined;
  Object.defineProperty(window, 'FEATURES', {
    configurable: true,
    get: () => features,
    set: (given: object) => {
      features = { ...given, highlight: false, experimentalCodeExamples: true };
    },
  });
};
