import { type Language, pictureSet, tenantPicture, uploadedPicture } from '@school/domain';
import { escapeHtml } from '../escapeHtml.ts';
import type { College } from './college.ts';
import { isUploaded, pictureUrl } from './media.ts';

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

/**
 * Preloads the picture of the landing and sign-in pages, which the browser would otherwise find only after the app's
 * script has run.
 */
function picturePreload({ slug, image_splash }: College, hasTenantPicture: boolean): string[] {
  const uploaded = isUploaded(image_splash) ? pictureUrl(image_splash) : null;
  if (!uploaded && !hasTenantPicture) return [];
  const set = pictureSet((width) =>
    uploaded ? uploadedPicture(uploaded, width) : tenantPicture(slug, width),
  );
  return [`<link rel="preload" as="image" imagesrcset="${escapeHtml(set)}" fetchpriority="high" />`];
}

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

const withLanguage = (page: string, language: Language) =>
  page.replace(/<html\b[^>]*>/, () => `<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`);

/** What a served page depends on. */
interface ShellContext {
  college: College | undefined;
  /** Language of a page without a college; the app takes over the language that is served. */
  language: Language;
  /** Whether the page shows the college's picture. */
  showsPicture: boolean;
  /** Whether the app was built with a picture of that college. */
  hasTenantPicture: boolean;
}

/** The app's page with the college's language, title, description, social tags and picture. */
export function shellFor(page: string, context: ShellContext): string {
  const { college, language, showsPicture, hasTenantPicture } = context;
  if (!college) return withLanguage(page, language);
  const head = [...(showsPicture ? picturePreload(college, hasTenantPicture) : []), headOf(college)].join(
    '\n    ',
  );
  return withLanguage(page, college.language)
    .replaceAll(ownTags, '')
    .replace('</head>', () => `  ${head}\n  </head>`);
}
