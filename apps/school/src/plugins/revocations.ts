import type { Plugin } from './plugin.ts';

/** Ends sign-ins whose sign-out did not reach the provider, as soon as it can be reached. */
export const revocations: Plugin = {
  name: 'revocations',
  start({ page: { localStorage: storage }, client, visit }) {
    visit.subscribe(() => {
      if (storage.getItem('school.revocations') && visit.get().outcome === 'ok')
        void import('../data/revocations.ts').then((file) => file.sendRevocations(client, storage));
    });
  },
};
