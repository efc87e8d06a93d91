import type { Plugin } from 'vite';
import { tenantTheme } from '../../../packages/ui/src/theme/tenantTheme.ts';
import { themeCss } from '../../../packages/ui/src/theme/themeCss.ts';
import { tenantThemes } from '../src/tenants/tenantThemes.ts';

const toCss = ({ color, corners }: (typeof tenantThemes)[string]) =>
  themeCss(tenantTheme(color, { corners }));

/**
 * Writes the themes of the bundled tenants as `themes/<slug>.css`, so that a first visit shows the school's colour at once
 * without loading the palette computation.
 */
export function schoolThemes(): Plugin {
  return {
    name: 'school:themes',
    configureServer(server) {
      server.middlewares.use('/themes', (request, response, next) => {
        const theme = tenantThemes[request.url?.slice(1).replace(/\.css$/, '') ?? ''];
        if (!theme) return next();
        response.setHeader('content-type', 'text/css');
        response.end(toCss(theme));
      });
    },
    generateBundle() {
      for (const [slug, theme] of Object.entries(tenantThemes)) {
        this.emitFile({ type: 'asset', fileName: `themes/${slug}.css`, source: toCss(theme) });
      }
    },
  };
}
