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
      'axe loses the first text of a scrolling dialog: "Element midpoint exceeds the grid bounds". The story Overview tests the same colours without scrolling.',
  },
  {
    rule: 'color-contrast',
    // After an update the dialog scrolls on a phone: the stories Update Arrives and Update Of Long Text.
    story: 'components-alerttakeover--update-',
    about: /<strong>Real alert<\/strong>[\s\S]*encountered an error/,
    reason: 'axe loses the first text of a scrolling dialog, as in the story Long Text.',
  },
  {
    rule: 'color-contrast',
    story: 'components-weekcalendar--',
    about:
      /<(bdi|span)[\s\S]*(overlaps other elements|overlapped by another element|partially obscured by another element)/,
    reason:
      'Events overlap the grid and have a separate background; the stories of MonthCalendar test the same colours.',
  },
  {
    rule: 'color-contrast',
    story: 'components-monthcalendar--long-text',
    about: /<(bdi|span)[\s\S]*overlaps other elements/,
    reason: 'The text of a bar overlaps several days on the background of the bar; shorter texts are tested.',
  },
  {
    rule: 'color-contrast',
    story: 'components-richtextfield--long-text',
    about: /<p dir="auto">[\s\S]*partially obscured by another element/,
    reason: 'The edge of the scrolling text clips a line; the lines above have the same colour.',
  },
  {
    rule: 'color-contrast',
    story: 'components-datatable--',
    about: /(overlaps other elements|overlapped by another element|partially obscured by another element)/,
    reason:
      'A title is clipped to two lines, and the selection bar overlaps rows; rows that are not overlapped are tested.',
  },
  {
    rule: 'color-contrast',
    story: 'components-virtuallist--many-rows',
    about: /partially obscured by another element/,
    reason: 'The edge of the panel clips rows; the rows between have the same colour.',
  },
  {
    rule: 'color-contrast',
    story: 'components-messagelist--many',
    about: /partially obscured by another element/,
    reason: 'The edge of the panel clips rows; the story Overview tests the same colours.',
  },
  {
    rule: 'color-contrast',
    story: 'components-conversationlist--many',
    about: /partially obscured by another element/,
    reason: 'The edge of the panel clips rows; the rows between have the same colour.',
  },
  {
    rule: 'color-contrast',
    story: 'components-messagebubble--long-text',
    about: /<p dir="auto"[\s\S]*overlapped by another element/,
    reason:
      'A quotation is clipped to two lines; its hidden lines are under the text. Shorter texts are tested.',
  },
  {
    rule: 'color-contrast',
    story: 'components-table--long-text',
    about: /overlapped by another element/,
    reason: 'A title is clipped to two lines; axe reports the clipped lines as elements over the text below.',
  },
  {
    rule: 'color-contrast',
    story: 'components-page--long-text',
    about: /overlapped by another element/,
    reason: 'The footer of a form overlaps the scrolling text; the same colours are tested above it.',
  },
  {
    rule: 'color-contrast',
    story: 'components-appshell--of-a-form',
    about: /overlapped by another element/,
    reason: 'The footer of a form overlaps the scrolling text; the same colours are tested above it.',
  },
  {
    rule: 'color-contrast',
    story: 'components-tabs--long-text',
    about: /<span[^>]*>\d<\/span>[\s\S]*too short/,
    reason:
      'A count of one digit is scrolled out of view; the visible counts have the same colour and are tested.',
  },
  {
    rule: 'color-contrast',
    story: 'screens-',
    about: /(overlapped by another element|partially obscured by another element|overlaps other elements)/,
    reason:
      'The footer of a form, the edge of a scrolled sheet or dialog, and titles of two lines overlap text; the stories of the components test the same parts.',
  },
  {
    rule: 'color-contrast',
    story: 'screens-',
    about: /(<(bdi|span)[^>]*>([^<]*<\/bdi>)? · <bdi>|<span[^>]*>\d<\/span>)[\s\S]*too short/,
    reason:
      'The dot between two names and counts of one digit are too short to test; longer texts have the same colour.',
  },
  {
    rule: 'color-contrast',
    story: 'components-appshell--on-a-phone',
    about: /<span[^>]*>News<\/span>[\s\S]*pseudo element/,
    reason:
      'The mark of the current item is a pseudo element beside its label; the palette tests the colour `accent.ink` on every surface.',
  },
  {
    rule: 'color-contrast',
    story: 'screens-',
    about: /<span[^>]*>[\d٠-٩]+<\/span>[\s\S]*pseudo element/,
    reason:
      'The mark of the current item is a pseudo element; the other counts of the navigation are tested.',
  },
  {
    rule: 'color-contrast',
    story: 'screens-',
    about: /Element has no value/,
    reason: 'An empty field has no text; the stories of the components test the same fields with text.',
  },
  {
    rule: 'color-contrast',
    story: 'components-scrollarea',
    about: /partially obscured by another element/,
    reason: 'The edge of the scroll area clips lines; the lines above are tested.',
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
    reason: 'Storybook’s preview and its addons add style elements and markup to the page.',
  },
  {
    about: ({ source, blocked, directive }) =>
      source.endsWith('/iframe.html') && blocked === 'inline' && /^(script|style)-src-elem$/.test(directive),
    reason: 'Storybook’s page has its settings and first styles in its markup.',
  },
  {
    about: ({ source, directive, sample }) =>
      source === '' &&
      (sample.startsWith('HTMLScriptElement text|var __defProp') || directive === 'script-src-elem'),
    reason: 'The test-runner adds a script to the page.',
  },
];

/** Console messages that the kit does not cause. */
export const reviewedConsole: readonly { about: RegExp; reason: string }[] = [
  {
    about: /Indexing all PDF objects/,
    reason: 'The sample PDF of the stories has no index, so the PDF reader creates one.',
  },
  {
    about: /Accessing the Story Store is deprecated/,
    reason: 'Storybook’s preview uses the deprecated API itself.',
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
