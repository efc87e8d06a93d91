import type { Finding } from './judge.ts';
import type { PolicyOffence } from './offences.ts';

/** What axe cannot decide and a person did. `story` is the start of a story's id; without it all stories. */
export interface Reviewed {
  rule: string;
  story?: string;
  /** Part of the element's markup or of axe's reason, so that the same rule elsewhere is still asked about. */
  about: RegExp;
  reason: string;
}

export const reviewedFindings: readonly Reviewed[] = [];

/**
 * What is not the kit's doing, and is never shipped. Storybook's build keeps its scripts in files of their own
 * (`.storybook/main.ts`), so that the browser's report names whose script it was. Everything else counts: React, the
 * primitives, the kit, the app and the stories.
 */
export const reviewedOffences: readonly { about: (offence: PolicyOffence) => boolean; reason: string }[] = [
  {
    about: ({ source }) => /\/assets\/storybook-[\w-]+\.js$/.test(source),
    reason: 'Storybook’s preview and its addons write style elements and markup of their own into the page.',
  },
  {
    about: ({ source, blocked, directive }) =>
      source.endsWith('/iframe.html') && blocked === 'inline' && /^(script|style)-src-elem$/.test(directive),
    reason: 'The page that Storybook builds has its settings and its first styles in its markup.',
  },
  {
    about: ({ source, blocked, sample }) =>
      source === '' &&
      (sample.startsWith('HTMLScriptElement text|var __defProp') || (blocked === 'inline' && sample === '')),
    reason: 'The test-runner puts its own script into the page.',
  },
];

/** What is said on the console, and not by the kit. */
export const reviewedConsole: readonly { about: RegExp; reason: string }[] = [
  {
    about: /Accessing the Story Store is deprecated/,
    reason: 'Storybook warns the test-runner of a way that its own preview still takes.',
  },
];

/** The findings that nobody has answered for. */
export const unexplained = (story: string, findings: readonly Finding[]): Finding[] =>
  findings.filter(
    ({ rule, html, why }) =>
      !reviewedFindings.some(
        (reviewed) =>
          reviewed.rule === rule &&
          story.startsWith(reviewed.story ?? '') &&
          (reviewed.about.test(html) || reviewed.about.test(why)),
      ),
  );
