import type { Finding } from './judge.ts';
import type { PolicyOffence } from './offences.ts';

/** What axe cannot decide and a person did. `story` is the start of a story's id; without it all stories. */
export interface Reviewed {
  rule: string;
  story?: string;
  /** Of the element's markup followed by axe's reason, so that the same rule elsewhere is still asked about. */
  about: RegExp;
  reason: string;
}

const reviewedFindings: readonly Reviewed[] = [
  {
    rule: 'color-contrast',
    story: 'components-weekcalendar--',
    about:
      /<bdi[\s\S]*(overlaps other elements|overlapped by another element|partially obscured by another element)/,
    reason:
      'An event lies over the hours it lasts, and a bar over its days, both on a ground of their own; MonthCalendar judges the same paints.',
  },
  {
    rule: 'color-contrast',
    story: 'components-monthcalendar--long-text',
    about: /<bdi[\s\S]*overlaps other elements/,
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
    story: 'screens-posts',
    about: /<bdi>[^<]*<\/bdi> · <bdi>[\s\S]*(too short|overlapped by another element)/,
    reason:
      'The one letter of its own is the dot between two names; the names have the same ink and are judged.',
  },
  {
    rule: 'color-contrast',
    story: 'screens-posts--long-texts',
    about: /<a href="\/blog\/post\/[\s\S]*overlaps other elements/,
    reason:
      'A title shows two lines; axe counts those that are cut off. Titles that are whole are judged beside it.',
  },
  {
    rule: 'color-contrast',
    story: 'screens-newpost',
    about: /overlapped by another element/,
    reason:
      'The footer of a form lies over the fields that scroll below it; Components judges the same fields uncovered.',
  },
  ...[
    'newuser',
    'user--editing',
    'user--approving',
    'newrole',
    'role--editing',
    'newevent',
    'editevent',
    'newnotification',
    'collegenotification--editing',
  ].map((story) => ({
    rule: 'color-contrast',
    story: `screens-${story}`,
    about: /overlapped by another element|<span[^>]*>\d<\/span>[\s\S]*too short/,
    reason:
      'The footer of a form lies over the fields that scroll below it; Components judges the same fields uncovered.',
  })),
  ...['newdocuments', 'document--editing'].map((story) => ({
    rule: 'color-contrast',
    story: `screens-${story}`,
    about: /(overlapped by another element|<span[^>]*>\d<\/span>[\s\S]*too short)/,
    reason:
      'The footer of a form lies over the fields that scroll below it, and counts of one figure are too short to judge; Components judges the same fields uncovered.',
  })),
  ...['newcontact', 'contact--editing', 'newplace', 'place--editing'].map((story) => ({
    rule: 'color-contrast',
    story: `screens-${story}`,
    about:
      /(overlapped by another element|partially obscured by another element|overlaps other elements|Element has no value)/,
    reason:
      'The footer of a form lies over the fields that scroll below it, and the edge of a list over its options; Components judges the same uncovered.',
  })),
  {
    rule: 'color-contrast',
    story: 'screens-contacts--long-texts',
    about: /overlapped by another element/,
    reason:
      'A title shows two lines; axe takes those that are cut off for something that lies over the words below.',
  },
  {
    rule: 'color-contrast',
    story: 'screens-users--long-texts',
    about: /overlapped by another element/,
    reason: 'A long address is cut off at its cell; addresses that are whole are judged beside it.',
  },
  {
    rule: 'color-contrast',
    story: 'screens-posts--',
    about: /_name[\s\S]*partially obscured by another element/,
    reason:
      'The edge of a dialog whose middle scrolls cuts its last line off; the lines above have the same ink.',
  },
  {
    rule: 'color-contrast',
    story: 'screens-post--',
    about: /overlapped by another element/,
    reason:
      'The foot of the form lies over what scrolls below it; the same ink on the same paper is judged above.',
  },
  {
    rule: 'color-contrast',
    story: 'components-scrollarea',
    about: /partially obscured by another element/,
    reason: 'Lines that the edge of the scrolled part cuts off; the whole lines above them are judged.',
  },
];

/**
 * What is not the kit's doing, and is never shipped. Storybook's build keeps its scripts in files of their own
 * (`.storybook/main.ts`), so that the browser's report names whose script it was. Everything else counts: React, the
 * primitives, the kit, the app and the stories.
 */
const reviewedOffences: readonly { about: (offence: PolicyOffence) => boolean; reason: string }[] = [
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

/** What is said on the console, and not by the kit. */
export const reviewedConsole: readonly { about: RegExp; reason: string }[] = [
  {
    about: /Accessing the Story Store is deprecated/,
    reason: 'Storybook warns the test-runner of a way that its own preview still takes.',
  },
];

/** The offences that nobody has answered for. */
export const unanswered = (offences: readonly PolicyOffence[]): PolicyOffence[] =>
  offences.filter((offence) => !reviewedOffences.some(({ about }) => about(offence)));

/** The findings that nobody has answered for. */
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
