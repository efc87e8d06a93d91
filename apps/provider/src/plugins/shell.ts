import type { Language } from '@school/domain';
import type { College } from './college.ts';
import { pictureUrl } from './media.ts';

/** What the page says of itself before any script runs, and to those who only read its head. */
const descriptions: Record<Language, (school: string) => string> = {
  en: (school) => `News, events and messages of ${school}.`,
  es: (school) => `Noticias, eventos y mensajes de ${school}.`,
  'es-MX': (school) => `Noticias, eventos y mensajes de ${school}.`,
  fr: (school) => `Actualités, événements et messages de ${school}.`,
  'zh-CN': (school) => `${school}的新闻、活动和消息。`,
  ar: (school) => `أخبار ${school} وفعالياتها ورسائلها.`,
  de: (school) => `Neuigkeiten, Termine und Nachrichten von ${school}.`,
};

function escaped(text: string): string {
  const names: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return text.replaceAll(/[&<>"']/g, (character) => names[character]!);
}

const metaTag = (kind: 'name' | 'property', name: string, content: string) =>
  `<meta ${kind}="${name}" content="${escaped(content)}" />`;

function headOf({ name, language, image_splash, origin }: College): string {
  const description = descriptions[language](name);
  const picture = image_splash
    ? [metaTag('property', 'og:image', `${origin}${pictureUrl(image_splash)}`)]
    : [];
  return [
    `<title>${escaped(name)}</title>`,
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
