// Written by emojiFiles.ts from Unicode and CLDR. Run `pnpm --filter @school/ui run emoji`.

export const namesByLanguage: Record<string, () => Promise<{ names: string }>> = {
  'ar': () => import('./ar.names.ts'),
  'de': () => import('./de.names.ts'),
  'en': () => import('./en.names.ts'),
  'es': () => import('./es.names.ts'),
  'es-MX': () => import('./es-MX.names.ts'),
  'fr': () => import('./fr.names.ts'),
  'zh-CN': () => import('./zh-CN.names.ts'),
};
