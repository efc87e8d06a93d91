import type { Language } from '@school/domain';
import { escapeHtml } from '../escapeHtml.ts';
import type { College } from './college.ts';
import { pictureUrl } from './media.ts';

/** The app's `app.description`, for clients that run no script. `tests/locales` compares the two. */
export const descriptions: Record<Language, (school: string) => string> = {
  en: (school) => `News, events and documents of ${school}.`,
  es: (school) => `Noticias y asuntos de cada día de ${school}.`,
  'es-MX': (school) => `Noticias y asuntos de cada día de ${school}.`,
  fr: (school) => `Actualités et vie quotidienne de ${school}.`,
  'zh-CN': (school) => `${school} 的新闻与日常事务。`,
  ar: (school) => `أخبار ${school} وشؤونها اليومية.`,
  de: (school) => `Neuigkeiten und Alltag von ${school}.`,
};

const metaTag = (kind: 'name' | 'property', name: string, content: string) =>
  `<meta ${kind}="${name}" content="${escapeHtml(content)}" />`;

function headOf({ name, language, image_splash, origin }: College): string {
  const description = descriptions[language](name);
  const picture = image_splash
    ? [metaTag('property', 'og:image', `${origin}${pictureUrl(image_splash)}`)]
    : [];
  return [
    `<title>${escapeHtml(name)}</title>`,
    metaTag('name', 'description', description),
    metaTag('property', 'og:type', 'website'),
    metaTag('property', 'og:site_name', name),
    metaTag('property', 'og:title', name),
    metaTag('property', 'og:description', description),
    metaTag('property', 'og:url', `${origin}/`),
    metaTag('property', 'og:locale', language.replace('-', '_')),
    ...picture,
    metaTag('name', 'twitter:card', picture.length > 0 ? 'summary_large_image' : 'summary'),
  ].join('\n    ');
}

const ownTags =
  /\s*<(?:title>[^<]*<\/title>|meta\s+(?:name="(?:description|twitter:[a-z]+)"|property="og:[a-z_]+")[^>]*>)/g;

/** The app's page with the school's language, title, description and social tags; as built when no school is known. */
export function shellFor(page: string, college: College | undefined): string {
  if (!college) return page;
  const direction = college.language === 'ar' ? 'rtl' : 'ltr';
  return page
    .replaceAll(ownTags, '')
    .replace(/<html\b[^>]*>/, () => `<html lang="${college.language}" dir="${direction}">`)
    .replace('</head>', () => `  ${headOf(college)}\n  </head>`);
}
