import type { Page } from '@playwright/test';
import type { Language } from './journey.ts';
import { toPageModule } from './pageScript.ts';

const code = toPageModule('pseudoTexts.ts');

/** Replaces the texts of a language by those of `pseudoTexts.ts`, in the pages that are opened afterwards. */
export async function replaceTexts(page: Page, language: Language): Promise<void> {
  const isCatalogue = new RegExp(`/assets/${language}-[^/]+\\.js$`);
  await page.route(isCatalogue, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: [
        `import texts, { messages as kit } from '${new URL(route.request().url()).pathname}?original';`,
        code,
        'export const messages = toPseudo(kit);',
        'export default toPseudo(texts);',
      ].join('\n'),
    }),
  );
}
