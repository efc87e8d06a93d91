import { join } from 'node:path';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { pictureWidths, tenantPicture } from '../../../packages/domain/src/collegePicture.ts';
import { tenantThemes } from '../src/tenants/tenantThemes.ts';

const tenants = join(import.meta.dirname, '../src/tenants');
const slugs = Object.keys(tenantThemes);

const variant = (slug: string, width: number) =>
  sharp(join(tenants, slug, 'app.jpeg'))
    .resize(width)
    .webp({ quality: 78 })
    .toBuffer();

/** Writes the bundled tenants' pictures as WebP in several widths. */
export function tenantPictures(): Plugin {
  return {
    name: 'school:tenant-pictures',
    configureServer(server) {
      server.middlewares.use('/tenants', (request, response, next) => {
        const [, slug = '', width] = /^\/(\w+)\/app-(\d+)\.webp$/.exec(request.url ?? '') ?? [];
        if (!slugs.includes(slug) || !pictureWidths.includes(Number(width))) return next();
        response.setHeader('content-type', 'image/webp');
        variant(slug, Number(width)).then((picture) => response.end(picture), next);
      });
    },
    async generateBundle() {
      for (const slug of slugs)
        for (const width of pictureWidths)
          this.emitFile({
            type: 'asset',
            fileName: tenantPicture(slug, width).slice(1),
            source: await variant(slug, width),
          });
    },
  };
}
