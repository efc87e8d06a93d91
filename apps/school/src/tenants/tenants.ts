import { pictureSet, tenantPicture } from '@school/domain';
import type { Locale } from '../intl/messages.ts';

/** A school that the app recognises by the page's origin, before any answer has come. */
export type Tenant = {
  slug: string;
  /** Compared with the session's college: a token of another school signs out (specification §4). */
  expectedSchool: string;
  locale: Locale;
  /** Address of the crest. */
  logo?: string;
  /** Address of the picture of the landing page and of sign-in, 1200 pixels wide. */
  image?: string;
  /** `srcset` of that picture. */
  imageSet: string;
};

const pictures = import.meta.glob<string>('./*/*.jpeg', { eager: true, query: '?url', import: 'default' });

const tenant = (slug: string, expectedSchool: string): Tenant => ({
  slug,
  expectedSchool,
  locale: 'es',
  logo: pictures[`./${slug}/logo.jpeg`],
  image: pictures[`./${slug}/app.jpeg`],
  imageSet: pictureSet((width) => tenantPicture(slug, width)),
});

const aromos = tenant('aromos', 'Colegio Los Aromos');
const puertoclaro = tenant('puertoclaro', 'Liceo Puerto Claro');
const vallenorte = tenant('vallenorte', 'Instituto Valle Norte');

const byHost: Record<string, Tenant> = {
  localhost: aromos,
  'aromos.localhost': aromos,
  'puertoclaro.localhost': puertoclaro,
  'vallenorte.localhost': vallenorte,
};

/** @param host Name of the page's host, without a port. */
export const tenantOf = (host: string): Tenant | undefined => byHost[host];
