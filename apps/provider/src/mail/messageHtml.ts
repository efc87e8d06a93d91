import { escapeHtml } from '../escapeHtml.ts';
import { oneLine } from './oneLine.ts';

/** The content of a notification, as people wrote it. */
export interface EmailMessage {
  /** The colours of the banner. */
  tone: 'alert' | 'drill' | 'over' | 'ordinary';
  title: string;
  /** The title in the subject; default: the title. */
  titleInSubject?: string;
  content: string;
  /** One line each: time, sender, places. */
  details: readonly string[];
}

/** Background, text and border; all have a contrast of 4.5 in light and dark surroundings. */
const tones: Record<EmailMessage['tone'], [background: string, color: string, border: string]> = {
  alert: ['#b42318', '#ffffff', '#b42318'],
  drill: ['#fff1c2', '#3d2b00', '#8a6100'],
  over: ['#17694a', '#ffffff', '#17694a'],
  ordinary: ['#f2f3f5', '#1d2129', '#5a6372'],
};

/** The direction of a text that a person wrote: that of its first letter. */
const directionOfText = (text: string): 'ltr' | 'rtl' => {
  const [first = ''] = /\p{L}/u.exec(text) ?? [];
  return /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(first) ? 'rtl' : 'ltr';
};

const aligned = (text: string) => {
  const direction = directionOfText(text);
  return `dir="${direction}" style="text-align:${direction === 'rtl' ? 'right' : 'left'};`;
};

/** The line in colour that names an alert, a drill or their end. */
export function bannerHtml(label: string, { tone }: EmailMessage, table: string, start: string): string {
  const [background, color, border] = tones[tone];
  return `<table ${table} width="100%" style="margin:0 0 20px;"><tr><td style="padding:12px 16px;background:${background};border:2px solid ${border};border-radius:8px;font:700 18px/1.3 sans-serif;color:${color};text-align:${start};">${label}</td></tr></table>`;
}

/** The messages of one kind in a digest. */
export interface EmailSection {
  heading: string;
  items: readonly (EmailMessage & { label?: string | undefined; link: string })[];
}

const longestExcerpt = 280;

/** Returns the start of a long text: a digest links to the whole. */
function toExcerpt(text: string): string {
  const characters = [...text.trim()];
  return characters.length > longestExcerpt
    ? `${characters.slice(0, longestExcerpt).join('').trim()}…`
    : text.trim();
}

const lineHtml = (text: string) => escapeHtml(text.trim()).replaceAll(/\r?\n/g, '<br />');

/** The sections of a digest: each title is a link. */
export function sectionsHtml(sections: readonly EmailSection[], font: string, start: string): string {
  const itemHtml = ({ title, content, details, label, link }: EmailSection['items'][number]) => [
    ...(label
      ? [
          `<p class="quiet" style="margin:0;font:600 13px/1.5 ${font};color:#5a6372;text-align:${start};">${lineHtml(label)}</p>`,
        ]
      : []),
    `<h2 ${aligned(title)}margin:0 0 4px;font:600 17px/1.4 ${font};"><a class="text" href="${escapeHtml(link)}" style="color:#1d2129;">${lineHtml(title)}</a></h2>`,
    `<p ${aligned(content)}margin:0 0 4px;font:15px/1.5 ${font};color:#1d2129;" class="text">${lineHtml(toExcerpt(content))}</p>`,
    ...details.map(
      (text) =>
        `<p ${aligned(text)}margin:0;font:13px/1.5 ${font};color:#5a6372;" class="quiet">${lineHtml(text)}</p>`,
    ),
    '<div style="height:20px;line-height:20px;">&nbsp;</div>',
  ];
  return sections
    .flatMap(({ heading, items }) => [
      `<h1 class="text rule" style="margin:0 0 12px;padding:0 0 8px;border-bottom:1px solid #dfe2e7;font:700 20px/1.3 ${font};color:#1d2129;text-align:${start};">${lineHtml(heading)}</h1>`,
      ...items.flatMap(itemHtml),
    ])
    .join('\n');
}

/** The same for the text part, one paragraph each. */
export const sectionsText = (sections: readonly EmailSection[]): string[] =>
  sections.flatMap(({ heading, items }) => [
    `## ${heading}`,
    ...items.map(({ title, content, details, label, link }) =>
      [...(label ? [label] : []), oneLine(title), toExcerpt(content), ...details, link]
        .filter(Boolean)
        .join('\n'),
    ),
  ]);

/** Title, text and details of a notification, each in the direction of its text. */
export function messageHtml({ title, content, details }: EmailMessage, font: string): string {
  const paragraphs = content
    .trim()
    .split(/(?:\r?\n){2,}/)
    .map(
      (text) =>
        `<p ${aligned(text)}margin:0 0 16px;font:16px/1.5 ${font};color:#1d2129;" class="text">${lineHtml(text)}</p>`,
    );
  const facts = details.map(
    (text) =>
      `<p ${aligned(text)}margin:0;font:14px/1.5 ${font};color:#5a6372;" class="quiet">${lineHtml(text)}</p>`,
  );
  return [
    `<h1 ${aligned(title)}margin:0 0 12px;font:700 22px/1.3 ${font};color:#1d2129;" class="text">${lineHtml(title)}</h1>`,
    ...paragraphs,
    ...facts,
    '<div style="height:20px;line-height:20px;">&nbsp;</div>',
  ].join('\n');
}
