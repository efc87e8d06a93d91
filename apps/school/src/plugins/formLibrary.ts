import type { Plugin } from './plugin.ts';

/** Preloads the code that all forms of protected pages share, so that the first one opens sooner. */
export const formLibrary: Plugin = {
  name: 'form library',
  async start() {
    await import('../forms/DraftedForm.tsx');
  },
};
