import type { Finding } from './checkAccessibility.ts';
import type { PolicyViolation } from './violations.ts';

/**
 * A finding that axe cannot decide and a person reviewed. `story` is a prefix of story ids; without it, all stories
 * match.
 */
export interface Reviewed {
  rule: string;
  story?: string;
  /** Matches the element's markup followed by axe's reason, so that the same rule on other elements is still reported. */
  about: RegExp;
  reason: string;
}

const reviewedFindings: readonly Reviewed[] = [
  {
    rule: 'color-contrast',
    story: 'components-alerttakeover--long-text',
    about: /<strong>Real alert<\/strong>[\s\S]*encountered an error/,
    reason:
      'axe loses the first text of a scrolling dialog: "Element midpoint exceeds the grid bounds". Overview judges the same colours without scrolling.',
  },
  {
    rule: 'color-contrast',
    story: 'components-weekcalendar--',
    about:
      /<(bdi|span)[\s\S]*(overlaps other elements|overlapped by another element|partially obscured by another element)/,
    reason:
      'An event lies over the hours it lasts, and a bar over its days, both on a ground of their own; MonthCalendar judges the same paints.',
  },
  {
    rule: 'color-contrast',
    story: 'components-monthcalendar--long-text',
    about: /<(bdi|span)[\s\S]*overlaps other elements/,
    reason:
      'The words of a bar reach over the days it takes, on the ground of the bar; shorter ones are judged.',
  },
  {
    rule: 'color-contrast',
    story: 'components-richtextfield--long-text',
    about: /<p dir="auto">[\s\S]*partially obscured by another element/,
    reason: 'The edge of the text, which scrolls, cuts a line off; the lines above have the same ink.',
  },
  {
    rule: 'color-contrast',
    story: 'components-datatable--',
    about: /(overlaps other elements|overlapped by another element|partially obscured by another element)/,
    reason:
      'A title shows two lines, and the bar of what is ticked floats over rows: rows that are whole are judged beside them.',
  },
  {
    rule: 'color-contrast',
    story: 'components-virtuallist--many-rows',
    about: /partially obscured by another element/,
    reason: 'Rows that the edge of the panel cuts off; the whole rows between have the same ink.',
  },
  {
    rule: 'color-contrast',
    story: 'components-table--long-text',
    about: /overlapped by another element/,
    reason:
      'A title shows two lines; axe takes those that are cut off for something that lies over the words below.',
  },
  {
    rule: 'color-contrast',
    story: 'components-page--long-text',
    about: /overlapped by another element/,
    reason:
      'The footer of a form lies over the text that scrolls below it; the same ink on the same paper is judged above.',
  },
  {
    rule: 'color-contrast',
    story: 'components-appshell--of-a-form',
    about: /overlapped by another element/,
    reason:
      'The footer of a form lies over the text that scrolls below it; the same ink on the same paper is judged above.',
  },
  {
    rule: 'color-contrast',
    story: 'components-tabs--long-text',
    about: /<span[^>]*>\d<\/span>[\s\S]*too short/,
    reason:
      'A count of one figure that is scrolled out of the strip; the counts in sight have the same ink and are judged.',
  },
  {
    rule: 'color-contrast',
    story: 'screens-',
    about: /(overlapped by another element|partially obscured by another element|overlaps other elements)/,
    reason:
      'The footer of a form, the edge of a scrolled sheet or dialog, and titles that show two lines lie over words; Components judges the same parts uncovered.',
  },
  {
    rule: 'color-contrast',
    story: 'screens-',
    about: /(<(bdi|span)[^>]*>([^<]*<\/bdi>)? · <bdi>|<span[^>]*>\d<\/span>)[\s\S]*too short/,
    reason:
      'The dot between two names and counts of one figure are too short to judge; longer ones have the same ink.',
  },
  {
    rule: 'color-contrast',
    story: 'screens-',
    about: /<span[^>]*>[\d٠-٩]+<\/span>[\s\S]*pseudo element/,
    reason:
      'The mark at the edge of the current place is a pseudo element; the other counts of the rail are judged.',
  },
  {
    rule: 'color-contrast',
    story: 'screens-',
    about: /Element has no value/,
    reason: 'An empty field has no words; Components judges the same fields with some.',
  },
  {
    rule: 'color-contrast',
    story: 'components-scrollarea',
    about: /partially obscured by another element/,
    reason: 'Lines that the edge of the scrolled part cuts off; the whole lines above them are judged.',
  },
];

/**
 * Violations that the kit does not cause and that never ship. Storybook's build keeps its scripts in separate files
 * (`.storybook/main.ts`), so that the browser's report names the script. Everything else counts: React, the
 * primitives, the kit, the app and the stories.
 */
const reviewedViolations: readonly { about: (violation: PolicyViolation) => boolean; reason: string }[] = [
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
    about: ({ source, directive, sample }) =>
      source === '' &&
      (sample.startsWith('HTMLScriptElement text|var __defProp') || directive === 'script-src-elem'),
    reason: 'The test-runner puts its own script into the page.',
  },
];

/** Console messages that the kit does not cause. */
export const reviewedConsole: readonly { about: RegExp; reason: string }[] = [
  {
    about: /Indexing all PDF objects/,
    reason: 'The sample PDF of the stories has no index; the reader makes one.',
  },
  {
    about: /Accessing the Story Store is deprecated/,
    reason: 'Storybook warns the test-runner of a way that its own preview still takes.',
  },
];

/** Returns the violations without a review. */
export const unanswered = (violations: readonly PolicyViolation[]): PolicyViolation[] =>
  violations.filter((violation) => !reviewedViolations.some(({ about }) => about(violation)));

/** Returns the findings without a review. */
export const unexplained = (story: string, findings: readonly Finding[]): Finding[] =>
  findings.filter(
    ({ rule, html, why }) =>
      !reviewedFindings.some(
        (reviewed) =>
          reviewed.rule === rule &&
          story.startsWith(reviewed.story ?? '') &&
          reviewed.about.test(`${html}\n${why}`),
      ),
  );
