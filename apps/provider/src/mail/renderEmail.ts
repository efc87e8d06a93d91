import { getDirection, fullPhoneText, type Language } from '@school/domain';
import { escapeHtml } from '../escapeHtml.ts';
import type { EmailText } from '../providerTexts.ts';
import { fillText, isolate, isolateValues, textsIn } from '../messages.ts';
import { texts } from '../texts.ts';
import { buttonColors } from './buttonColors.ts';
import {
  bannerHtml,
  type EmailMessage,
  type EmailSection,
  messageHtml,
  sectionsHtml,
  sectionsText,
} from './messageHtml.ts';
import { oneLine } from './oneLine.ts';

/** Content-ID of the logo inside an e-mail. */
export const logoId = 'logo@school';

/** The school's data that every e-mail shows. */
export interface EmailSchool {
  name: string;
  language: Language;
  /** `#RRGGBB` */
  theme_color: string;
  address: string | null;
  email: string | null;
  phone: string | null;
  phone_extension: string | null;
  /** PNG; shown above the text. */
  logo: Buffer | undefined;
}

/** An e-mail's text and the values that are inserted into it. */
export interface EmailContent {
  text: EmailText;
  school: EmailSchool;
  /** Given name of the recipient; without one there is no greeting. */
  name?: string;
  /** URL of the button. */
  link?: string;
  /** Value of `{when}`. */
  when?: string;
  message?: EmailMessage;
  /** The parts of a digest. */
  sections?: readonly EmailSection[];
  /** URL of the person's preferences. */
  preferencesLink?: string;
}

/** The rendered parts of an e-mail. */
export interface RenderedEmail {
  subject: string;
  text: string;
  html: string;
  logo?: Buffer;
}

/** The school's number, in the words of its language if it has an extension. */
const phoneLines = ({ phone, phone_extension, language }: EmailSchool): string[] =>
  phone ? [fullPhoneText(textsIn(language), phone, phone_extension)] : [];

const font = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,'Noto Sans Arabic','Noto Sans SC',sans-serif";

