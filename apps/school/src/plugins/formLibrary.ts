import type { Plugin } from './plugin.ts';

/** Preloads the code that all protected forms share, so that a form opens even if the connection is lost. */
export const formLibrary: Plugin = {
  name: 'form library',
  async start() {
    await import('../forms/DraftedForm.tsx');
  },
};
