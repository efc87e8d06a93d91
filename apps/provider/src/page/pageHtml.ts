import { getDirection, type Language } from '@school/domain';
import { escapeHtml } from '../escapeHtml.ts';
import { iconPath, type IconSchool } from '../icons/iconLinks.ts';
import type { College } from '../http/college.ts';

type School = IconSchool & Pick<College, 'phone' | 'phone_extension' | 'timezone'>;

/** The frame of each page: the school's name and logo above the content. */
export interface Frame {
  school: School;
  language: Language;
  hasLogo: boolean;
}

/**
 * Renders a page without sign-in.
 * @param content `main` and `footer` are HTML, the others are text.
 * @param script HTML of the head that loads a script.
 */
export function pageHtml(
  { school, language, hasLogo }: Frame,
  { title, className, main, footer }: Record<'title' | 'className' | 'main' | 'footer', string>,
  script = '',
): string {
  const logo = hasLogo ? '<img src="/alert/logo.png" alt="" />' : '';
  return `<!doctype html>
<html lang="${language}" dir="${getDirection(language)}">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="robots" content="noindex" />
<title>${escapeHtml(title)}</title>
<link rel="icon" href="${iconPath(school, 'favicon')}" />
<link rel="stylesheet" href="/alert/style.css" />
${script}</head>
<body class="${className}">
<div class="edge"></div>
<header>${logo}<bdi translate="no">${escapeHtml(school.name)}</bdi></header>
${main}
${footer && `<footer>${footer}</footer>`}
</body>
</html>
`;
}

/** A page of a title, a sentence and a link. */
export function plainHtml(
  frame: Frame,
  { title, body, link, label }: Record<'title' | 'body' | 'link' | 'label', string>,
): string {
  const main = `<main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(body)}</p>
<p><a href="${escapeHtml(link)}">${escapeHtml(label)}</a></p></main>`;
  return pageHtml(frame, { title, className: '', main, footer: '' });
}