// Clients without support for either keep the light colours of the inline styles.
const style = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
a { text-decoration: underline; }
@media (max-width: 639px) { .pad { padding: 24px 20px !important; } }
@media (prefers-color-scheme: dark) {
  .page { background: #16181d !important; }
  .card { background: #22252c !important; }
  .text { color: #eceef2 !important; }
  .quiet { color: #b3b9c5 !important; }
  .rule { border-color: #3a3f4a !important; }
}`;

function html(
  { school, name, link, text, message, sections, preferencesLink }: EmailContent,
  fill: (words: string) => string,
): string {
  const direction = getDirection(school.language);
  const start = direction === 'rtl' ? 'right' : 'left';
  const { background, color, border } = buttonColors(school.theme_color);
  const words = (template: string) => escapeHtml(fill(template));
  const table = `role="presentation" cellpadding="0" cellspacing="0" border="0" dir="${direction}"`;
  const paragraph = (content: string) =>
    `<p class="text" style="margin:0 0 16px;font:16px/1.5 ${font};color:#1d2129;">${content}</p>`;
  const logo = school.logo
    ? `<tr><td style="padding:0 0 24px;"><table ${table}><tr><td style="padding:8px;background:#ffffff;border-radius:8px;"><img src="cid:${logoId}" alt="${escapeHtml(school.name)}" height="56" style="display:block;height:56px;width:auto;border:0;" /></td></tr></table></td></tr>`
    : '';
  const button =
    link && text.action
      ? `<table ${table} style="margin:0 0 12px;"><tr><td style="background:${background};border:1px solid ${border};border-radius:8px;"><a href="${escapeHtml(link)}" style="display:inline-block;padding:12px 24px;font:600 16px/1.25 ${font};color:${color};text-decoration:none;">${words(text.action)}</a></td></tr></table>
<p dir="ltr" class="quiet" style="margin:0 0 24px;font:13px/1.5 ${font};color:#5a6372;text-align:${start};word-break:break-all;">${escapeHtml(link)}</p>`
      : '';
  const manage = preferencesLink
    ? `<br /><a class="quiet" href="${escapeHtml(preferencesLink)}" style="color:#5a6372;">${words(texts[school.language].chooseEmails)}</a>`
    : '';
  const named = (line: string) => `<bdi>${escapeHtml(oneLine(line))}</bdi>`;
  const foot = [
    `<strong>${named(school.name)}</strong>`,
    ...[school.address, school.email].filter((line) => line !== null).map(named),
    ...phoneLines(school).map(
      (line) => `<span${school.phone_extension ? '' : ' dir="ltr"'}>${escapeHtml(line)}</span>`,
    ),
  ].join('<br />');
  return `<!doctype html>
<html lang="${school.language}" dir="${direction}">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="color-scheme" content="light dark" />
<meta name="supported-color-schemes" content="light dark" />
<title>${words(text.subject)}</title>
<style>${style}
</style>
</head>
<body class="page" dir="${direction}" style="margin:0;padding:0;background:#f2f3f5;">
<table ${table} class="page" width="100%" style="background:#f2f3f5;"><tr><td align="center" style="padding:24px 12px;">
<table ${table} class="card" width="600" style="width:100%;max-width:600px;background:#ffffff;border-top:6px solid ${background};border-radius:12px;">
<tr><td class="pad" dir="${direction}" style="padding:32px 40px;text-align:${start};"><table ${table} width="100%">
${logo}
<tr><td style="text-align:${start};">
${text.banner && message ? bannerHtml(words(text.banner), message, table, start) : ''}
${name ? paragraph(words(texts[school.language].greeting)) : ''}
${text.before ? paragraph(words(text.before)) : ''}
${message ? messageHtml(message, font) : ''}
${sections ? sectionsHtml(sections, font, start) : ''}
${button}
${text.after ? paragraph(words(text.after)) : ''}
</td></tr>
<tr><td class="rule quiet" style="padding:16px 0 0;border-top:1px solid #dfe2e7;font:13px/1.5 ${font};color:#5a6372;text-align:${start};">${foot}${manage}</td></tr>
</table></td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

/** Renders an e-mail in the school's language, as text and HTML from the same messages; escapes every inserted value. */
export function renderEmail(content: EmailContent): RenderedEmail {
  const { school, text, name = '', link, when = '', message, sections = [], preferencesLink } = content;
  const title = oneLine(message?.title ?? '');
  const values: Record<string, string> = {
    name: oneLine(name),
    school: oneLine(school.name),
    when,
    title: oneLine(message?.titleInSubject ?? title),
  };
  // E-mail clients ignore `<bdi>`, and the text part has no elements.
  const isolated = isolateValues(values, school.language);
  const fill = (words: string) => fillText(school.language, words, isolated);
  const contact = [
    ...[school.name, school.address, school.email].filter((line) => line !== null),
    ...phoneLines(school).map((line) => isolate(line, school.language)),
  ];
  const manage = preferencesLink ? [`${fill(texts[school.language].chooseEmails)}\n${preferencesLink}`] : [];
  const paragraphs = [
    ...(text.banner ? [`*** ${fill(text.banner)} ***`] : []),
    ...(name ? [fill(texts[school.language].greeting)] : []),
    ...(text.before ? [fill(text.before)] : []),
    ...(message ? [title, message.content.trim(), message.details.join('\n')].filter(Boolean) : []),
    ...sectionsText(sections),
    ...(link && text.action ? [link] : []),
    ...(text.after ? [fill(text.after)] : []),
    `-- \n${[...contact.map(oneLine), ...manage].join('\n')}`,
  ];
  return {
    subject: fillText(school.language, text.subject, values),
    text: `${paragraphs.join('\n\n')}\n`,
    html: html(content, fill),
    ...(school.logo ? { logo: school.logo } : {}),
  };
}
