import type { Plugin } from './plugin.ts';

/** Loads the code that all forms behind sign-in share, so that a form opens although the connection was lost. */
export const formLibrary: Plugin = {
  name: 'form library',
  async start() {
    await import('../forms/DraftedForm.tsx');
  },
};
