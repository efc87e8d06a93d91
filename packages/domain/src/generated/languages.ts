// Written by generate.ts from contract/. Change the contract, then run `pnpm generate`.

export const languages = ['en', 'es', 'es-MX', 'fr', 'zh-CN', 'ar', 'de'] as const;
