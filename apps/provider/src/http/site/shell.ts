import { getDirection, type Language, pictureSet, tenantPicture, uploadedPicture } from '@school/domain';
import { loadCatalog } from '../../catalogs.ts';
import { escapeHtml } from '../../escapeHtml.ts';
import { iconLinks } from '../../icons/iconLinks.ts';
import type { College } from '../college.ts';
import { manifestPath } from './manifest.ts';
import { isUploaded, pictureUrl } from '../media.ts';
import { schoolDescription } from './schoolDescription.ts';

const metaTag = (kind: 'name' | 'property', name: string, content: string) =>
  `<meta ${kind}="${name}" content="${escapeHtml(content)}" />`;

/**
 * Returns preload tags for the picture of the landing and sign-in pages, which the browser would otherwise discover
 * only after the app's script has run.
 */
function picturePreload({ slug, image_splash }: College, hasTenantPicture: boolean): string[] {
  const uploaded = isUploaded(image_splash) ? pictureUrl(image_splash) : null;
  if (!uploaded && !hasTenantPicture) return [];
  const set = pictureSet((width) =>
    uploaded ? uploadedPicture(uploaded, width) : tenantPicture(slug, width),
  );
  return [`<link rel="preload" as="image" imagesrcset="${escapeHtml(set)}" fetchpriority="high" />`];
}

function renderHead(college: College): string {
  const { name, language, image_splash, origin, theme_color } = college;
  const description = schoolDescription(college);
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
    metaTag('name', 'theme-color', theme_color),
    ...iconLinks(college),
    `<link rel="manifest" href="${manifestPath}" />`,
    metaTag('name', 'twitter:card', picture.length > 0 ? 'summary_large_image' : 'summary'),
  ].join('\n    ');
}

const ownTags =
  /\s*<(?:title>[^<]*<\/title>|link\s+rel="icon"[^>]*>|meta\s+(?:name="(?:description|twitter:[a-z]+)"|property="og:[a-z_]+")[^>]*>)/g;

/** What `first-paint.js` shows instead of an app that doesn't start, by the id of its template: title and body. */
const fallbacks = {
  unavailable: ['errors.notLoaded.title', 'errors.notLoaded.body'],
  'not-started': ['errors.notStarted.title', 'errors.notStarted.body'],
  'old-browser': ['errors.oldBrowser.title', 'errors.oldBrowser.body'],
  'storage-blocked': ['errors.storageBlocked.title', 'errors.storageBlocked.body'],
} as const;

function fallbackIn(language: Language, [title, body]: readonly [string, string]): string {
  const catalog = loadCatalog(language);
  const text = (id: string) => escapeHtml(catalog[id]!);
  const retry = `<a href="">${text('app.retry')}</a>`;
  return `<main><h1>${text(title)}</h1><p>${text(body)}</p><p>${retry}</p></main>`;
}

const withLanguage = (page: string, language: Language) =>
  Object.entries(fallbacks).reduce(
    (written, [template, texts]) =>
      written.replace(
        new RegExp(String.raw`(<template id="${template}"\s*>)[^]*?(</template\s*>)`),
        (_, begin: string, end: string) => `${begin}${fallbackIn(language, texts)}${end}`,
      ),
    page.replace(/<html\b[^>]*>/, () => `<html lang="${language}" dir="${getDirection(language)}">`),
  );

/** The input of a served page. */
interface ShellContext {
  college: College | undefined;
  /** Language of a page without a college; the app uses the language that is served. */
  language: Language;
  /** Whether the page shows the college's picture. */
  showsPicture: boolean;
  /** Whether the app was built with a picture of that college. */
  hasTenantPicture: boolean;
}

/** Returns the app's page with the college's language, title, description, social tags, icons and picture. */
export function shellFor(page: string, context: ShellContext): string {
  const { college, language, showsPicture, hasTenantPicture } = context;
  if (!college) return withLanguage(page, language);
  const head = [...(showsPicture ? picturePreload(college, hasTenantPicture) : []), renderHead(college)].join(
    '\n    ',
  );
  return withLanguage(page, college.language)
    .replaceAll(ownTags, '')
    .replace('</head>', () => `  ${head}\n  </head>`);
}
