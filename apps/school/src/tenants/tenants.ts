import { pictureSet, tenantPicture } from '@school/domain';
import type { Locale } from '../intl/messages.ts';

/** A school that the app knows by the page's host, before any response. */
export type Tenant = {
  slug: string;
  /** Compared with the session's college: a token of another school signs out (specification §4). */
  expectedSchool: string;
  locale: Locale;
  /** URL of the logo. */
  logo?: string;
  /** URL of the picture on the landing page and sign-in, 1200 pixels wide. */
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

/**
 * Returns the bundled tenant of a host.
 * @param host Host name of the page, without a port.
 */
export const findTenant = (host: string): Tenant | undefined => byHost[host];
